import type { Core } from '@conclave/kernel';
import type { LogLine } from '@conclave/kit';
import { describe, expect, it } from 'vitest';
import type { Film } from './film.ts';
import { gains, leads } from './turning.ts';

const round = (n: number, ...scores: number[]) => ({ round: n, scores });

describe('who led', () => {
  it('names each change of the lead, and takes a tie for none', () => {
    const found = leads([round(1, 0, 0), round(2, 3, 1), round(3, 3, 3), round(4, 4, 3), round(5, 4, 9)]);
    expect(found).toEqual([
      { round: 2, seat: 0, points: 3, next: 1 },
      { round: 5, seat: 1, points: 9, next: 4 },
    ]);
  });
});

describe('the biggest gains', () => {
  type Small = Core & { round: number; points: number[] };
  const state = (n: number, ...points: number[]) => ({ round: n, points }) as unknown as Core;
  const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'human' as const, away: false }));
  const film = {
    seats,
    states: [state(1, 0, 0), state(1, 2, 0), state(2, 2, 5), state(2, 1, 5), state(2, 3, 5)],
    events: [[], [['a']], [['quiet'], ['b']], [['c']], [['d']]],
  } as unknown as Film;
  const ui = {
    turn: (view: Core) => ({ round: (view as Small).round, seat: 0 }),
    score: (view: Core, seat: number) => [{ label: 'points', points: (view as Small).points[seat]! }],
    describe: ([name]: readonly unknown[]): LogLine | null =>
      name === 'quiet' ? null : { text: String(name), seat: 0, depth: 0 },
  };

  it('come with the round in which they began and the first thing the log says', () => {
    expect(gains(film, ui, 2)).toMatchObject([
      { round: 1, seat: 1, points: 5, cause: { text: 'b' } },
      { round: 1, seat: 0, points: 2, cause: { text: 'a' } },
    ]);
  });

  it('name a scoring as a deed of its own, and leave the move what it brought itself', () => {
    const age = {
      ...film,
      states: [state(1, 0, 0), state(2, 9, 4)],
      events: [[], [['a'], ['ageScored', 7, 4]]],
    } as unknown as Film;
    const scoring = ([name, ...points]: readonly unknown[]) =>
      name === 'ageScored' ? { text: 'Scoring of age 1', points: points as number[] } : null;
    expect(gains(age, { ...ui, scoring }, 9)).toMatchObject([
      { round: 1, seat: 0, points: 7, cause: { text: 'Scoring of age 1', seat: null } },
      { round: 1, seat: 1, points: 4, cause: { text: 'Scoring of age 1', seat: null } },
      { round: 1, seat: 0, points: 2, cause: { text: 'a' } },
    ]);
  });

  it('are those of whole deeds, where these take more than one move', () => {
    const beginsDeed = (view: Core) => (view as Small).round === 2;
    expect(gains(film, { ...ui, beginsDeed }, 9)).toMatchObject([
      { round: 1, seat: 1, points: 5, cause: { text: 'a' } },
      { round: 1, seat: 0, points: 2, cause: { text: 'b' } },
      { round: 2, seat: 0, points: 2, cause: { text: 'd' } },
    ]);
  });

  it('are never losses', () => {
    expect(gains(film, ui, 9).map(({ points }) => points)).toEqual([5, 2, 2]);
  });
});
