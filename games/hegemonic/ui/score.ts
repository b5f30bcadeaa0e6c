import type { Seat } from '@conclave/kernel';
import type { GameUi, ScorePart } from '@conclave/kit';
import { isTied } from '@conclave/mechanics/places';
import { totalIncome } from '../rules/networks.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { boardName } from '../words/sector-names.ts';

/** A seat's points by source: the boards round by round, at the end the Advanced Technologies (HG-SCO-02, HG-END-03). */
export function scoreParts(view: Readonly<State>, seat: Seat): readonly ScorePart[] {
  const boards = view.scored.map(
    (points, i): ScorePart => ({ label: `Round ${i + 1}`, points: points[seat]!, detail: 'boards' }),
  );
  const technologies = view.points[seat]! - boards.reduce((sum, { points }) => sum + points, 0);
  return technologies > 0 ? [...boards, { label: 'Advanced Technologies', points: technologies }] : boards;
}

/** All points come from scorings: of a board at the end of a round, and of Advanced Technologies at the end of the game. */
export function scoring(event: Event): { readonly text: string; readonly points: readonly number[] } | null {
  switch (event[0]) {
    case 'boardScored':
      return { text: `Scoring of ${boardName(event[1])}`, points: event[3] };
    case 'technologiesScored':
      return { text: 'Scoring of Advanced Technologies', points: event[1] };
    default:
      return null;
  }
}

/** Between equal points income decides (HG-END-04). */
export const decided: NonNullable<GameUi<State, Move, Event>['decided']> = ({ outcome }) =>
  outcome !== null && isTied(outcome.scores, outcome.places.indexOf(1))
    ? { label: 'Income', of: totalIncome }
    : null;
