import { describe, expect, it } from 'vitest';
import { sayWinners } from './ranking.tsx';

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
