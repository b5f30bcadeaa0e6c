import { describe, expect, it } from 'vitest';
import { spread, ticks } from '../record/scale.ts';
import { ago } from '../shell/ago.ts';
import { cutLog, deedOf, deedsOf, type LogEntry, sinceMine, weightiest } from './log.ts';

const entry = (version: number, seat: number | null): LogEntry => ({
  version,
  seat,
  lines: [{ text: `${version}`, seat, depth: 0 }],
});
const step = (version: number, seat: number) => ({ version, seat, move: null, events: [] });

describe('the log', () => {
  it('loses what was taken back and keeps what the house said', () => {
    const log = [entry(2, 0), entry(3, null), entry(4, 1), entry(5, 0)];
    expect(cutLog(log, 2, 6).map((e) => e.version)).toEqual([2, 3, 4, 6]);
    expect(cutLog(log, 0, 6).map((e) => e.version)).toEqual([3, 6]);
  });

  it('tells what others did since my last move', () => {
    const steps = [step(2, 0), step(3, 1), step(5, 2)];
    const log = [entry(2, 0), entry(3, 1), entry(5, 2)];
    expect(sinceMine(steps, log, 0)).toEqual({ from: 1, entries: [entry(3, 1), entry(5, 2)] });
    expect(sinceMine(steps, log, 2).entries).toEqual([]);
    expect(sinceMine(steps, log, null).entries).toEqual([]);
  });

  it('tells of a deed what touched me, a loss before all', () => {
    const fee = { text: 'Ann pays', seat: 0, depth: 1, sound: null } as const;
    const gift = { text: 'Bob gives Ann a card', seat: 1, names: [1, 0], depth: 1, sound: 'card' } as const;
    const loss = { text: 'Ann loses a card', seat: 0, names: [0], depth: 1, sound: 'fall' } as const;
    const cause = { text: 'Bob acts', seat: 1, names: [1], depth: 0, sound: 'move' } as const;
    const told = (version: number, ...lines: LogEntry['lines']) => deedOf({ version, seat: 1, lines }, 0);
    const deeds = [
      told(1, fee, cause),
      told(2, cause, gift),
      told(3, cause, gift, loss),
      told(4, cause),
      told(5, fee),
    ];
    expect(deeds.map(({ line }) => line?.text)).toEqual([
      'Bob acts',
      'Bob gives Ann a card',
      'Ann loses a card',
      'Bob acts',
      'Ann pays',
    ]);
    expect(deeds.map(({ touches }) => touches)).toEqual([false, true, true, false, false]);
    // What my own turn begins with was not done to me.
    const begins = { text: 'Ann begins', seat: 0, names: [0], depth: 0, sound: null } as const;
    const income = { text: 'Ann gains 3', seat: 0, names: [0], depth: 1, sound: 'gain' } as const;
    expect(told(6, cause, begins, income)).toMatchObject({ line: cause, touches: false });
    expect(told(7, cause, income)).toMatchObject({ line: income, by: 1, touches: true });
    expect(weightiest(deeds, 3).map(({ version }) => version)).toEqual([2, 3, 4]);
  });

  it('tells once what was done again and again', () => {
    const ship = (version: number, seat: number, same: string) => ({ ...entry(version, seat), same });
    const deeds = deedsOf([ship(2, 0, 'a'), ship(3, 0, 'a'), ship(4, 0, 'b'), ship(5, 1, 'b')], 0);
    expect(deeds.map(({ version, times }) => [version, times])).toEqual([
      [3, 2],
      [4, 1],
      [5, 1],
    ]);
  });
});

describe('the chart of points', () => {
  it.each([
    [0, [0]],
    [4, [0, 1, 2, 3, 4]],
    [48, [0, 10, 20, 30, 40, 50]],
    [120, [0, 50, 100, 150]],
  ])('has a scale up to %i', (most, scale) => {
    expect(ticks(most)).toEqual(scale);
  });

  it('keeps marks at the ends of lines apart', () => {
    expect(spread([100, 100, 40], 18)).toEqual([100, 118, 40]);
  });
});

describe('a moment in words', () => {
  const now = 1_000_000_000_000;
  it.each([
    [3_000, 'just now'],
    [40_000, '40 seconds ago'],
    [150_000, '2 minutes ago'],
    [7_200_000, '2 hours ago'],
    [86_400_000, 'yesterday'],
    [-5_000, 'just now'],
  ])('%i ms ago is %s', (past, words) => {
    expect(ago(now - past, now)).toBe(words);
  });
});
