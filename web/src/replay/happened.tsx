import { useRoving } from '@conclave/kit';
import { useEffect, useMemo, useRef } from 'react';
import type { LoadedGame } from '../net/games.ts';
import { type Film, noticed, seen } from '../record/film.ts';
import { LogLines } from '../table/log-panel.tsx';
import type { Look } from './player.tsx';

/** The log of the whole game; pressing a move goes there. */
export function Happened({
  film,
  loaded: { game, ui },
  at,
  look,
  onGo,
}: {
  readonly film: Film;
  readonly loaded: LoadedGame;
  readonly at: number;
  readonly look: Look;
  readonly onGo: (to: number) => void;
}) {
  const entries = useMemo(
    () =>
      film.states.map((state, i) => {
        const after = seen(game, state, look.seat, look.open);
        const events = noticed(game, film.events[i]!, look.seat, look.open);
        const lines = events.flatMap((event) => ui.describe(event, film.seats, after) ?? []);
        return { version: i, seat: null, lines };
      }),
    [film, game, ui, look],
  );
  const roving = useRoving<HTMLOListElement>();
  const list = roving.ref;
  const here = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the reason to scroll
  useEffect(() => {
    const [box, item] = [list.current!, here.current];
    if (!item) return;
    const [top, bottom] = [
      item.offsetTop - box.offsetTop,
      item.offsetTop - box.offsetTop + item.offsetHeight,
    ];
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 3;
  }, [at]);
  return (
    <ol {...roving} className="log" aria-label="Log">
      {entries.map((entry) =>
        entry.lines.length === 0 ? null : (
          <li
            key={entry.version}
            ref={entry.version === at ? here : null}
            className="log-entry happened"
            data-here={entry.version === at || undefined}
          >
            <button
              type="button"
              data-rove
              className="happened-go"
              aria-label={`Go to move ${entry.version}`}
              onClick={() => onGo(entry.version)}
            >
              {entry.version}
            </button>
            <div>
              <LogLines entry={entry} />
            </div>
          </li>
        ),
      )}
    </ol>
  );
}
