import { copy, playout, seeded, seedOf } from '@conclave/kernel';
import type { Part } from '../figures.ts';
import { type Loaded, loadedGames } from '../loaded.ts';
import { medianMicroseconds } from '../measure.ts';

const SEATS = 4;
/** Moves played before the state is looked at: the middle of a game. */
const MOVES = 120;

interface Costs {
  readonly calls: readonly (readonly [what: string, call: () => unknown])[];
  /** Size of the state in kilobytes of JSON text. */
  readonly size: number;
}

function costsOf({ game }: Loaded): Costs {
  const state = game.setup(seedOf(1), SEATS);
  playout(game, state, seeded(seedOf(2)), MOVES);
  const seat = game.waiting(state)[0] ?? 0;
  const view = game.view(state, seat);
  const rng = seeded(seedOf(3));
  return {
    calls: [
      ['moves of the seat asked', () => game.moves(state, seat)],
      ['clone', () => game.clone(state)],
      ['copy without the game’s own clone', () => copy(state)],
      ['view', () => game.view(state, seat)],
      ['determinize', () => game.determinize(view, seat, rng)],
      ['hash', () => game.hash(state)],
      ['view as JSON text', () => JSON.stringify(view)],
    ],
    size: JSON.stringify(state).length / 1000,
  };
}

/** What a server, a client and a searching bot pay for each state. */
export const costs: Part = {
  id: 'costs',
  title: `One state, ${SEATS} seats, after ${MOVES} random moves`,
  async measure() {
    const games = (await loadedGames()).map((one) => ({ title: one.title, ...costsOf(one) }));
    const each = medianMicroseconds(games.flatMap(({ calls }) => calls.map(([, call]) => call)));
    return games.flatMap(({ title, calls, size }) => [
      ...calls.map(([what]) => ({ what: `${title}: ${what}`, value: each.shift()!, unit: 'µs' })),
      { what: `${title}: state as JSON text`, value: size, unit: 'kB' },
    ]);
  },
};
