import { games } from '@conclave/games';
import { useEffect, useRef } from 'react';
import { useAsked, useHere } from '../live/context.tsx';
import { isVoice } from '../settings/one-voice.ts';
import { softTone } from '../settings/sound.ts';
import { settings } from '../settings/store.ts';

/** Says in the tab's title, on the app's badge and (if wished) by a soft tone that it is my turn. */
export function useTurnSignal(): void {
  const { id, loaded, live } = useHere();
  const { game } = loaded;
  const title = games[game.id]?.meta.title ?? 'Conclave';
  const mine = useAsked();
  const was = useRef(mine);
  useEffect(() => {
    document.title = mine ? `\u25cf Your turn · ${title}` : `${title} · Conclave`;
    if (mine) navigator.setAppBadge?.(1).catch(() => undefined);
    else navigator.clearAppBadge?.().catch(() => undefined);
    if (mine && !was.current && settings.getState().sound) {
      const { seat, steps } = live.store.getState().known;
      void isVoice(`${id} ${seat} ${steps.length}`).then((mayI) => mayI && softTone());
    }
    was.current = mine;
  }, [mine, title, id, live]);
  useEffect(
    () => () => {
      document.title = 'Conclave';
      navigator.clearAppBadge?.().catch(() => undefined);
    },
    [],
  );
}
