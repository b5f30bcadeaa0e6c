import { games } from '@conclave/games';
import { useEffect, useRef } from 'react';
import { useAsked, useHere } from '../live/context.tsx';

/** Says in the tab's title, on the app's badge and by a sound that it is my turn. */
export function useTurnSignal(): void {
  const { loaded, hear } = useHere();
  const { game } = loaded;
  const title = games[game.id]?.meta.title ?? 'Conclave';
  const mine = useAsked();
  const was = useRef(mine);
  useEffect(() => {
    document.title = mine ? `\u25cf Your turn · ${title}` : `${title} · Conclave`;
    if (mine) navigator.setAppBadge?.(1).catch(() => undefined);
    else navigator.clearAppBadge?.().catch(() => undefined);
    if (mine && !was.current) hear('turn');
    was.current = mine;
  }, [mine, title, hear]);
  useEffect(
    () => () => {
      document.title = 'Conclave';
      navigator.clearAppBadge?.().catch(() => undefined);
    },
    [],
  );
}
