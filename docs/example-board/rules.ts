import { type Next, type Seat, vocabulary } from '@conclave/kernel';
import {
  BOX,
  MOST_MOVES,
  PIECES,
  type Sentries,
  type SentriesEvent,
  type SentriesMove,
  SIZE,
} from './types.ts';

const { procedures, procedure, call, loop, tell } = vocabulary<Sentries, SentriesMove, SentriesEvent>();

export { call, procedures };

export const owner = (piece: number): Seat => Math.floor(piece / PIECES);
export const isKeeper = (piece: number): boolean => piece % PIECES === 2;
const rowOf = (square: number): number => Math.floor(square / SIZE);
const columnOf = (square: number): number => square % SIZE;

/** SN-1: the row where a seat begins, seat 0 below. */
export const homeRow = (seat: Seat): number => (seat === 0 ? SIZE - 1 : 0);

const piecesOf = (s: Readonly<Sentries>, seat: Seat): readonly number[] =>
  [...s.squares.keys()].filter((piece) => owner(piece) === seat && s.squares[piece] !== BOX);

const pieceAt = (s: Readonly<Sentries>, square: number): number =>
  square === BOX ? -1 : s.squares.indexOf(square);

/** SN-2: a keeper goes one square in any direction, a sentry one square forward, straight or diagonally. */
export function isStep(piece: number, from: number, to: number): boolean {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if (from === to || Math.abs(dx) > 1 || Math.abs(dy) > 1) return false;
  return isKeeper(piece) || dy === (owner(piece) === 0 ? -1 : 1);
}

/** SN-3: to an empty square, or to one of the other seat's. */
export function isFree(s: Readonly<Sentries>, seat: Seat, square: number): boolean {
  const there = pieceAt(s, square);
  return there < 0 || owner(there) !== seat;
}

function movesOf(s: Readonly<Sentries>, seat: Seat): readonly SentriesMove[] {
  const moves: SentriesMove[] = [];
  for (const piece of piecesOf(s, seat))
    for (let to = 0; to < BOX; to++)
      if (isStep(piece, s.squares[piece]!, to) && isFree(s, seat, to)) moves.push(['move', piece, to]);
  return moves;
}

/** SN-4, SN-5: why the game is over, and who has won; null while it goes on. */
function ending(s: Readonly<Sentries>): { readonly reason: string; readonly winner: Seat | null } | null {
  for (const seat of [0, 1]) {
    const keeper = s.squares[seat * PIECES + 2]!;
    if (keeper === BOX) return { reason: 'caught', winner: 1 - seat };
    if (rowOf(keeper) === homeRow(1 - seat)) return { reason: 'across', winner: seat };
  }
  if (s.made < MOST_MOVES && movesOf(s, s.active).length > 0) return null;
  const [mine, others] = [piecesOf(s, 0).length, piecesOf(s, 1).length];
  return {
    reason: s.made < MOST_MOVES ? 'blocked' : 'long',
    winner: mine === others ? null : mine > others ? 0 : 1,
  };
}

/** SN-2, SN-3: a piece moves, and captures what stands there. */
const turn = procedure(
  'turn',
  {},
  {
    movePiece: {
      rule: 'SN-2',
      who: (s) => s.active,
      options: (s, _f, seat, emit) => movesOf(s, seat).forEach(emit),
      take(s, _f, seat, [, piece, to]) {
        const captured = pieceAt(s, to);
        tell(['moved', seat, piece, s.squares[piece]!, to]);
        if (captured >= 0) {
          s.squares[captured] = BOX;
          tell(['captured', owner(captured), captured]);
        }
        s.squares[piece] = to;
        s.active = 1 - seat;
        s.made++;
      },
    },
  },
);

/** SN-4, SN-5: turns until somebody has won or nothing goes on. */
export const wholeGame = procedure(
  'wholeGame',
  {},
  {
    playTurns(s): Next {
      if (ending(s) === null) return loop(turn, {});
    },
    finish(s) {
      const { reason, winner } = ending(s)!;
      const scores = [0, 1].map((seat) => piecesOf(s, seat).length);
      s.outcome = {
        places: [0, 1].map((seat) => (winner === null || winner === seat ? 1 : 2)),
        scores,
        reason,
      };
    },
  },
);
