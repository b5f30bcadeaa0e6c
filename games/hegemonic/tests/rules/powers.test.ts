import { describe, expect, it } from 'vitest';
import { gateReach } from '../../rules/build/offers.ts';
import { fleetPower } from '../../rules/conflict/power.ts';
import { tier } from '../../rules/networks.ts';
import { boardPowers } from '../../rules/scoring.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const Blue = { caps: 30 };

describe('Complexes', () => {
  it('HG-POW-01: have as a group of one player their number as power, and never add to those of another', () => {
    const t = table({
      players: { Blue, ...others },
      sectors: { '2,0': { pieces: { B: '3c' } }, '2,-1': { pieces: { R: '2c', Y: 'c' } } },
      turn: ['B', 'industrialize'],
    });
    expect(boardPowers(t.s)[1]).toEqual([3, 2, 0, 1]);
    t.play('B attack acquire 2,0 2,-1 R industrial');
    expect([t.terms('attacker'), t.terms('defender')]).toEqual(['complexes 3', 'complexes 2']);
    expect([0, 1, 3].map((seat) => t.s.complexes[seat]![t.at('2,-1')])).toEqual([2, 0, 1]);
  });

  it('HG-POW-02: stand one on a Location, those of several players in one sector', () => {
    const building = (pieces: { readonly [initial: string]: string }) =>
      table({
        players: { Blue, ...others },
        sectors: { '3,0': { tile: 0, pieces }, '3,-1': { pieces: { B: 'c' } } },
        turn: ['B', 'industrialize'],
      });
    // Tile T01 has three.
    expect(building({ R: 'c', G: 'c' }).can('B complex 3,0')).toBe(true);
    expect(building({ R: 'c', G: 'c', B: 'c' }).whyNot('B complex 3,0')?.code).toBe('no-location');
    expect(building({ R: '3c' }).whyNot('B complex 3,0')?.code).toBe('no-location');
  });
});

describe('an Embassy', () => {
  const attacked = (power: number) =>
    table({
      players: { Blue, ...others },
      sectors: {
        '2,0': { pieces: { B: 'c' } },
        '2,-1': { tile: { political: power, faction: 'green' }, pieces: { R: 'e' } },
        '-2,0': { tile: { political: 2, faction: 'orange' }, pieces: { R: 'e' } },
        '-3,0': { tile: { political: 2, faction: 'purple' }, pieces: { R: 'e' } },
      },
      turn: ['B', 'assault'],
    });

  it.each([1, 2, 3])(
    'HG-POW-03: has the power of its Location (%i) and the faction of its sector',
    (power) => {
      const t = attacked(power);
      t.play('B attack embargo 2,0 2,-1 R political');
      expect(t.terms('defender')).toBe(`embassy ${power}`);
      expect(t.last('conflictPaid')[2]).toBe(power);
    },
  );

  it('HG-POW-03: stands alone on its Location', () => {
    const t = table({
      players: { Blue, ...others },
      sectors: { '2,0': { pieces: { B: 'e' } }, '2,-1': { tile: { political: 1 }, pieces: { R: 'e' } } },
      turn: ['B', 'politicize'],
    });
    expect(t.whyNot('B embassy 2,-1')?.code).toBe('no-location');
    expect(t.whyNot('B embassy 2,0')?.code).toBe('no-location');
  });

  it('HG-POW-04: on a home has neither power nor faction in conflicts, and power 1 for scoring', () => {
    for (const faction of [0, 1, 2]) {
      const t = table({
        players: { Blue: { caps: 30, home: [3, -3] }, ...others },
        sectors: { '3,-3': { pieces: { B: 'e' } }, '3,0': { pieces: { R: 'o', B: 'a' } } },
        turn: ['B', 'assault'],
      });
      // 3,-3 lies on the second board.
      expect(boardPowers(t.s)[2]).toEqual([1, 0, 0, 0]);
      t.play('B attack sabotage 0 3,0 R martial', `B drawFaction ${faction}`);
      expect(t.last('powerDrawn').at(-1)).toBe(0);
      expect(t.terms('attacker')).toBe('agents 1');
    }
  });
});

