import { type Move, type State, stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import {
  type Move as AnyMove,
  moveText,
  type Options,
  pick,
  type Seat,
  seeded,
  seedOf,
} from '@conclave/kernel';

/** A place in a game and the way there. */
export interface Position {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly (readonly [seat: Seat, move: string])[];
  readonly state: State;
}

/** What one looks for: the state, and what the first seat may do there (nothing while it is another's turn). */
export type Fits = (state: State, moves: readonly Move[]) => boolean;

const OPTIONS: Options = {
  firstPlayer: 'seat1',
  roundLimit: 60,
  vpCounts: 'shown',
  discardPile: 'browsable',
};
const MOST_GAMES = 2000;

/** The first fitting place in games that go on at random, always the same one. */
export function find(seats: number, fits: Fits): Position {
  for (let game = 1; game <= MOST_GAMES; game++) {
    const found = play(seats, game, fits);
    if (found) return found;
  }
  throw new Error(`not found in ${MOST_GAMES} games: ${fits}`);
}

export const isOver: Fits = (state) => state.outcome !== null;

/** Somewhere in the middle, with cards built on all sides and the first seat on turn. */
export const isHalfway: Fits = (state, moves) =>
  moves.some(([label]) => label === 'research') && state.tableaus.every((tableau) => tableau.length >= 3);

function play(seats: number, game: number, fits: Fits): Position | null {
  const seed = seedOf(game);
  const state = stardustImperium.setup(seed, seats, OPTIONS);
  const chance = seeded(seedOf(-game));
  const moves: [Seat, string][] = [];
  for (;;) {
    const seat = stardustImperium.waiting(state)[0];
    const open = seat === undefined ? [] : stardustImperium.moves(state, seat);
    if (fits(state, seat === 0 ? open : [])) return { seats, options: OPTIONS, seed, moves, state };
    if (seat === undefined) return null;
    const move = pick(chance, open);
    moves.push([seat, moveText(move as AnyMove)]);
    stardustImperium.apply(state, seat, move);
  }
}
