import { type Core, type Game, type GameRecord, Recorder, seedOf, verify } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { court as courtGame } from '../../../kernel/test/court.ts';
import { turnAfter, turnBefore } from '../replay/steps.ts';
import { bends, type Course, courses } from './course.ts';
import { film, noticed, seen } from './film.ts';

const court = courtGame as unknown as Game;
type Court = Core & { round: number; speaker: number; favour: number[] };
const ui = {
  turn: (view: Core) => ({ round: (view as Court).round, seat: (view as Court).speaker }),
  score: (view: Core, seat: number) => [{ label: 'favour', points: (view as Court).favour[seat]! }],
};

function recorded(): GameRecord {
  const head = {
    options: {},
    seats: [
      { name: 'Ann', kind: 'human' },
      { name: 'B', kind: 'random' },
    ],
    seed: seedOf(3),
    salt: 'salt',
  };
  const recorder = new Recorder(court, head);
  const s = court.setup(head.seed, 2);
  while (!s.outcome) {
    const seat = court.waiting(s)[0]!;
    const move = court.moves(s, seat).at(-1)!;
    court.apply(s, seat, move);
    recorder.moved(s, seat, move);
  }
  return recorder.record(s);
}

const record = recorded();
const made = film(court, ui, JSON.parse(JSON.stringify(record)));
if (!made.ok) throw new Error(made.error.code);
const shown = made.film;

describe('a record made into a film', () => {
  it('has a picture before the first move and after each', () => {
    expect(verify(court, record).ok).toBe(true);
    expect(shown.states).toHaveLength(record.moves.length + 1);
    expect(shown.events).toHaveLength(shown.states.length);
    expect(court.hash(shown.states.at(-1)!)).toBe(record.hash);
    expect(shown.seats.map((seat) => seat.kind)).toEqual(['human', 'bot']);
  });

  it('knows where turns begin', () => {
    const { turns, states } = shown;
    expect(turns[0]).toBe(0);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    for (const at of turns.slice(1)) expect(ui.turn(states[at]!)).not.toEqual(ui.turn(states[at - 1]!));
    expect(turnAfter(turns, 0, 99)).toBe(turns[1]);
    expect(turnBefore(turns, turns[2]!)).toBe(turns[1]);
    expect(turnAfter(turns, 98, 99)).toBe(99);
    expect(turnBefore(turns, 0)).toBe(0);
  });

  it('counts points at the end of each round', () => {
    const [{ rounds }] = courses(shown, ui) as [Course];
    expect(new Set(rounds.map((r) => r.round)).size).toBe(rounds.length);
    expect(rounds.at(-1)?.values).toEqual(record.outcome?.scores);
    const second = shown.states.findIndex((state) => ui.turn(state).round === 2);
    expect(rounds[0]).toEqual({ at: 0, round: 0, values: (shown.states[0] as Court).favour });
    expect(rounds[1]).toEqual({ at: second, round: 1, values: (shown.states[second] as Court).favour });
  });

  it('keeps a fall within a round, which is made good by its end', () => {
    const moments = [8, 8, 6, 6, 9].map((n, at) => ({ at, round: at === 0 ? 0 : 1, values: [n, 0] }));
    expect(bends(moments, 0).map(({ at, values }) => [at, values[0]])).toEqual([
      [0, 8],
      [1, 8],
      [2, 6],
      [3, 6],
      [4, 9],
    ]);
    expect(bends(moments, 1).map(({ at }) => at)).toEqual([0, 4]);
  });

  it('follows what decided before the score, if the score did not', () => {
    const decided = () => ({
      label: 'speaking',
      of: (view: Core, seat: number) => Number((view as Court).speaker === seat),
    });
    const [first, second, ...others] = courses(shown, { ...ui, decided });
    expect(first).toMatchObject({ label: 'speaking', isScore: false });
    expect(first!.moments.map(({ values }) => values.indexOf(1))).toEqual(
      shown.states.map((state) => (state as Court).speaker),
    );
    expect(second).toMatchObject({ isScore: true });
    expect(others).toEqual([]);
    expect(courses(shown, { ...ui, decided: () => null })).toHaveLength(1);
  });

  it('shows a seat what it saw, and everything when all cards are open', () => {
    const state = shown.states[3]!;
    expect(seen(court, state, 0, false)).toEqual(court.view(state, 0));
    expect(seen(court, state, 0, true)).toBe(state);
    const drew = shown.events.flat().filter((event) => event[0] === 'drew');
    expect(drew.length).toBeGreaterThan(0);
    for (const event of drew) {
      const other = 1 - (event[1] as number);
      expect(noticed(court, [event], other, false)).toEqual([['drew', event[1], -1]]);
      expect(noticed(court, [event], other, true)).toEqual([event]);
    }
  });

  it('refuses a broken record with the place', () => {
    const moves = record.moves.map((move, i) => (i === 2 ? ([move[0], 'object 99'] as const) : move));
    expect(film(court, ui, { ...record, moves })).toMatchObject({
      error: { code: 'bad-move-in-record', params: { move: 3 } },
    });
    expect(film(court, ui, { ...record, seats: 7 })).toMatchObject({
      error: { code: 'bad-record', params: { place: 'seats' } },
    });
    expect(film(court, ui, { ...record, game: 'chess' })).toMatchObject({ error: { code: 'wrong-game' } });
  });
});
