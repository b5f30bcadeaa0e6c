import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../index.ts';
import { table } from '../tests/table.ts';
import { FEATURES, featuresOf } from './features.ts';

const ROW = ['-1,-1', '-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0'];

const units = (hexes: readonly string[], owner: string) =>
  Object.fromEntries(hexes.map((hex) => [hex, owner]));

/** A feature of each seat. */
const by = (t: ReturnType<typeof table>, key: (typeof FEATURES)[number]): number[] =>
  featuresOf(t.s).map((features) => features[FEATURES.indexOf(key)]!);

describe('what speaks for a seat', () => {
  it('is a number for each key', () => {
    const t = table({ players: { X: {}, Y: {}, Z: {} }, common: 'P07' });
    for (const features of featuresOf(t.s)) {
      expect(features).toHaveLength(FEATURES.length);
      expect(features.every(Number.isFinite)).toBe(true);
    }
  });

  it('sees a formation within reach of who is to move, and that it threatens who is not', () => {
    const t = table({ players: { X: {}, Y: {} }, common: 'P07', board: units(ROW, 'X') });
    expect(by(t, 'missing')).toEqual([1, 9]);
    expect(by(t, 'canWin')).toEqual([1, 0]);
    expect(by(t, 'threatened')).toEqual([0, 1]);
  });

  it('sees the life that a rival can take', () => {
    const t = table({ players: { X: { minor: 'M1' }, Y: { minor: 'M9', life: 2 } }, common: 'P07' });
    expect(by(t, 'prey')[0]).toBe(0);
    expect(by(t, 'mortal')).toEqual([0, 1]);
    expect(by(t, 'canKill')).toEqual([1, 0]);
  });

  it('is the same for partners', () => {
    const players = { X: {}, Y: {}, Z: {}, W: {} };
    const t = table({ players, options: { teams: 'pairs' }, common: 'P07', board: units(ROW, 'X') });
    const [x, y, z, w] = featuresOf(t.s);
    expect([z, w]).toEqual([x, y]);
  });

  it('depends on nothing that a rival’s hidden cards could change', () => {
    const t = table({ players: { X: {}, Y: {} }, common: 'P07', board: units(ROW, 'X') });
    const before = featuresOf(t.s);
    t.s.deck.reverse();
    expect(featuresOf(t.s)).toEqual(before);
  });
});

describe('judgement', () => {
  it('was learned with the features that there are', () => {
    expect(game.judgement!.learned.features).toEqual([...FEATURES]);
  });

  it('sees quiet positions: the turn changes where the next one begins', () => {
    const t = table({ players: { X: {}, Y: {} }, common: 'P07' });
    const { turn } = game.judgement!;
    const began = turn(t.s);
    t.play('X gain');
    expect(turn(t.s)).toBe(began);
    t.play('X gain', 'X stop');
    expect(t.s.active).toBe(t.seat('Y'));
    expect(turn(t.s)).not.toBe(began);
    expect(t.s.actionsLeft).toBe(2);
  });
});
