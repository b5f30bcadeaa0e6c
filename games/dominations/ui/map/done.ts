import type { Seat, Viewer } from '@conclave/kernel';
import { unsent, useMarked } from '@conclave/kit';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../draft.ts';

/** Where something was done, by whom, and whether a tile was placed there: then nobody's piece says whose doing it was. */
export interface Done {
  readonly cell: number;
  readonly seat: Seat;
  readonly isTile: boolean;
}

/** The places at which others than a seat have done something. */
export function doneBy(events: readonly Event[], viewer: Viewer): readonly Done[] {
  return events.flatMap((event): Done[] => {
    switch (event[0]) {
      case 'placed':
        return event[1] === viewer ? [] : [{ cell: event[3], seat: event[1], isTile: true }];
      case 'cityBuilt':
        return event[1] === viewer ? [] : [{ cell: event[2], seat: event[1], isTile: false }];
      case 'levelBuilt':
        return event[1] === viewer || event[6] < 0 ? [] : [{ cell: event[6], seat: event[1], isTile: false }];
      default:
        return [];
    }
  });
}

const marked = unsent<readonly Done[]>('dominations done', []);

/** What others have done since the viewer placed the last tile; each place once, as it was done last. */
export function useDone(table: Props): readonly Done[] {
  const { viewer } = table;
  const done = marked.useCell();
  useMarked(table, ({ events }, isAlone) => {
    if (isAlone) return done.set(doneBy(events, 'table'));
    const own = events.findLastIndex((event) => event[0] === 'placed' && event[1] === viewer);
    const more = doneBy(events.slice(own + 1), viewer);
    if (own < 0 && more.length === 0) return;
    const before = own < 0 ? done.get() : [];
    done.set([...before.filter(({ cell }) => !more.some((next) => next.cell === cell)), ...more]);
  });
  const { cells } = table.view;
  return done.use().filter(({ cell }) => cells.includes(cell));
}
