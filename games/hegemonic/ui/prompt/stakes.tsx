import type { Seat } from '@conclave/kernel';
import { Emblem, type SeatInfo } from '@conclave/kit';
import type { Move, State } from '../../rules/types.ts';
import { boardLetter } from '../../words/sector-names.ts';
import { isPaidFor, swingsBy } from '../points.ts';

/** What a move would change of what boards pay, first to its maker. */
export function Stakes({
  view,
  seat,
  seats,
  move,
}: {
  readonly view: Readonly<State>;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  readonly move: Move;
}) {
  if (!isPaidFor(move)) return null;
  const swings = swingsBy(view, seat, move).toSorted(
    (a, b) => Number(b.seat === seat) - Number(a.seat === seat),
  );
  const ifWon = move[0] === 'attack' ? 'if won, ' : '';
  if (swings.length === 0) return <span>{ifWon}boards pay as before</span>;
  return swings.map(({ board, seat: paid, before, after }) => (
    <span
      key={`${board} ${paid}`}
      className={paid === seat ? `k-firm ${after > before ? 'k-gain' : 'k-loss'}` : ''}
    >
      {paid !== seat && <Emblem seat={paid} size={11} title={seats[paid]!.name} />} {ifWon}board{' '}
      {boardLetter(board)}: {before} → {after} VP
    </span>
  ));
}
