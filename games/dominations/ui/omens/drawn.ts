import type { Seat, Viewer } from '@conclave/kernel';
import type { Event, State } from '../../rules/types.ts';

/** An Omen that came up, and whose it is. */
export interface Drawn {
  readonly omen: number;
  readonly seat: Seat;
  /** The Augur's second one, which is not resolved. */
  readonly isDiscarded: boolean;
}

/** The Omens that events tell of, in their order. */
export const drawnIn = (events: readonly Event[]): readonly Drawn[] =>
  events.flatMap((event) =>
    event[0] === 'omenDrawn' || (event[0] === 'omenDiscarded' && event[2] >= 0)
      ? [{ omen: event[2], seat: event[1], isDiscarded: event[0] === 'omenDiscarded' }]
      : [],
  );

/** Whether the viewer has gone on since, and not only others: has laid a tile. Who only looks on goes on with anybody. */
export const hasGoneOn = (events: readonly Event[], viewer: Viewer): boolean =>
  events.some((event) => event[0] === 'placed' && (viewer === 'table' || event[1] === viewer));

/** Those of a list that are not in another one, each as often as it is missing there. */
function beyond(list: readonly number[], other: readonly number[]): number[] {
  const left = [...other];
  return list.filter((omen) => {
    const at = left.indexOf(omen);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The Omens that must have come up between two positions of the same turn: where no events are played. */
export function drawnBetween(before: Readonly<State>, after: Readonly<State>): readonly Drawn[] {
  const seat = before.active;
  const isSameTurn = seat >= 0 && seat === after.active && before.round === after.round;
  if (!isSameTurn || before.omenDeck.length <= after.omenDeck.length) return [];
  return beyond(
    [...after.omenDiscard, ...after.activeOmens],
    [...before.omenDiscard, ...before.activeOmens],
  ).map((omen) => ({ omen, seat, isDiscarded: false }));
}
