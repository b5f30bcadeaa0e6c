import { playout, seeded, seedOf } from '@conclave/kernel';
import { rulesOf } from '@conclave/lab';
import type { Part } from '../figures.ts';
import { medianRates } from '../measure.ts';

const GAME = 'stardust-imperium';

/** Random play to the end, setup included, all options listed before each move. */
export const kernel: Part = {
  id: 'kernel',
  title: 'Random play of Stardust Imperium, one core, options listed at each move',
  async measure() {
    const game = await rulesOf(GAME);
    const seats = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
    const rates = medianRates(
      seats.map((n) => {
        let games = 0;
        return () => playout(game, game.setup(seedOf(++games), n), seeded(seedOf(-games)));
      }),
    );
    return seats.map((n, i) => ({ what: `${n} seats`, value: rates[i]!, unit: 'moves/s', least: 150_000 }));
  },
};
