import { gzipSync } from 'node:zlib';
import { playout, seeded, seedOf } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { apex as game } from '../index.ts';

it('a view of a late game of six is under 6 kB, and under 2 kB when it is sent', () => {
  for (let number = 0; number < 10; number++) {
    const options = { exploration: number % 2 === 0 ? 'off' : 'on' };
    const s = game.setup(seedOf(number), 6, options);
    const rng = seeded(seedOf(-number));
    while (s.age < 3 || s.round < 5) playout(game, s, rng, 1);
    for (const viewer of [0, 5, 'table'] as const) {
      const sent = JSON.stringify(game.view(s, viewer));
      expect(sent.length).toBeLessThan(6000);
      expect(gzipSync(sent).length).toBeLessThan(2000);
    }
  }
});
