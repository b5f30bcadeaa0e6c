import { describe, expect, it } from 'vitest';
import { isAdvanceable } from '../../rules/advancing.ts';
import { buildCost } from '../../rules/build/offers.ts';
import { income, nextCost, retention, tier, totalIncome } from '../../rules/networks.ts';
import type { Event } from '../../rules/types.ts';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

const spent = (events: readonly Event[]): number =>
  events.reduce((sum, event) => {
    switch (event[0]) {
      case 'built':
        return sum + event[4];
      case 'unitBuilt':
      case 'gateBuilt':
        return sum + event[5];
      default:
        return sum;
    }
  }, 0);

const others = { Orange: {}, Violet: {}, White: {} };

describe('the player board', () => {
  it('reads as in the rulebook’s example (HG-G-01, HG-GEN-06, HG-GEN-07, HG-BLD-04, HG-COL-01)', () => {
    const { s } = table({ players: { Blue: { built: [3, 4, 8] }, ...others } });
    const types = ['industrial', 'political', 'martial'] as const;
    expect(types.map((type) => tier(s, 0, type))).toEqual([1, 2, 2]);
    expect(types.map((type) => nextCost(s, 0, type))).toEqual([2, 5, 5]);
    expect(types.map((type) => income(s, 0, type))).toEqual([4, 5, 7]);
    expect([totalIncome(s, 0), retention(s, 0)]).toEqual([16, 4]);
  });
});

describe('an advance', () => {
  const given = (advanced: Given['players'][string]['advanced'] = []): Given => ({
    players: { Blue: { caps: 5, built: [1, 1, 1], hand: ['emergentEconomics'], advanced }, ...others },
    turn: ['B', 'assault'],
  });

  it('rests on a technology of the tier below (HG-G-03, HG-TEC-06, HG-TEC-07, HG-TEC-08)', () => {
    const t = table(given(['nanoFabricants']));
    t.play('B drawDeck');
    expect(t.can('B advance emergentEconomics')).toBe(true);
    t.play('B advance emergentEconomics nanoFabricants');
    expect(t.s.caps[0]).toBe(0);
    expect(t.s.advanced[0]).toHaveLength(1);
    const bare = table(given());
    expect(isAdvanceable(bare.s, 0, bare.s.hands[0]![0]!)).toBe(false);
    bare.play('B drawDeck');
    expect(bare.whyNot('B advance emergentEconomics')?.code).toBe('tier-too-low');
  });
});

