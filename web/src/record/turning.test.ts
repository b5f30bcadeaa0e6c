import type { Core } from '@conclave/kernel';
import type { GameUi, LogLine } from '@conclave/kit';
import { describe, expect, it } from 'vitest';
import { type Course, courses } from './course.ts';
import type { Film } from './film.ts';
import { gains, leads, turningPoints } from './turning.ts';

type Small = Core & { round: number; points: number[] };
const state = (n: number, ...points: number[]) => ({ round: n, points }) as unknown as Core;
const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'human' as const, away: false }));
const ui = {
  turn: (view: Core) => ({ round: (view as Small).round, seat: 0 }),
  score: (view: Core, seat: number) => [{ label: 'points', points: (view as Small).points[seat]! }],
  describe: ([name]: readonly unknown[]): LogLine | null =>
    name === 'quiet' ? null : { text: String(name), seat: 0, depth: 0 },
};
const courseOf = (film: Film, words: Parameters<typeof courses>[1] = ui): Course => courses(film, words)[0]!;

describe('who led', () => {
  const moments = (...all: (readonly [round: number, ...values: number[]])[]): Course => {
    const found = all.map(([round, ...values], at) => ({ at, round, values }));
    const rounds = found.filter(({ round }, i) => found[i + 1]?.round !== round);
    return { label: 'Points', isScore: true, moments: found, rounds };
  };

  it('names each change of the lead, and takes a tie for none', () => {
    const found = leads(moments([0, 0, 0], [1, 0, 0], [2, 3, 1], [3, 3, 3], [4, 4, 3], [5, 4, 9]));
    expect(found).toEqual([
      { at: 2, round: 2, seat: 0, before: null },
      { at: 5, round: 5, seat: 1, before: 0 },
    ]);
  });

  it('counts who led from the beginning, and a lead that was caught up with', () => {
    const found = leads(moments([0, 0, 2], [1, 5, 2], [2, 5, 8], [2, 8, 8], [3, 9, 8]));
    expect(found).toEqual([
      { at: 1, round: 1, seat: 0, before: 1 },
      { at: 2, round: 2, seat: 1, before: 0 },
      { at: 4, round: 3, seat: 0, before: 1 },
    ]);
  });

  it('is at the deed from which the lead lasts to the end of its round', () => {
    const found = leads(moments([0, 0, 0], [1, 2, 0], [2, 2, 5], [2, 6, 5], [2, 6, 7], [2, 6, 9], [3, 6, 9]));
    expect(found).toEqual([
      { at: 1, round: 1, seat: 0, before: null },
      { at: 4, round: 2, seat: 1, before: 0 },
    ]);
  });
});

