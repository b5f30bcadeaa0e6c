import { describe, expect, it } from 'vitest';
import type { MonumentKey } from '../../data/monuments.ts';
import { controller } from '../../rules/monuments.ts';
import type { Card, Given, Laid } from '../position.ts';
import { table } from '../table.ts';

const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
const MAP: { readonly [cell: string]: Laid } = { 'D(0,0)': 'A07 0', 'U(9,9)': 'G01 0 B1' };

const building = (more: Partial<Given> = {}) =>
  table({
    players: { A: { knowledge: PLENTY }, B: {} },
    map: MAP,
    monuments: { greatPyramid: '' },
    turn: ['A', 'build'],
    ...more,
  });
/** With levels that stand on U(12,9). */
const built = (key: MonumentKey, by: string, more: Partial<Given> = {}) =>
  building({ map: { ...MAP, 'U(12,9)': `C01 0 ${key}` }, monuments: { [key]: by }, ...more });

describe('building Monuments', () => {
  it('DM-MON-01: anyone builds the next level of any Monument in play', () => {
    const t = built('greatPyramid', 'B');
    expect(t.offers('A', 'monument 0 ').length).toBeGreaterThan(0);
    // The second one in play was chosen by B.
    expect(t.offers('A', 'monument 1 ').length).toBeGreaterThan(0);
    expect(t.whyNot('A monument stonehenge 0 1')?.code).toBe('no-such-monument');
  });

  it.each([
    ['', 2, 3, 1],
    ['B', 3, 5, 1],
    ['BB', 4, 7, 2],
    ['BBB', 5, 9, 2],
    ['BBBB', 6, 12, 3],
  ])(
    'DM-MON-02, DM-MON-05: after "%s" a level costs %i and %i and brings %i VP',
    (by, each, vp, influence) => {
      const t = by === '' ? building() : built('greatPyramid', by);
      t.play(`A ${t.line('A', 'monument greatPyramid')}`);
      expect([t.paid, t.from('A', 'levels'), t.influence('A')]).toEqual([
        { GOV: each, CRA: each },
        vp,
        influence,
      ]);
      expect(t.from('A', 'nodus')).toBe(1);
      const poor = by === '' ? building : (more: Partial<Given>) => built('greatPyramid', by, more);
      const held = { GOV: each, CRA: each - 1, TRA: 6 };
      const tree: Card[] = ['rhetoric'];
      expect(
        poor({ players: { A: { knowledge: held, tree }, B: {} } }).whyNot('A monument greatPyramid 0 -1'),
      ).toMatchObject({ code: 'cannot-pay-level', params: { each, total: 2 * each } });
    },
  );

  it('DM-MON-03: the Level card goes into the own Tree by the rules of the Tree', () => {
    const t = building();
    expect(t.whyNot('A monument greatPyramid 0 0')?.code).toBe('place-taken');
    expect(t.whyNot('A monument greatPyramid 1 1')?.code).toBe('not-beside-card');
    t.play('A monument greatPyramid 0 1');
    expect([t.s.cards[0]!.length, t.s.cards[1]!.length]).toEqual([2, 1]);
    // Level 1 has GOV to the north, level 2 CRA to the south.
    const next = built('greatPyramid', 'A 0 1');
    expect(next.whyNot('A monument greatPyramid 0 2')?.code).toBe('sides-differ');
  });

  it('DM-MON-04: without a place in the Tree it is not built', () => {
    const t = building({
      players: {
        A: {
          knowledge: PLENTY,
          tree: ['fishing b 0 1', 'livestock a 0 -1', 'agriculture a 1 0', 'masonry a -1 0'],
        },
        B: {},
      },
      monuments: { greatPyramid: '', greatLighthouse: '' },
    });
    // Level 1 of the Great Pyramid is G C R A from the north: no open side takes it, while S T C G fits at (2,0).
    expect(t.offers('A', 'monument 0')).toEqual([]);
    for (const place of ['0 2', '0 -2', '2 0', '-2 0', '1 1', '1 -1', '-1 1', '-1 -1'])
      expect(t.whyNot(`A monument greatPyramid ${place}`)?.code).toBe('sides-differ');
    expect(t.can('A monument greatLighthouse 2 0')).toBe(true);
  });

  it('DM-MON-06: one level an action, in order', () => {
    const t = built('greatPyramid', 'B');
    t.play(`A ${t.line('A', 'monument greatPyramid')}`);
    expect([t.s.builders[0], t.last('levelBuilt')[3], t.asked]).toEqual([[1, 0], 2, 'A develop.choose']);
  });

  it('DM-MON-07: level 1 puts it on a Land tile whose Camp is free', () => {
    const t = building({ map: { ...MAP, 'U(12,9)': 'S01 0', 'U(15,9)': 'S02 0' } });
    t.play('A monument greatPyramid 0 1');
    expect(t.cells('A', 'site')).toEqual(['D(0,0)', 'U(12,9)', 'U(15,9)']);
    expect(t.whyNot('A site U(9,9)')?.code).toBe('camp-taken');
    expect(t.whyNot('A site U(7,7)')?.code).toBe('no-tile');
    t.play('A site U(12,9)');
    expect(t.s.sites).toEqual([-1, -1, 0, -1]);
    const second = built('greatPyramid', 'B');
    second.play(`A ${second.line('A', 'monument greatPyramid')}`);
    expect(second.asked).toBe('A develop.choose');
  });

  it('DM-MON-08: without a free Camp level 1 is not built, further levels are', () => {
    const full = { 'U(9,9)': 'G01 0 B1' } as const;
    const t = building({ map: full, players: { A: { knowledge: PLENTY, tree: ['administration'] }, B: {} } });
    expect(t.whyNot('A monument greatPyramid 0 1')?.code).toBe('no-free-camp');
    const later = building({
      map: { ...full, 'U(12,9)': 'C01 0 greatPyramid' },
      monuments: { greatPyramid: 'B' },
    });
    expect(later.offers('A', 'monument 0').length).toBeGreaterThan(0);
    expect(later.offers('A', 'monument 1')).toEqual([]);
  });

  it.each([
    ['stonehenge', 'BBBB'],
    ['greatPyramid', 'BBBBB'],
  ] as const)('DM-MON-09: %s is complete with all levels, and stays', (key, by) => {
    const t = built(key, by);
    expect(t.whyNot(`A monument ${key} 0 1`)?.code).toBe('monument-complete');
    expect(built(key, by.slice(1)).whyNot(`A monument ${key} 0 1`)?.code).not.toBe('monument-complete');
    expect(controller(t.s, 0)).toBe(1);
    const beside = built(key, by, {
      players: { A: { hand: ['T01'] }, B: {} },
      turn: ['A', 'grow'],
      options: { omens: 'off' },
    });
    beside.play('A place T01 D(12,9) 0');
    expect(beside.gained('A', 'site')).toEqual(key === 'stonehenge' ? { REL: 1 } : { GOV: 1 });
  });
});

