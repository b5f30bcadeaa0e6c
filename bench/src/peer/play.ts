import { below, type Rng } from '@conclave/kernel';
import type { State } from 'boardgame.io';
import { Client, CreateGameReducer, InitializeGame } from './boardgame.ts';
import { claimsPeer, type Deal, enumerate, type G } from './claims.ts';

/** A running game of boardgame.io. */
interface Running {
  state(): State<G>;
  make(seat: number, move: string, args: readonly number[]): void;
}

const action = (seat: number, move: string, args: readonly number[]) =>
  ({ type: 'MAKE_MOVE', payload: { type: move, args, playerID: `${seat}` } }) as never;

/** As an application runs it: a client with its store, middleware and log. */
export function client(seats: number, deal?: Deal): Running {
  const made = Client({ game: claimsPeer(deal), numPlayers: seats, debug: false });
  return {
    state: () => made.store.getState() as State<G>,
    make: (seat, move, args) => made.store.dispatch(action(seat, move, args)),
  };
}

/** The least that can be run: its reducer alone. */
export function reducer(seats: number, deal?: Deal): Running {
  const game = claimsPeer(deal);
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: seats }) as State<G>;
  return {
    state: () => state,
    make(seat, move, args) {
      state = reduce(state, action(seat, move, args)) as State<G>;
    },
  };
}

/** Plays random moves of random seats to the end, all moves listed each time; returns how many. */
export function playRandomly(running: Running, rng: Rng): number {
  for (let moves = 0; ; moves++) {
    const { G: g, ctx } = running.state();
    if (ctx.gameover !== undefined) return moves;
    const seats = Object.keys(ctx.activePlayers ?? {})
      .map(Number)
      .filter((seat) => g.committed[seat] === null);
    const seat = seats[below(rng, seats.length)]!;
    const list = enumerate(g, ctx, seat);
    const { move, args } = list[below(rng, list.length)]!;
    running.make(seat, move, args);
  }
}
