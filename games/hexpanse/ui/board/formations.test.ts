import { describe, expect, it } from 'vitest';
import { at, type Given, position } from '../../tests/position.ts';
import { matched, outlooksOf } from './formations.ts';

/** Seven cells of the 3x3 rhombus of P07 about the middle, and the two that are left. */
const SEVEN = ['-1,-1', '-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1'];
const LEFT = ['1,0', '1,1'] as const;

const units = (hexes: readonly string[], owner: string) =>
  Object.fromEntries(hexes.map((hex) => [hex, owner]));
const given = (more: Partial<Given> = {}): Given => ({
  players: { X: {}, Y: {} },
  common: 'P07',
  board: units(SEVEN, 'Y'),
  ...more,
});

describe('how near everybody is', () => {
  it('finds the place that is nearest, and what is missing there', () => {
    const s = position(given());
    const [own, other] = outlooksOf(s, 0);
    expect(own).toMatchObject({ side: 0, isOwn: true });
    expect(other).toMatchObject({ side: 1, isOwn: false, isNear: true });
    expect(matched(other!)).toEqual([7, 9]);
    expect(other!.places[0]!.missing).toEqual(LEFT.map((hex) => at(s, hex)).sort((a, b) => a - b));
  });

  it('sees what stands in the way', () => {
    const s = position(
      given({ players: { X: {}, Y: { faction: 'UT' } }, board: { ...units(SEVEN, 'Y'), '1,1': 'X' } }),
    );
    const [, other] = outlooksOf(s, 0);
    expect(other!.places[0]!.blocked).toEqual([at(s, '1,1')]);
    expect(other!.isNear).toBe(false);
  });

  it('prefers a place that is free to one that holds more, where the own warlord stands', () => {
    const s = position({
      players: { X: { warlord: '1,1' }, Y: {} },
      common: 'P07',
      board: units(['-1,0', '0,0', '1,0'], 'X'),
    });
    const [own] = outlooksOf(s, 0);
    expect(own!.places[0]!.blocked).toEqual([]);
    const around = units(SEVEN, 'X');
    const near = position({ players: { X: { warlord: '1,1' }, Y: {} }, common: 'P07', board: around });
    // What the game counts is the most, whatever stands in the way.
    expect(matched(outlooksOf(near, 0)[0]!)).toEqual([7, 9]);
  });

  it('fears nobody who has nothing to place', () => {
    const s = position(given({ players: { X: {}, Y: { reserve: [0] } } }));
    expect(outlooksOf(s, 0)[1]!.isNear).toBe(false);
  });

  it('tells secret missions only to those who know them', () => {
    const s = position(given({ players: { X: { secret: 'P01' }, Y: { secret: 'P02' } } }));
    const seen = s.secrets;
    const view = { ...s, secrets: [seen[0]!, -1] };
    expect(outlooksOf(view, 0).map(({ side, isSecret }) => [side, isSecret])).toEqual([
      [0, false],
      [0, true],
      [1, false],
    ]);
    expect(outlooksOf({ ...s, secrets: [-1, -1] }, 'table')).toHaveLength(2);
  });

  it('takes partners as one side', () => {
    const s = position({
      players: { X: {}, Y: {}, Z: {}, W: {} },
      options: { teams: 'pairs' },
      common: 'P07',
      board: { '0,0': 'X', '1,0': 'Z' },
    });
    const [own] = outlooksOf(s, 2);
    expect(own!.seats).toEqual([0, 2]);
    expect(matched(own!)[0]).toBe(2);
  });
});

describe('what can be completed in one turn', () => {
  /** The player X with all but the last of these cells of the rhombus, and two units elsewhere. */
  const isNear = (lacks: readonly string[], player: Given['players'][string], more: Partial<Given> = {}) => {
    const held = [...SEVEN, ...LEFT].filter((hex) => !lacks.includes(hex));
    const s = position({
      players: { X: player, Y: {} },
      common: 'P07',
      ...more,
      board: { ...units([...held, '4,-4', '-4,4'], 'X'), ...more.board },
    });
    return outlooksOf(s, 0)[0]!.isNear;
  };
  const TWO = ['1,0', '1,1'];
  const THREE = [...TWO, '1,-1'];

  it('is one territory an action without cards, as long as there are actions and units', () => {
    expect(isNear(TWO, {})).toBe(true);
    expect(isNear(TWO, {}, { actions: 1 })).toBe(false);
    expect(isNear(TWO, { reserve: [1] })).toBe(false);
    expect(isNear(THREE, {})).toBe(false);
  });

  it('is more where a pattern fits', () => {
    // C5 stands between two others of a row; A17 lies anywhere.
    expect(isNear(THREE, { cards: 'C5' }, { actions: 1 })).toBe(true);
    expect(isNear(TWO, { cards: 'A17' }, { actions: 1 })).toBe(true);
    expect(isNear(TWO, { cards: 'A17', reserve: [1] }, { actions: 1 })).toBe(false);
    expect(isNear(['1,0', '-1,0', '0,1'], { cards: 'A17' }, { actions: 1 })).toBe(false);
  });

  it('is more round a warlord of the Cyberian Collective that can pay', () => {
    const chevron = ['-2,-2', '-2,-1', '-2,0', '-2,2', '0,2', '1,2', '2,2'];
    const isNear = (player: Given['players'][string]) => {
      const players = { X: { ...player, warlord: '-1,1' }, Y: {} };
      const s = position({ players, common: 'P06', board: units(chevron, 'X'), actions: 1 });
      return outlooksOf(s, 0)[0]!.isNear;
    };
    expect(isNear({ faction: 'CC', life: 3 })).toBe(true);
    expect(isNear({ faction: 'CC', life: 1 })).toBe(false);
    expect(isNear({ faction: 'TE', life: 3 })).toBe(false);
  });

  it('takes what stands in the way, by an exchange or by what replaces it', () => {
    const taken = { board: { '1,1': 'Y' } };
    expect(isNear(TWO, {}, taken)).toBe(false);
    expect(isNear(TWO, {}, { board: { '1,1': 'Y', '4,-4': 'X C22' } })).toBe(true);
    expect(isNear(TWO, { cards: 'A17' }, taken)).toBe(true);
    expect(isNear(TWO, { cards: 'A16' }, { ...taken, actions: 1 })).toBe(false);
  });
});
