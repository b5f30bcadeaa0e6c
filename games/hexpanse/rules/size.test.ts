import { playout, seeded, seedOf } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { hexpanse as game } from '../index.ts';

it('a view of a late game of four is under 10 kB, in every mode', () => {
  for (let number = 0; number < 12; number++) {
    const mode = (['sailor', 'captain', 'admiral'] as const)[number % 3]!;
    const s = game.setup(seedOf(number), 4, { mode });
    const rng = seeded(seedOf(-number));
    while (s.outcome === null) {
      playout(game, s, rng, 20);
      for (const viewer of [0, 3, 'table'] as const)
        expect(JSON.stringify(game.view(s, viewer)).length).toBeLessThan(10_000);
    }
  }
}, 30_000);
