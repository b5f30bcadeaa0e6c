import { playout, seeded, seedOf } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { dominations as game } from '../index.ts';

it('a view of a late game of four is under 25 kB', () => {
  for (let number = 0; number < 6; number++) {
    const goals = number % 2 === 0 ? 'hegemon' : 'objectives';
    const s = game.setup(seedOf(number), 4, { goals });
    const rng = seeded(seedOf(-number));
    while (s.outcome === null && (s.age < 3 || s.round < 5)) playout(game, s, rng, 1);
    for (const viewer of [0, 3, 'table'] as const)
      expect(JSON.stringify(game.view(s, viewer)).length).toBeLessThan(25_000);
  }
});
