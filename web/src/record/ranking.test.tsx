import { textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { Ranking, sayWinners } from './ranking.tsx';

const seats = ['Ann', 'Bo', 'Cleo'].map((name) => ({ name, kind: 'human' as const, away: false }));
const outcome = (...places: number[]) => ({
  places,
  scores: places.map((place) => 9 - place),
  reason: 'end',
});

describe('who won, as a sentence', () => {
  it('names the winners', () => {
    expect(sayWinners(outcome(2, 1, 3), seats)).toBe('Bo wins');
    expect(sayWinners(outcome(1, 1, 3), seats)).toBe('Ann and Bo share the win');
  });

  it('says it to me if I am one of them', () => {
    expect(sayWinners(outcome(2, 1, 3), seats, 1)).toBe('You win');
    expect(sayWinners(outcome(2, 1, 3), seats, 0)).toBe('Bo wins');
    expect(sayWinners(outcome(1, 1, 3), seats, 1)).toBe('You and Ann share the win');
  });
});

describe('the ranking', () => {
  it('shows what decided beside those who are equal, and nothing beside the others', () => {
    const tied = (seat: number) => ['21 tokens', '9 tokens', null][seat];
    const equal = { places: [1, 2, 3], scores: [12, 12, 11], reason: 'end' };
    expect(textOf(<Ranking outcome={equal} seats={seats} tied={tied} />)).toMatch(
      /1\. Ann +21 tokens 12 .*2\. Bo +9 tokens 12 .*3\. Cleo +11 /,
    );
    expect(textOf(<Ranking outcome={equal} seats={seats} />)).not.toContain('tokens');
  });
});
