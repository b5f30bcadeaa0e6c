import { seedOf } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { dominations } from '../index.ts';

import { decided } from './score.ts';

const state = dominations.setup(seedOf(1), 2);
const ended = (...scores: number[]) => ({ ...state, outcome: { places: [2, 1], scores, reason: 'rounds' } });

it('DM-FIN-08: what decides between equal points, and nothing else does', () => {
  const { label, of } = decided(ended(9, 9) as typeof state)!;
  expect(label).toBe('Rivals behind in initiative');
  expect([0, 1].map((seat) => of(state, seat))).toEqual([0, 1].map((seat) => 1 - state.order.indexOf(seat)));
  expect(decided(ended(7, 9) as typeof state)).toBeNull();
  expect(decided(state)).toBeNull();
});
