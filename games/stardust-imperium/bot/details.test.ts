import { seeded, seedOf } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { stardustImperium as game } from '../index.ts';
import type { State } from '../rules/types.ts';
import { bestMove, worthAfter } from '../tests/worth.ts';
import { details } from './details.ts';

/** By what moves have in common: how much the best detail misses of the greatest worth, each time there was a choice. */
function missed(s: Readonly<State>, seat: number, losses: Map<string, number[]>): void {
  const moves = game.moves(s, seat);
  const alike = new Map<string, { good: number; worth: number }[]>();
  for (const [i, detail] of details(s, seat, moves).entries()) {
    if (detail === null) continue;
    const one = { good: detail.good, worth: worthAfter(s, seat, moves[i]!) };
    alike.set(detail.of, [...(alike.get(detail.of) ?? []), one]);
  }
  for (const [of, all] of alike) {
    if (all.length === 1) continue;
    const label = of.split(' ')[0]!;
    const best = all.reduce((a, b) => (b.good > a.good ? b : a));
    losses.set(label, [
      ...(losses.get(label) ?? []),
      Math.max(...all.map(({ worth }) => worth)) - best.worth,
    ]);
  }
}

it('the best of the cards sold, kept, discarded or recovered is the best move but for a little', () => {
  const losses = new Map<string, number[]>();
  for (let n = 0; n < 9; n++) {
    const s = game.setup(seedOf(n), 2 + (n % 3));
    const rng = seeded(seedOf(900 + n));
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      missed(s, seat, losses);
      game.apply(s, seat, bestMove(s, seat, rng));
    }
  }
  const mean = (label: string) => {
    const all = losses.get(label)!;
    expect(all.length).toBeGreaterThan(20);
    return all.reduce((a, b) => a + b, 0) / all.length;
  };
  expect(mean('recover')).toBeLessThan(0.001);
  expect(mean('keep')).toBeLessThan(1);
  expect(mean('discard')).toBeLessThan(1);
  expect(mean('build')).toBeLessThan(10);
});
