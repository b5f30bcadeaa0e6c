import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { technology } from '../rules/cards.ts';
import { conflictOf } from '../rules/conflict/declaring.ts';
import type { Move, State } from '../rules/types.ts';
import { afterVictory, foreseen } from './board/foreseen.ts';
import { type Swing, swingsBetween } from './board/standings.ts';
import type { Offer } from './parts.ts';

type View = Readonly<State>;

const ON_BOARDS: ReadonlySet<Move[0]> = new Set<Move[0]>([
  'complex',
  'embassy',
  'outpost',
  'relocate',
  'attack',
]);

/** Whether a move is about bases, which are all that boards pay for. */
export const isPaidFor = ([label]: Move): boolean => ON_BOARDS.has(label);

/** What a move would change of what boards pay; of an attack, if it is won. */
export function swingsBy(view: View, seat: Seat, move: Move): readonly Swing[] {
  if (!isPaidFor(move)) return [];
  const after =
    move[0] === 'attack' ? afterVictory(view, conflictOf(view, seat, move)) : foreseen(view, seat, move);
  return swingsBetween(view, after);
}

/** The points that a seat would be paid more by all boards together. */
export const gainBy = (view: View, seat: Seat, move: Move): number =>
  swingsBy(view, seat, move).reduce(
    (sum, { seat: paid, before, after }) => (paid === seat ? sum + after - before : sum),
    0,
  );

/** The most that one of several moves would gain on the boards, in short: “≤ +9 VP”; empty for nothing. */
export function bestGain(view: View, seat: Seat, offers: readonly Offer[]): string {
  const gains = offers.map(({ move }) => gainBy(view, seat, move));
  const most = Math.max(0, ...gains);
  if (most === 0) return '';
  return `${gains.every((gain) => gain === most) ? '' : '≤ '}+${most} VP`;
}

/** HG-END-03: the points of a technology at the end of the game, if it is advanced then. */
export const pointsAtEnd = (view: View, card: number): number =>
  tables(view).pointsATier * technology(view, card).tier;

/** “+4 VP at the end”. */
export const gainAtEnd = (view: View, card: number): string => `+${pointsAtEnd(view, card)} VP at the end`;
