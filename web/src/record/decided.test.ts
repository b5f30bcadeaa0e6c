import type { Core } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { sayDecided, whatMattered } from './decided.ts';

const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'human' as const, away: false }));
const last = { round: 9 } as unknown as Core;
const outcome = (scores: number[]) => ({ places: [2, 1], scores, reason: 'end' });

describe('what decided', () => {
  it('is by how much the winner is ahead', () => {
    expect(sayDecided(outcome([7, 9]), seats, {}, last)).toBe('Bo is 2 points ahead of Ann.');
    expect(sayDecided(outcome([8, 9]), seats, {}, last)).toBe('Bo is 1 point ahead of Ann.');
  });

  it('is what decided instead of the score, the best first', () => {
    const decided = () => ({ label: 'Life', of: (_: Core, seat: number) => [0, 12][seat]! });
    expect(sayDecided(outcome([9, 9]), seats, { decided }, last)).toBe('Life decided: Bo (12), Ann (0).');
  });

  it('is left to the way in which the game ended where nobody is ahead, or no points are counted', () => {
    expect(sayDecided(outcome([9, 9]), seats, {}, last)).toBeNull();
    expect(sayDecided(outcome([3, 4]), seats, { counted: 'Units' }, last)).toBeNull();
  });
});

describe('what mattered most', () => {
  const point = (at: number, seat: number, points: number, isLead = false) => ({
    at,
    round: at,
    seat,
    points,
    cause: undefined,
    lead: isLead ? { before: null } : null,
  });

  it('is where the winner took the lead for good', () => {
    const found = whatMattered(outcome([7, 9]), [
      point(1, 1, 1, true),
      point(2, 0, 5, true),
      point(3, 1, 2, true),
      point(4, 1, 8),
    ]);
    expect(found?.at).toBe(3);
  });

  it('is what brought the winner the most, where the lead never changed', () => {
    expect(whatMattered(outcome([7, 9]), [point(1, 1, 3), point(2, 0, 9), point(3, 1, 4)])?.at).toBe(3);
    expect(whatMattered(outcome([7, 9]), [point(2, 0, 9)])).toBeUndefined();
  });
});
