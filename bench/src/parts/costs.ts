import { copy, playout, seeded, seedOf } from '@conclave/kernel';
import { rulesOf } from '@conclave/lab';
import type { Part } from '../figures.ts';
import { medianMicroseconds } from '../measure.ts';

const SEATS = 4;
/** Moves played before the state is looked at: the middle of a game. */
const MOVES = 120;

/** What a server, a client and a searching bot pay for each state. */
export const costs: Part = {
  id: 'costs',
  title: `One state of Stardust Imperium, ${SEATS} seats, after ${MOVES} random moves`,
  async measure() {
    const game = await rulesOf('stardust-imperium');
    const state = game.setup(seedOf(1), SEATS);
    playout(game, state, seeded(seedOf(2)), MOVES);
    const seat = game.waiting(state)[0] ?? 0;
    const view = game.view(state, seat);
    const rng = seeded(seedOf(3));
    const calls: readonly (readonly [string, () => unknown])[] = [
      ['moves of the seat asked', () => game.moves(state, seat)],
      ['clone', () => game.clone(state)],
      ['copy without the game’s own clone', () => copy(state)],
      ['view', () => game.view(state, seat)],
      ['determinize', () => game.determinize(view, seat, rng)],
      ['hash', () => game.hash(state)],
      ['view as JSON text', () => JSON.stringify(view)],
    ];
    const costs = medianMicroseconds(calls.map(([, call]) => call));
    const size = { what: 'state as JSON text', value: JSON.stringify(state).length / 1000, unit: 'kB' };
    return [...calls.map(([what], i) => ({ what, value: costs[i]!, unit: 'µs' })), size];
  },
};
