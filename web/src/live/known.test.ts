import { describe, expect, it } from 'vitest';
import type { PlayedStep, SeatInfo, TableInfo, Update } from '../net/protocol.ts';
import { follow, type Known, nothing } from './known.ts';

const step = (version: number): PlayedStep => ({ version, seat: 0, move: null, events: [] });
const update = (from: number, version: number, rest: Partial<Update> = {}): Update => ({
  table: 't',
  seat: 0,
  from,
  version,
  ...rest,
});
const after = (known: Known, message: Update) => {
  const followed = follow(known, message);
  if (typeof followed === 'string') throw new Error(followed);
  return followed;
};

describe('following a table', () => {
  const first = after(nothing(0), update(0, 3, { steps: [step(2), step(3)] })).known;

  it('takes everything of the first update', () => {
    expect(first).toMatchObject({ version: 3, steps: [step(2), step(3)] });
  });

  it('adds what comes in order', () => {
    expect(after(first, update(3, 4, { steps: [step(4)] }))).toMatchObject({ added: [step(4)], kept: 2 });
  });

  it('ignores what it knows already and what was made for another seat', () => {
    expect(follow(first, update(2, 3))).toBe('stale');
    expect(follow(first, { ...update(3, 4), seat: 1 })).toBe('stale');
  });

  it('notices that its seat is gone, once it has heard anything of it', () => {
    expect(follow(first, { ...update(0, 4), seat: null })).toBe('unseated');
    expect(follow(nothing(1), { ...update(0, 4), seat: null })).toBe('stale');
  });

  it('hears of people who come and go, which makes no new version, and takes nothing else of such an update', () => {
    const info = { creator: 'Ann', seats: [] as SeatInfo[] } as TableInfo;
    const { known, kept, added } = after(first, update(2, 3, { info, keep: 0, steps: [step(3)] }));
    expect(known).toEqual({ ...first, info });
    expect({ kept, added }).toEqual({ kept: 2, added: [] });
  });

  it('tells people apart whose names look alike', () => {
    const seats = ['Ann', 'Ann', 'Bob'].map((name): SeatInfo => ({ kind: 'human', name, away: false }));
    const { known } = after(nothing(0), update(0, 3, { info: { seats } as TableInfo }));
    expect(known.info?.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann (2)', 'Bob']);
  });

  it('notices a gap', () => {
    expect(follow(first, update(4, 5))).toBe('gap');
    expect(follow(nothing(0), update(2, 3))).toBe('gap');
  });

  it('takes only the new part of an update that overlaps', () => {
    expect(after(first, update(2, 4, { steps: [step(3), step(4)] })).known.steps).toEqual([
      step(2),
      step(3),
      step(4),
    ]);
  });

  it('cuts before it adds', () => {
    const { known, kept, added } = after(first, update(3, 5, { keep: 1, steps: [step(5)] }));
    expect(known.steps).toEqual([step(2), step(5)]);
    expect({ kept, added }).toEqual({ kept: 1, added: [step(5)] });
  });
});
