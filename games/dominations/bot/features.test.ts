import { describe, expect, it } from 'vitest';
import { dominations as game } from '../index.ts';
import type { Given } from '../tests/position.ts';
import { type Table, table } from '../tests/table.ts';
import { FEATURES, featuresOf } from './features.ts';

const { turn, learned } = game.judgement!;

/** A feature of a player. */
const value = (t: Table, initial: string, key: string): number =>
  featuresOf(t.s)[t.seat(initial)]![FEATURES.indexOf(key)]!;

describe('what positions show', () => {
  it('has a weight for each feature', () => {
    expect(learned.features).toEqual([...FEATURES]);
    expect(learned.direct).toHaveLength(FEATURES.length);
  });

  it('is a number for every feature of every seat', () => {
    const t = table({ players: { A: {}, B: {}, C: {} }, turn: ['A', 'grow'], age: 1, round: 1 });
    const all = featuresOf(t.s);
    expect(all).toHaveLength(3);
    for (const numbers of all) {
      expect(numbers).toHaveLength(FEATURES.length);
      for (const n of numbers) expect(Number.isFinite(n)).toBe(true);
    }
  });

  it('counts the turn that begins to who has it', () => {
    const t = table({ players: { A: {}, B: {} }, order: 'BA', turn: ['A', 'grow'], age: 3, round: 5 });
    expect([value(t, 'A', 'turns'), value(t, 'B', 'turns')]).toEqual([1, 0]);
    expect([value(t, 'A', 'isActive'), value(t, 'B', 'isActive')]).toEqual([1, 0]);
  });

  it('counts the Hegemon tiles that everybody would take, the first in initiative all that nobody leads', () => {
    const given = (tree: Given['players'][string]['tree']) =>
      table({
        players: { A: { tree }, B: {} },
        order: 'BA',
        rack: ['HT-MA2'],
        turn: ['A', 'grow'],
        age: 2,
        round: 3,
      });
    const leads = given(['relics+', 'music', 'offerings']);
    expect([value(leads, 'A', 'led'), value(leads, 'B', 'led')]).toEqual([1, 4]);
    const trails = given(['relics', 'music', 'offerings']);
    expect([value(trails, 'A', 'led'), value(trails, 'B', 'led')]).toEqual([0, 5]);
    expect(value(leads, 'A', 'tiles')).toBeGreaterThan(value(trails, 'A', 'tiles'));
  });
});

describe('where positions are judged', () => {
  it('is the beginning of a turn, not an end of an Age half done', () => {
    const t = table({ players: { A: {}, B: {} }, order: 'AB', turn: ['B', 'grow'], age: 1, round: 5 });
    const before = turn(t.s);
    t.s.active = -1;
    t.s.phase = 'end';
    expect(turn(t.s)).toBe(before);
    [t.s.age, t.s.round, t.s.phase] = [2, 0, 'redraw'];
    expect(turn(t.s)).toBeGreaterThan(before);
  });
});
