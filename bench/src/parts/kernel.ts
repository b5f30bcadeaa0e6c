import { type Game, playout, seeded, seedOf } from '@conclave/kernel';
import type { Part } from '../figures.ts';
import { loadedGames } from '../loaded.ts';
import { medianRates } from '../measure.ts';

/** Moves a second that no change may fall short of, by game. */
const LEAST: { readonly [id: string]: number } = {
  'stardust-imperium': 150_000,
  apex: 150_000,
  hegemonic: 60_000,
  hexpanse: 80_000,
  dominations: 40_000,
};

/** One random game after another; each call answers with the number of moves. */
function random(game: Game, seats: number): () => number {
  let games = 0;
  return () => playout(game, game.setup(seedOf(++games), seats), seeded(seedOf(-games)));
}

/** Random play to the end, setup included, all options listed before each move. */
export const kernel: Part = {
  id: 'kernel',
  title: 'Random play, one core, options listed at each move',
  async measure() {
    const tables = (await loadedGames()).flatMap(({ title, game }) => {
      const { min, max } = game.seats;
      return Array.from({ length: max - min + 1 }, (_, i) => ({ title, game, seats: min + i }));
    });
    const rates = medianRates(tables.map(({ game, seats }) => random(game, seats)));
    return tables.map(({ title, game, seats }, i) => ({
      what: `${title}, ${seats} seats`,
      value: rates[i]!,
      unit: 'moves/s',
      least: LEAST[game.id],
    }));
  },
};
