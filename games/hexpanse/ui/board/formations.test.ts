import { describe, expect, it } from 'vitest';
import { at, type Given, position } from '../../tests/position.ts';
import { canFill } from './burst.ts';
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
    expect(other).toMatchObject({ side: 1, isOwn: false, finish: 'sure' });
    expect(matched(other!)).toEqual([7, 9]);
    expect(other!.places[0]!.missing).toEqual(LEFT.map((hex) => at(s, hex)).sort((a, b) => a - b));
  });

  it('sees what stands in the way', () => {
    const s = position(
      given({ players: { X: {}, Y: { faction: 'UT' } }, board: { ...units(SEVEN, 'Y'), '1,1': 'X' } }),
    );
    const [, other] = outlooksOf(s, 0);
    expect(other!.places[0]!.blocked).toEqual([at(s, '1,1')]);
    expect(other!.finish).toBeNull();
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
    expect(outlooksOf(s, 0)[1]!.finish).toBeNull();
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

describe('what can be filled in one turn', () => {
  /** Six territories of a row and its neighbours. */
  const WANTED = ['0,0', '1,0', '2,0', '1,-1', '0,-1', '3,0'];
  const most = (given: Partial<Given>) => {
    const s = position({ players: { X: {}, Y: {} }, ...given });
    const territories = WANTED.map((hex) => at(s, hex));
    return territories.filter((_, n) => canFill(s, 0, territories, n + 1)).length;
  };

  it('is one territory an action without cards', () => {
    expect(most({})).toBe(2);
  });

  it('grows by the Cyberian ability as long as life lasts', () => {
    const cyberian = (life: number) => most({ players: { X: { faction: 'CC', life }, Y: {} } });
    expect([cyberian(6), cyberian(3), cyberian(2), cyberian(1)]).toEqual([4, 4, 3, 2]);
  });

  it('grows by a card and the mercenaries that come with it, up to what there is', () => {
    // Three of the card, one alone, two of C5.
    expect(most({ players: { X: { cards: 'A12 C5' }, Y: {} } })).toBe(6);
    expect(most({ players: { X: { cards: 'A12 C5', reserve: [1] }, Y: {} } })).toBe(2);
  });

  it('counts only what a pattern can cover', () => {
    const s = position({ players: { X: { cards: 'A20' }, Y: {} } });
    const apart = ['0,0', '2,-1', '-2,1'].map((hex) => at(s, hex));
    expect([canFill(s, 0, apart, 2), canFill(s, 0, apart, 3)]).toEqual([true, false]);
  });
});
