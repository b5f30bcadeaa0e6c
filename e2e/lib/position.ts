import { bots } from '@conclave/bots';
import { type Move, type State, stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import {
  type Move as AnyMove,
  type Core,
  type Game,
  moveText,
  type Options,
  pick,
  type Rng,
  type Seat,
  seeded,
  seedOf,
} from '@conclave/kernel';

/** A place in a game and the way there. */
export interface Position<S extends Core = State> {
  readonly game: { readonly id: string; readonly rules: number };
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly (readonly [seat: Seat, move: string])[];
  readonly state: S;
}

/** What one looks for: the state, and what the first seat may do there (nothing while it is another's turn). */
export type Fits<S extends Core = State, M extends AnyMove = Move> = (
  state: S,
  moves: readonly M[],
) => boolean;

const OPTIONS: Options = {
  firstPlayer: 'seat1',
  roundLimit: 60,
  vpCounts: 'shown',
  discardPile: 'browsable',
};
const MOST_GAMES = 2000;

/** How a game goes on; without `choose` at random. */
export interface Course<S extends Core, M extends AnyMove> {
  readonly seats: number;
  readonly options: Options;
  readonly choose?: (state: S, seat: Seat, moves: readonly M[], chance: Rng) => M;
}

/** The first fitting place in games of Stardust Imperium that go on at random, always the same one. */
export const find = (seats: number, fits: Fits): Position =>
  findIn(stardustImperium, { seats, options: OPTIONS }, fits);

/** The same in any game, and with any player. */
export function findIn<S extends Core, M extends AnyMove>(
  game: Game<S, M>,
  how: Course<S, M>,
  fits: Fits<S, M>,
): Position<S> {
  for (let number = 1; number <= MOST_GAMES; number++) {
    const found = play(game, how, number, fits);
    if (found) return found;
  }
  throw new Error(`not found in ${MOST_GAMES} games: ${fits}`);
}

/** A place in a game of stewards, where the first seat may do what is looked for. */
export const amongStewards = <S extends Core, M extends AnyMove>(
  game: Game<S, M>,
  seats: number,
  fits: Fits<S, M>,
  options: Options = {},
): Position<S> =>
  findIn(
    game,
    {
      seats,
      options,
      choose: (state, seat, moves, chance) =>
        bots.steward!.choose(game, game.view(state, seat), seat, moves, chance),
    },
    fits,
  );

export const isOver = (state: Core): boolean => state.outcome !== null;

/** Somewhere in the middle, with cards built on all sides and the first seat on turn. */
export const isHalfway: Fits = (state, moves) =>
  moves.some(([label]) => label === 'research') && state.tableaus.every((tableau) => tableau.length >= 3);

function play<S extends Core, M extends AnyMove>(
  game: Game<S, M>,
  { seats, options, choose = (_, __, moves, chance) => pick(chance, moves) }: Course<S, M>,
  number: number,
  fits: Fits<S, M>,
): Position<S> | null {
  const seed = seedOf(number);
  const state = game.setup(seed, seats, options);
  const chance = seeded(seedOf(-number));
  const moves: [Seat, string][] = [];
  for (;;) {
    const waiting = game.waiting(state);
    const seat = waiting.at(-1);
    if (fits(state, waiting.includes(0) ? game.moves(state, 0) : []))
      return { game, seats, options, seed, moves, state };
    if (seat === undefined) return null;
    const move = choose(state, seat, game.moves(state, seat), chance);
    moves.push([seat, moveText(move)]);
    game.apply(state, seat, move);
  }
}