describe('the biggest gains and losses', () => {
  const film = {
    seats,
    states: [state(1, 0, 0), state(1, 2, 0), state(2, 2, 5), state(2, 1, 5), state(2, 3, 5)],
    events: [[], [['a']], [['quiet'], ['b']], [['c']], [['d']]],
  } as unknown as Film;
  const gained = (
    of: Film,
    words: typeof ui & Partial<Pick<GameUi, 'scoring' | 'beginsDeed'>>,
    count: number,
  ) => gains(of, words, courseOf(of, words)).slice(0, count);

  it('come with the round in which they began and the first thing the log says', () => {
    expect(gained(film, ui, 2)).toMatchObject([
      { at: 2, round: 1, seat: 1, points: 5, cause: { text: 'b' } },
      { at: 1, round: 1, seat: 0, points: 2, cause: { text: 'a' } },
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
    expect(gained(age, { ...ui, scoring }, 9)).toMatchObject([
      { round: 1, seat: 0, points: 7, cause: { text: 'Scoring of age 1', seat: null } },
      { round: 1, seat: 1, points: 4, cause: { text: 'Scoring of age 1', seat: null } },
      { round: 1, seat: 0, points: 2, cause: { text: 'a' } },
    ]);
  });

  it('leave out what brings everybody as much', () => {
    const even = {
      ...film,
      states: [state(1, 0, 0), state(2, 39, 39)],
      events: [[], [['scored', 39, 39]]],
    } as unknown as Film;
    const scoring = ([name, ...points]: readonly unknown[]) =>
      name === 'scored' ? { text: 'Influence', points: points as number[] } : null;
    expect(gained(even, { ...ui, scoring }, 9)).toEqual([]);
  });

  it('are those of whole deeds, where these take more than one move', () => {
    const beginsDeed = (view: Core) => (view as Small).round === 2;
    expect(gained(film, { ...ui, beginsDeed }, 9)).toMatchObject([
      { at: 2, round: 1, seat: 1, points: 5, cause: { text: 'a' } },
      { at: 2, round: 1, seat: 0, points: 2, cause: { text: 'b' } },
      { at: 4, round: 2, seat: 0, points: 2, cause: { text: 'd' } },
      { at: 3, round: 2, seat: 0, points: -1, cause: { text: 'c' } },
    ]);
  });

  it('have losses among them, which tell as much', () => {
    const thrown = { ...film, states: [state(1, 8, 0), state(1, 2, 0), state(2, 3, 0)] } as unknown as Film;
    expect(gained(film, ui, 9).map(({ points }) => points)).toEqual([5, 2, 2, -1]);
    expect(gained(thrown, ui, 9)).toMatchObject([
      { at: 1, seat: 0, points: -6, cause: { text: 'a' } },
      { at: 2, seat: 0, points: 1 },
    ]);
    expect(turningPoints(thrown, ui, courseOf(thrown))).toContainEqual(
      expect.objectContaining({ at: 1, seat: 0, points: -6 }),
    );
  });

  it('are one turning point with the lead that they brought, and come in the order of the game', () => {
    expect(turningPoints(film, ui, courseOf(film))).toMatchObject([
      { at: 1, seat: 0, points: 2, lead: null },
      { at: 2, seat: 1, points: 5, lead: { before: null }, cause: { text: 'b' } },
      { at: 3, seat: 0, points: -1, lead: null },
      { at: 4, seat: 0, points: 2, lead: null },
    ]);
  });

  it('turn, in a race, near its goal and where that is reached', () => {
    const race = {
      ...film,
      states: [
        state(1, 0, 0),
        state(1, 3, 0),
        state(2, 8, 0),
        state(2, 7, 4),
        { ...state(3, 9, 4), outcome: { reason: 'goal', places: [1, 2], scores: [9, 4] } },
      ],
    } as unknown as Film;
    const isRace = (reason: string) => reason === 'goal';
    const found = turningPoints(race, { ...ui, isRace }, courseOf(race));
    expect(found.map(({ at, seat, points }) => [at, seat, points])).toEqual([
      [1, 0, 3],
      [2, 0, 5],
      [3, 1, 4],
      [3, 0, -1],
      [4, 0, 2],
    ]);
    expect(found.map(({ isGoal }) => isGoal)).toEqual([undefined, undefined, undefined, undefined, true]);
    expect(turningPoints(film, { ...ui, isRace }, courseOf(film)).some(({ isGoal }) => isGoal)).toBe(false);
  });
});

describe('what was of weight', () => {
  const film = {
    seats,
    states: [state(1, 0, 0), state(1, 1, 0), state(2, 1, 0), state(2, 1, 3)],
    events: [
      [],
      [['battle', 0, 2]],
      [
        ['loss', 1, 1],
        ['loss', 1, 4],
      ],
      [['b'], ['loss', 1, 3]],
    ],
  } as unknown as Film;
  const words = {
    ...ui,
    describe: ([name]: readonly unknown[]): LogLine => ({
      text: `does ${name}`,
      seat: name === 'b' ? 1 : 0,
      depth: 0,
    }),
    scoring: ([name]: readonly unknown[]) =>
      name === 'battle' ? { text: 'The battle', points: [1, 0] } : null,
    weighty([name, seat, weight]: readonly unknown[]) {
      const of = seat as number;
      if (name !== 'battle' && name !== 'loss') return null;
      return {
        seat: of,
        line: { parts: [{ seat: of }, ` has a ${name} of ${weight}`], seat: of, depth: 0 as const },
        weight: weight as number,
      };
    },
  };
  const found = turningPoints(film, words, courseOf(film));

  it('stands among the turning points in the order of the game, the weightiest of a deed alone', () => {
    expect(found.map(({ at, seat, points, said }) => [at, seat, points, said])).toEqual([
      [1, 0, 1, 'Ann has a battle of 2'],
      [2, 1, 0, 'Bo has a loss of 4'],
      [3, 1, 3, undefined],
      [3, 1, 0, 'Bo has a loss of 3'],
    ]);
  });

  it('is one with the points that it scored itself, not with those of a deed of the seat', () => {
    expect(found[0]).toMatchObject({ lead: { before: null }, scored: 'The battle', cause: { seat: 0 } });
    expect(found[2]).toMatchObject({ lead: { before: 0 }, cause: { text: 'does b' } });
  });

  it('is at most what one reads', () => {
    const long = {
      seats,
      states: Array.from({ length: 9 }, () => state(1, 0, 0)),
      events: Array.from({ length: 9 }, (_, i) => (i === 0 ? [] : [['loss', 1, i]])),
    } as unknown as Film;
    expect(turningPoints(long, words, courseOf(long)).map(({ at }) => at)).toEqual([5, 6, 7, 8]);
  });

  it('wins the game, if it ended it, and is told once', () => {
    const fallen = {
      seats,
      states: [state(1, 4, 4), state(1, 4, 0)],
      events: [[], [['loss', 1, 9]]],
    } as unknown as Film;
    const deadly = {
      ...words,
      weighty: (event: readonly unknown[]) => ({ ...words.weighty(event)!, winner: 0 }),
    };
    expect(turningPoints(fallen, deadly, courseOf(fallen))).toMatchObject([
      { at: 1, seat: 0, isGoal: true, lead: null, said: 'Bo has a loss of 9' },
    ]);
  });

  it('gives the lead to somebody who gained nothing by it', () => {
    const lost = {
      seats,
      states: [state(1, 3, 4), state(1, 3, 1)],
      events: [[], [['loss', 1, 3]]],
    } as unknown as Film;
    expect(turningPoints(lost, words, courseOf(lost))).toMatchObject([
      { seat: 0, points: 0, lead: { before: 1 }, said: 'Bo has a loss of 3' },
    ]);
  });
});

describe('a scoring that brings everybody something', () => {
  const age = (...points: number[]) =>
    ({
      seats,
      states: [state(1, 0, 0), state(2, ...points)],
      events: [[], [['scored', ...points]]],
    }) as unknown as Film;
  const scoring = ([, ...points]: readonly unknown[]) => ({ text: 'Age 1', points: points as number[] });

  it('turns by what it brings beyond the least', () => {
    const [film, words] = [age(3, 7), { ...ui, scoring }];
    expect(turningPoints(film, words, courseOf(film, words))).toMatchObject([
      { seat: 1, points: 7, scored: 'Age 1', lead: { before: null } },
    ]);
  });
});
