import { describe, expect, it } from 'vitest';
import type { Given, Laid } from '../position.ts';
import { table } from '../table.ts';

const MAP: { readonly [cell: string]: Laid } = {
  'D(0,0)': 'G01 0',
  'U(1,0)': 'R01 0 A1',
  'U(9,9)': 'S01 0 B1',
  'U(12,9)': 'C01 0 petra',
};
const PLENTY = { GOV: 6, REL: 9, SCI: 6, CRA: 6 } as const;

const building = (more: Partial<Given> = {}) =>
  table({
    players: { A: { knowledge: PLENTY }, B: {} },
    map: MAP,
    monuments: { petra: 'B' },
    turn: ['A', 'build'],
    ...more,
  });

describe('Cities', () => {
  it('DM-CIT-01: one Build action in a turn', () => {
    const t = building();
    t.play('A city D(0,0)');
    expect(t.asked).toBe('A develop.choose');
    expect(t.whyNot('A upgrade U(1,0)')?.code).toBe('build-used');
    const more = building({ players: { A: { knowledge: PLENTY, tree: ['patronage'] }, B: {} } });
    more.s.knowledge[0] = [6, 9, 6, 5, 6, 6];
    more.play('A city D(0,0)');
    expect(more.asked).toBe('A build.choose');
    expect(more.whyNot('A upgrade U(1,0)')?.code).toBe('only-patronage-left');
  });

  it('DM-CIT-02: on any tile of the map with a free Camp, near nothing of one’s own', () => {
    const t = building({ players: { A: { knowledge: PLENTY }, B: { knowledge: { GOV: 3 } } } });
    expect(t.cells('A', 'city')).toEqual(['D(0,0)']);
    expect(t.whyNot('A city U(5,5)')?.code).toBe('no-tile');
    for (const [cell, code] of [
      ['U(1,0)', 'own-city-there'],
      ['U(9,9)', 'camp-taken'],
      ['U(12,9)', 'camp-taken'],
    ])
      expect(t.whyNot(`A city ${cell}`)?.code).toBe(code);
    const other = building({ players: { A: {}, B: { knowledge: { GOV: 3 } } }, turn: ['B', 'build'] });
    expect(other.cells('B', 'city')).toEqual(['D(0,0)']);
  });

  it('DM-CIT-03: 3 of the colour of the Camp for level 1, 2 VP and 1 Influence', () => {
    const t = building();
    t.play('A city D(0,0)');
    expect([t.paid, t.vp('A'), t.from('A', 'cities'), t.influence('A')]).toEqual([{ GOV: 3 }, 2, 2, 1]);
    expect([t.s.owners[0], t.s.levels[0]]).toEqual([0, 1]);
    const poor = building({ players: { A: { knowledge: { GOV: 2, REL: 9 } }, B: {} } });
    expect(poor.whyNot('A city D(0,0)')).toMatchObject({
      code: 'cannot-pay',
      params: { domain: 0, cost: 3, held: 2 },
    });
  });

  it('DM-CIT-04: 6 for level 2 with 4 VP and 2 Influence, 9 for level 3 with 8 VP and 3', () => {
    const t = building();
    t.play('A upgrade U(1,0)');
    expect([t.paid, t.vp('A'), t.influence('A'), t.s.levels[1]]).toEqual([{ REL: 6 }, 4, 2, 2]);
    const third = building({ map: { ...MAP, 'U(1,0)': 'R01 0 A2' } });
    third.play('A upgrade U(1,0)');
    expect([third.paid, third.vp('A'), third.influence('A')]).toEqual([{ REL: 9 }, 8, 3]);
    expect(building().whyNot('A upgrade U(9,9)')).toMatchObject({ code: 'not-your-city', rule: 'DM-CIT-04' });
    const poor = building({ players: { A: { knowledge: { REL: 5, GOV: 6 } }, B: {} } });
    expect(poor.whyNot('A upgrade U(1,0)')).toMatchObject({ code: 'cannot-pay', rule: 'DM-CIT-04' });
  });

  it('DM-CIT-05: one level at a time, up to 3', () => {
    const t = building({ map: { ...MAP, 'U(1,0)': 'R01 0 A3' } });
    expect(t.whyNot('A upgrade U(1,0)')?.code).toBe('top-level');
    expect(t.cells('A', 'upgrade')).toEqual([]);
    const one = building();
    one.play('A upgrade U(1,0)');
    expect(one.s.levels[1]).toBe(2);
  });

  it('DM-CIT-06: five counters of each level, and an upgrade brings the old one back', () => {
    const five = (level: number) =>
      Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`U(${20 + i},9)`, `A0${i} 0 A${level}`])) as typeof MAP;
    const t = building({ map: { ...MAP, ...five(2) } });
    expect(t.whyNot('A upgrade U(1,0)')?.code).toBe('no-counter');
    expect(t.can('A city D(0,0)')).toBe(true);
    const top = building({ map: { ...MAP, 'U(1,0)': 'R01 0 A2', ...five(3) } });
    expect(top.whyNot('A upgrade U(1,0)')).toMatchObject({
      code: 'no-counter',
      params: { level: 3, counters: 5 },
    });
    // Four of level 1 stand beside U(1,0): no sixth may be founded before that one rises.
    const full = building({
      map: { ...MAP, ...five(1), 'U(25,9)': 'A05 0' },
      players: { A: { knowledge: PLENTY, tree: ['bureaucracy'] }, B: {} },
    });
    expect(full.whyNot('A city D(0,0)')?.code).toBe('no-counter');
    full.play('A upgrade U(1,0)', 'A city D(0,0)');
    expect(full.s.levels.filter((level) => level === 1)).toHaveLength(4 + 1 + 1);
  });

  it('DM-CIT-07: the limit of the colour rises at once', () => {
    const t = building();
    t.play('A city D(0,0)');
    expect(t.s.limits[0]).toEqual([9, 9, 6, 6, 6, 6]);
    expect(t.last('limitChanged').slice(1)).toEqual([0, 0, 9]);
  });

  it('DM-CIT-08: one City or Monument on a Camp, for good', () => {
    const t = building({ players: { A: { knowledge: { SCI: 6, CRA: 6, GOV: 6 } }, B: {} } });
    expect(t.whyNot('A city U(9,9)')).toMatchObject({ code: 'camp-taken', rule: 'DM-CIT-08' });
    expect(t.whyNot('A city U(12,9)')?.code).toBe('camp-taken');
    t.play('A city D(0,0)', 'A pass');
    expect(t.s.owners).toEqual([0, 0, 1, -1]);
  });

  it('DM-CIT-09: a City that loses a level keeps its VP; one of level 1 leaves a free Camp', () => {
    const fall = (laid: Laid) =>
      building({
        players: { A: { vp: 14, influence: 6 }, B: {} },
        map: { 'U(1,0)': laid },
        monuments: {},
        omens: ['greatFire'],
        turn: ['A', 'omen'],
      });
    const high = fall('R01 0 A3');
    expect([high.s.levels, high.s.owners, high.limit('A', 'REL')]).toEqual([[2], [0], 12]);
    const low = fall('R01 0 A1');
    expect([low.s.levels, low.s.owners, low.limit('A', 'REL')]).toEqual([[0], [-1], 6]);
    for (const t of [high, low]) expect([t.vp('A'), t.influence('A')]).toEqual([14, 6]);
  });

  it('DM-CIT-10: founding and upgrading activate nothing', () => {
    const t = building({ players: { A: { knowledge: PLENTY, tree: ['goldTrade', 'schools'] }, B: {} } });
    t.play('A upgrade U(1,0)');
    expect([t.count('produced'), t.from('A', 'triggers'), t.knowledge('A')]).toEqual([
      0,
      0,
      { GOV: 6, REL: 3, SCI: 6, CRA: 6 },
    ]);
  });
});
