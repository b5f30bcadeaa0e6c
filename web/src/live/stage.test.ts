import type { Core } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { advance, beatTime, caughtUp, happen, happenOn, jump, newest, type Stage, vouched } from './stage.ts';

const view = (n: number) => ({ v: n }) as unknown as Core;
const many = (count: number): Stage => {
  let stage = jump(view(0), 0);
  for (let n = 1; n <= count; n++) stage = happen(stage, view(n), [['went', n]], n);
  return stage;
};

describe('the stage', () => {
  it('plays the first thing at once and lines up the rest', () => {
    expect(many(3)).toMatchObject({ view: view(1), version: 1, beat: { before: view(0), after: view(1) } });
    expect(many(3).queue).toHaveLength(2);
    expect(newest(many(3))).toEqual(view(3));
  });

  it('comes to rest after the last', () => {
    const end = advance(advance(advance(many(3))));
    expect(end).toEqual({ view: view(3), version: 3, beat: null, queue: [], unplayed: null });
    expect({ ...caughtUp(many(3)), unplayed: null }).toEqual(end);
  });

  it('tells what it passed over, which is not what has begun to play', () => {
    expect(caughtUp(many(3)).unplayed).toEqual({
      before: view(1),
      after: view(3),
      events: [
        ['went', 2],
        ['went', 3],
      ],
    });
    expect(caughtUp(many(3), null).unplayed).toMatchObject({ before: view(0), after: view(3) });
    expect(caughtUp(many(1)).unplayed).toBeNull();
    const { unplayed, beat } = many(22);
    expect(unplayed!.after).toBe(beat!.before);
  });

  it('shows as one thing what goes on with the last', () => {
    const events = (...all: number[]) => all.map((n) => ['went', n]);
    const playing = happenOn(many(1), view(2), [['went', 2]], 2);
    expect(playing).toMatchObject({ view: view(2), version: 2, queue: [] });
    expect(playing.beat).toMatchObject({ before: view(0), after: view(2), events: events(1, 2) });
    const waiting = happenOn(many(2), view(3), [['went', 3]], 3);
    expect(waiting).toMatchObject({ view: view(1), queue: [{ after: view(3), events: events(2, 3) }] });
  });

  it('skips what is old when too much waits', () => {
    const stage = many(40);
    expect(stage.queue.length).toBeLessThanOrEqual(20);
    expect(newest(stage)).toEqual(view(40));
  });

  it('takes the version that the server vouches for, shown or waiting', () => {
    expect(vouched(advance(many(1)), 9).version).toBe(9);
    expect(vouched(many(2), 9)).toMatchObject({ version: 1, queue: [{ version: 9 }] });
  });

  it('takes longer with more to see, less with much waiting, none without motion', () => {
    const beat = many(1).beat!;
    const busy = { ...beat, events: [['a'], ['b'], ['c']] as const };
    expect(beatTime(busy, 0, 'normal')).toBeGreaterThan(beatTime(beat, 0, 'normal'));
    expect(beatTime(beat, 9, 'normal')).toBeLessThan(beatTime(beat, 0, 'normal'));
    expect(beatTime(beat, 4, 'normal')).toBe(beatTime(beat, 0, 'normal'));
    expect(beatTime(beat, 0, 'slow')).toBeGreaterThan(beatTime(beat, 0, 'normal'));
    expect(beatTime(beat, 0, 'fast')).toBeLessThan(beatTime(beat, 0, 'normal'));
    expect(beatTime(beat, 0, 'off')).toBe(0);
    expect(beatTime(beat, 9, 'normal', () => 1500)).toBe(1500);
  });
});