describe('a BUILD', () => {
  it('goes on through a Gate that it has built (HG-G-04, HG-BLD-01, HG-BLD-02, HG-BLD-10, HG-GEO-02)', () => {
    const t = table({
      players: { Yellow: { caps: 8, built: [2, 0, 0] }, ...others },
      sectors: {
        '2,0': { pieces: { Y: 'c' } },
        '3,0': { tile: { industrial: 1 } },
        '3,-2': { tile: { industrial: 2 } },
        '2,-2': { tile: { industrial: 1 } },
      },
      turn: ['Y', 'industrialize'],
    });
    expect(t.can('Y complex 3,-2')).toBe(false);
    t.play('Y complex 3,0', 'Y gate 3,0', 'Y otherHalf 3,-2', 'Y complex 3,-2', 'Y complex 2,-2');
    expect(spent(t.events)).toBe(1 + 3 + 2 + 2);
    expect(t.s.caps[0]).toBe(0);
  });

  it('of Embassies begins at an Agent (HG-G-05, HG-MOV-03, HG-BLD-03, HG-BLD-07)', () => {
    const t = table({
      players: { Blue: { caps: 19, built: [0, 2, 0] }, ...others },
      sectors: {
        '3,-1': { pieces: { B: 'e a' } },
        '3,-3': { tile: { political: 2 } },
        '2,-3': { tile: { political: 1 } },
        '2,-2': { tile: { political: 3 } },
      },
      turn: ['B', 'politicize'],
    });
    t.play('B moveAgent 0 3,-3');
    expect(t.s.caps[0]).toBe(17);
    expect(t.can('B embassy 2,-3')).toBe(false);
    t.play('B embassy 3,-3', 'B embassy 2,-3', 'B embassy 2,-2', 'B agent 2,-2');
    expect(spent(t.events)).toBe(5 + 5 + 5 + 2);
    expect(t.s.caps[0]).toBe(0);
  });

  it('of Outposts reaches on with each level (HG-G-06, HG-MOV-04, HG-BLD-02, HG-BLD-06)', () => {
    const t = table({
      players: { Red: { caps: 17, home: [3, 0] }, ...others },
      sectors: {
        '3,0': { pieces: { R: 'o f' } },
        '3,-3': { tile: { martial: 3 } },
        '2,-1': { tile: { martial: 2 } },
        '1,-1': { tile: { martial: 1 } },
      },
      turn: ['R', 'martialize'],
    });
    t.play('R moveFleet 0 3,-3', 'R outpost 3,-3', 'R outpost 3,-3');
    expect(t.can('R outpost 2,-1')).toBe(false);
    t.play('R outpost 3,-3', 'R outpost 2,-1', 'R outpost 2,-1', 'R outpost 1,-1');
    expect(spent(t.events)).toBe(16);
    expect(t.s.caps[0]).toBe(0);
  });

  it('relocates when no base is left (HG-G-27, HG-BLD-08)', () => {
    const given = (count: number): Given => ({
      players: { Blue: { caps: 2, built: [0, count, 0] }, ...others },
      sectors: { '3,0': { pieces: { B: 'e' } }, '3,-1': { tile: { political: 2 } } },
      turn: ['B', 'politicize'],
    });
    const t = table(given(9));
    t.play('B relocate 3,0 3,-1');
    expect([t.s.caps[0], t.s.built[0]![1]]).toEqual([0, 9]);
    expect(table(given(8)).whyNot('B relocate 3,0 3,-1')?.code).toBe('bases-left');
  });

  it('costs one less beside a rival with Nano-Fabricants, never below 0 (HG-G-35, HG-TX-I4, HG-GEN-05)', () => {
    const { s, at } = table({
      players: { Blue: { built: [1, 0, 0], advanced: ['nanoFabricants'] }, ...others },
      sectors: {
        '3,0': { pieces: { O: 'c' } },
        '3,-1': { tile: { industrial: 1 } },
        '3,-2': { tile: { industrial: 1 } },
      },
    });
    expect(buildCost(s, 0, 'industrial', at('3,-1'))).toBe(0);
    expect(buildCost(s, 0, 'industrial', at('3,-2'))).toBe(1);
  });

  it('measures a new pair of Gates over other Gates (HG-G-48, HG-BLD-11, HG-TX-I2)', () => {
    const given = (advanced: Given['players'][string]['advanced']): Given => ({
      players: { Blue: { caps: 9, advanced }, ...others },
      sectors: {
        '3,0': { pieces: { B: 'c' } },
        // T02 and T08 have no industrial Location.
        '2,0': { tile: 1 },
        '-2,0': { tile: 7 },
        '-3,0': { tile: { industrial: 1 } },
      },
      gates: [['O', '2,0', '-2,0']],
      turn: ['B', 'industrialize'],
    });
    // Three steps over the pair: too far in tier 1, and the only other place with an industrial Location.
    expect(table(given([])).whyNot('B gate 3,0')?.code).toBe('no-other-half');
    const t = table(given(['massTranslationRelay']));
    t.play('B gate 3,0');
    expect(t.s.gates[0]!.slice(0, 2)).toEqual([t.at('3,0'), t.at('-3,0')]);
  });
});

describe('a Fleet', () => {
  it('passes a foreign home and does not end there (HG-G-29, HG-MOV-05)', () => {
    const t = table({
      players: { Red: { caps: 5 }, Orange: { home: [3, -1] }, Violet: {}, White: {} },
      sectors: { '3,0': { pieces: { R: 'f' } }, '3,-3': { tile: { martial: 1 } }, '3,-1': {} },
      turn: ['R', 'martialize'],
    });
    expect(t.can('R moveFleet 0 3,-3')).toBe(true);
    expect(t.whyNot('R moveFleet 0 3,-1')?.code).toBe('foreign-home');
  });
});
