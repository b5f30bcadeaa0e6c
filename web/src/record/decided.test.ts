import type { Core } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { decidingPart, sayDecided, whatMattered } from './decided.ts';

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

  it('is told of those alone whose scores were equal', () => {
    const three = [...seats, { ...seats[0]!, name: 'Cy' }];
    const decided = () => ({ label: 'Income', of: (_: Core, seat: number) => [19, 7, 12][seat]! });
    const tied = { places: [1, 2, 3], scores: [9, 9, 5], reason: 'end' };
    expect(sayDecided(tied, three, { decided }, last)).toBe('Income decided: Ann (19), Bo (7).');
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

describe('the part of the score that decided', () => {
  const score = (_: Core, seat: number) =>
    [
      [
        { label: 'Influence', points: 40 },
        { label: 'Hegemon', points: 30 },
      ],
      [
        { label: 'Influence', points: 22 },
        { label: 'Hegemon', points: 120 },
      ],
    ][seat]!;

  it('is the one by which the winner is furthest ahead of who came next', () => {
    expect(decidingPart(outcome([70, 142]), { score }, last)).toEqual({
      label: 'Hegemon',
      points: [120, 30],
    });
  });

  it('is said with by how much the winner is ahead', () => {
    expect(sayDecided(outcome([62, 142]), seats, { score }, last)).toBe(
      'Bo is 80 points ahead of Ann. The biggest difference is Hegemon: 120 to 30.',
    );
  });

  it('is none where the score has one part alone, did not decide, or everybody has won', () => {
    const one = () => [{ label: 'Tokens', points: 9 }];
    expect(decidingPart(outcome([9, 9]), { score: one }, last)).toBeNull();
    const decided = () => ({ label: 'Life', of: () => 1 });
    expect(decidingPart(outcome([9, 9]), { score, decided }, last)).toBeNull();
    expect(decidingPart({ ...outcome([9, 9]), places: [1, 1] }, { score }, last)).toBeNull();
  });
});