describe('a stack of Outposts', () => {
  it.each([1, 2, 3])('HG-POW-05: has the power of its height: %i', (height) => {
    const t = table({
      players: { Blue, ...others },
      sectors: { '3,0': { pieces: { R: `${height}o`, B: 'a' } } },
      turn: ['B', 'assault'],
    });
    expect(boardPowers(t.s)[1]).toEqual([0, height, 0, 0]);
    t.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(t.terms('defender')).toBe(`stack ${height}`);
  });

  it.each([
    // T24, T21, T20: limits 1, 2, 3.
    { tile: 23, limit: 1 },
    { tile: 20, limit: 2 },
    { tile: 19, limit: 3 },
  ])('HG-POW-05: is of one player, and at most as high as printed: $limit', ({ tile, limit }) => {
    const t = table({
      players: { Blue, ...others },
      sectors: { '3,0': { tile, pieces: { B: 'f', R: 'f' } } },
      turn: ['B', 'martialize'],
    });
    for (let height = 1; height <= limit; height++) t.play('B outpost 3,0');
    expect(t.s.heights[t.at('3,0')]).toBe(limit);
    expect(t.whyNot('B outpost 3,0')?.code).toBe('no-location');
    const rival = table({
      players: { Blue, ...others },
      sectors: { '3,0': { tile: 19, pieces: { B: 'f', R: 'o' } } },
      turn: ['B', 'martialize'],
    });
    expect(rival.whyNot('B outpost 3,0')?.code).toBe('no-location');
  });
});

describe('units', () => {
  it.each([
    { built: 0, power: 1 },
    { built: 4, power: 1 },
    { built: 5, power: 2 },
    { built: 9, power: 3 },
  ])(
    'HG-POW-06: a Fleet has its owner’s martial tier ($power with $built), an Agent 1',
    ({ built, power }) => {
      const t = table({
        players: {
          Blue: { caps: 30, built: [15, 9, built] },
          Red: { built: [15, 9, 12] },
          Green: {},
          Yellow: {},
        },
        sectors: { '3,0': { tile: { industrial: 1 }, pieces: { B: 'f', R: 'a' } } },
        turn: ['B', 'assault'],
      });
      t.play('B attack raze 0 3,0 R political', 'R drawNothing');
      expect(t.last('compared')[3]).toEqual([power, 1]);
    },
  );

  it('HG-POW-07: Gates have no power', () => {
    const t = table({
      players: { Blue, ...others },
      sectors: {
        '2,0': { tile: { industrial: 3 }, pieces: { B: 'c' } },
        '3,-2': { tile: { industrial: 1 } },
        '-3,1': { tile: { industrial: 1 } },
      },
      gates: [
        ['B', '2,0', '3,-2'],
        ['R', '2,0', '-3,1'],
      ],
      turn: ['B', 'industrialize'],
    });
    expect(boardPowers(t.s)[1]).toEqual([1, 0, 0, 0]);
    expect(boardPowers(t.s)[4]).toEqual([0, 0, 0, 0]);
    t.play('B attack acquire 2,0 2,0 R industrial');
    expect(t.last('compared')[3]).toEqual([1, 0]);
  });

  it('HG-POW-08: lose power and reach as soon as bases are lost', () => {
    const t = table({
      players: { Blue, Red: { built: [6, 0, 5] }, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { pieces: { R: 'c o', B: '2a' } },
        '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
        '-2,0': { tile: { political: 3, faction: 'orange' }, pieces: { B: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    const now = () => [tier(t.s, 1, 'industrial'), gateReach(t.s, 1), fleetPower(t.s, 1)];
    expect(now()).toEqual([2, 3, 2]);
    t.play('B attack sabotage 0 3,0 R industrial', 'B drawFaction 2');
    expect(now()).toEqual([1, 2, 2]);
    t.play('B attack sabotage 1 3,0 R martial', 'B drawFaction 0');
    expect(now()).toEqual([1, 2, 1]);
  });
});
