import type { Seat } from '@conclave/kernel';
import type { ScorePart } from '@conclave/kit';
import type { Event, State } from '../rules/types.ts';
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
