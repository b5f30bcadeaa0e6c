import type { Seat } from '@conclave/kernel';
import type { ScorePart } from '@conclave/web/kit';
import type { State } from '../rules/types.ts';

/** A seat's points by source: the boards round by round, at the end the Advanced Technologies (HG-SCO-02, HG-END-03). */
export function scoreParts(view: Readonly<State>, seat: Seat): readonly ScorePart[] {
  const boards = view.scored.map(
    (points, i): ScorePart => ({ label: `Round ${i + 1}`, points: points[seat]!, detail: 'boards' }),
  );
  const technologies = view.points[seat]! - boards.reduce((sum, { points }) => sum + points, 0);
  return technologies > 0 ? [...boards, { label: 'Advanced Technologies', points: technologies }] : boards;
}
