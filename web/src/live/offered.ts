import type { Core, Game, Move } from '@conclave/kernel';
import { ofTable } from '@conclave/kit';
import { sameMoves } from '@conclave/kit/table';
import type { TableState } from './live-table.ts';

/** Moves, and what they were offered in. */
interface Offer {
  readonly view: Core;
  readonly seat: number;
  /** The seat's own moves so far, with those that the server has not answered yet. */
  readonly own: number;
  readonly moves: readonly Move[];
}

const ownMoves = ({ known, pending }: TableState, seat: number): number =>
  known.steps.filter((step) => step.seat === seat).length + pending.length;

/**
 * What a seat may do, worked out once for all parts of a page. While others answer beside me the question stays the same,
 * and so does the list: nothing begun, raised or warned of is lost.
 */
export const offers = ofTable(() => {
  let last: Offer | null = null;
  return (game: Game, view: Core, seat: number, now: TableState): readonly Move[] => {
    if (last?.view === view && last.seat === seat) return last.moves;
    const own = ownMoves(now, seat);
    const moves = game.moves(view, seat);
    const isSame = last?.seat === seat && last.own === own && sameMoves(last.moves, moves);
    last = { view, seat, own, moves: isSame ? last!.moves : moves };
    return last.moves;
  };
});