describe('Monuments on the map', () => {
  it('DM-MON-10: whoever places a tile beside one resolves its site once, not at a corner', () => {
    const at = (cell: string) => {
      const t = built('statueOfZeus', 'B', {
        players: { A: { hand: ['T01'] }, B: {} },
        turn: ['A', 'grow'],
        map: { 'U(12,9)': 'C01 0 statueOfZeus', 'D(11,9)': 'R01 0' },
      });
      t.play(`A place T01 ${cell} 0`);
      return [t.influence('A'), t.influence('B')];
    };
    expect(at('D(12,9)')).toEqual([1, 0]);
    // U(11,9) is beside D(11,9) and touches U(12,9) at a corner.
    expect(at('U(11,9)')).toEqual([0, 0]);
  });

  it('DM-MON-11: no City on its tile, and it is never removed', () => {
    const t = built('petra', 'B');
    expect(t.whyNot('A city U(12,9)')?.code).toBe('camp-taken');
    const fire = built('petra', 'B', { omens: ['earthquake'], turn: ['A', 'omen'] });
    expect(fire.s.sites).toEqual([-1, -1, 0]);
  });

  it('DM-MON-12: the most Level cards control it, at least one', () => {
    const control = (by: string) => controller(built('stonehenge', by).s, 0);
    expect([control('BBA'), control('AAB'), control('BAA'), control('B')]).toEqual([1, 0, 0, 1]);
    expect(controller(building().s, 0)).toBe(-1);
  });

  it('DM-MON-13: among equals who has Level 1, else the highest initiative', () => {
    const control = (by: string, order: string) =>
      controller(
        table({
          players: { A: {}, B: {}, C: {} },
          map: { 'U(12,9)': 'C01 0 greatPyramid' },
          monuments: { greatPyramid: by },
          turn: ['A', 'build'],
          order,
        }).s,
        0,
      );
    expect([control('AB', 'BAC'), control('BA', 'ABC')]).toEqual([0, 1]);
    expect([control('CAABB', 'BCA'), control('CAABB', 'ACB'), control('CAABC', 'BAC')]).toEqual([1, 0, 2]);
  });
});
