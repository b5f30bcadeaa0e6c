import { useLayoutEffect, useMemo } from 'react';
import type { LoadedGame } from '../net/games.ts';
import { type Film, linesAt } from '../record/film.ts';
import { EntryList, useEntries } from '../table/entry-list.tsx';
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
  const log = useMemo(
    () =>
      film.states.flatMap((_, i) => {
        const lines = linesAt(film, game, ui, i, look.seat, look.open);
        return lines.length === 0 ? [] : [{ version: i, seat: null, lines }];
      }),
    [film, game, ui, look],
  );
  const entries = useEntries(log);
  const { list } = entries;
  useLayoutEffect(() => {
    const here = log.findIndex((entry) => entry.version === at);
    if (here >= 0) list.scrollToIndex(here);
  }, [at, log, list]);
  return (
    <section
      {...entries.box}
      className="log"
      aria-label="Log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <EntryList of={entries} className="happened" here={at}>
        {(entry) => (
          <>
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
          </>
        )}
      </EntryList>
    </section>
  );
}
