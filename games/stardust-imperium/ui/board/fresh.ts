import type { Seat } from '@conclave/kernel';
import { tableState, useMarked } from '@conclave/kit';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../table.ts';

/** A card that an opponent's turn took out of a tableau. */
interface Gone {
  readonly seat: Seat;
  readonly uid: number;
  readonly text: string;
}

/** What opponents did since the viewer's last main action: by card, and what is no longer there. */
export interface Fresh {
  readonly marks: ReadonlyMap<number, string>;
  readonly gone: readonly Gone[];
}

export const NONE: Fresh = { marks: new Map(), gone: [] };

type Seats = Props['seats'];

/** What is said on a card of what happened to it. */
function marked(event: Event, viewer: Seat, seats: Seats): readonly [uid: number, text: string] | null {
  switch (event[0]) {
    case 'built':
      return [event[2], `just built, ${event[3]}$`];
    case 'functionUsed':
      return [event[2], 'just used'];
    case 'gave':
      return event[2] === viewer ? [event[3], `from ${seats[event[1]]!.name}`] : null;
    case 'movedTableau':
      return [event[3], `from ${seats[event[1]]!.name}`];
    default:
      return null;
  }
}

/** Where a card went that lay in a tableau. */
function leaving(event: Event, seats: Seats): Gone | null {
  switch (event[0]) {
    case 'returned':
      return { seat: event[1], uid: event[2], text: 'back in hand' };
    case 'destroyed':
      return { seat: event[1], uid: event[2], text: 'destroyed' };
    case 'movedTableau':
      return { seat: event[1], uid: event[3], text: `now of ${seats[event[2]]!.name}` };
    default:
      return null;
  }
}

/**
 * What is known after an event of what opponents did; what the viewer's own turn did needs no telling, unless somebody else
 * took it, as in a replay.
 */
export function freshAfter(
  fresh: Fresh,
  event: Event,
  viewer: Props['viewer'],
  seats: Seats,
  isReplayed = false,
): Fresh {
  if (viewer === 'table') return NONE;
  const isMine = event[1] === viewer;
  if (isMine && (event[0] === 'researching' || event[0] === 'declared')) return NONE;
  const gone = leaving(event, seats);
  const mark = isMine && !isReplayed ? null : marked(event, viewer, seats);
  const isOwnDoing = isMine && event[0] === 'returned';
  return {
    marks: mark === null ? fresh.marks : new Map([...fresh.marks, mark]),
    gone: gone === null || isOwnDoing ? fresh.gone : [...fresh.gone, gone],
  };
}

/** What opponents did, for every part of the table. */
export const freshness = tableState(NONE);

/** Keeps what opponents did marked until the viewer acts. */
export function useFresh(props: Props): void {
  const { get, set } = freshness.useCell();
  useMarked(props, ({ events }, isAlone) =>
    set(
      events.reduce(
        (now, event) => freshAfter(now, event, props.viewer, props.seats, isAlone),
        isAlone ? NONE : get(),
      ),
    ),
  );
}
