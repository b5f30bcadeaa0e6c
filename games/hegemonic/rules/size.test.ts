import { playout, seeded, seedOf } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { hegemonic as game } from '../index.ts';

const EVERY_VARIANT = {
  galaxy: 'free',
  homes: 'chosen',
  leaders: 'drafted',
  technologies: 'drafted',
  discardPiles: 'three',
  longerGame: 'on',
  wildHomes: 'on',
};

it('a view of a late game of six is under 20 kB, whatever the variants', () => {
  for (let number = 0; number < 8; number++) {
    const options = number % 2 === 0 ? {} : EVERY_VARIANT;
    const s = game.setup(seedOf(number), 6, options);
    const rng = seeded(seedOf(-number));
    while (s.outcome === null && s.stack.length > 6) playout(game, s, rng, 20);
    for (const viewer of [0, 5, 'table'] as const)
      expect(JSON.stringify(game.view(s, viewer)).length).toBeLessThan(20_000);
  }
}, 30_000);
