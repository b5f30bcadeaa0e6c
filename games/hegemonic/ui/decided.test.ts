import { seedOf } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { hegemonic } from '../index.ts';
import { totalIncome } from '../rules/networks.ts';
import { decided } from './score.ts';

const state = hegemonic.setup(seedOf(1), 2);
const ended = (...scores: number[]) => ({ ...state, outcome: { places: [2, 1], scores, reason: 'rounds' } });

it('HG-END-04: what decides between equal points, and nothing else does', () => {
  const { label, of } = decided(ended(9, 9) as typeof state)!;
  expect(label).toBe('Income');
  expect([0, 1].map((seat) => of(state, seat))).toEqual([0, 1].map((seat) => totalIncome(state, seat)));
  expect(decided(ended(7, 9) as typeof state)).toBeNull();
  expect(decided(state)).toBeNull();
});
