import { describe, expect, it } from 'vitest';
import { MONUMENT_KEYS, type MonumentKey } from '../../data/monuments.ts';
import type { Amounts } from '../notation.ts';
import { table } from '../table.ts';

type Row = readonly [
  key: MonumentKey,
  cost: Amounts,
  levels: 4 | 5,
  site: Amounts | 'choice' | 'vp' | 'influence',
];

/** Costs of level 1, levels, and what the site gives (section 2.7). */
const ROWS: readonly Row[] = [
  ['stonehenge', { REL: 2, SCI: 2 }, 4, { REL: 1 }],
  ['greatPyramid', { GOV: 2, CRA: 2 }, 5, { GOV: 1 }],
  ['hangingGardens', { ART: 2, SCI: 2 }, 4, 'choice'],
  ['colossus', { ART: 2, TRA: 2 }, 4, { TRA: 1 }],
  ['greatLighthouse', { TRA: 2, SCI: 2 }, 4, { SCI: 1 }],
  ['templeOfArtemis', { REL: 2, ART: 2 }, 4, 'vp'],
  ['mausoleum', { GOV: 2, ART: 2 }, 4, 'vp'],
  ['statueOfZeus', { REL: 2, CRA: 2 }, 4, 'influence'],
  ['greatWall', { GOV: 2, TRA: 2 }, 5, 'influence'],
  ['petra', { TRA: 2, CRA: 2 }, 4, { CRA: 1 }],
  ['machuPicchu', { SCI: 2, CRA: 2 }, 4, 'choice'],
  ['angkorWat', { GOV: 2, REL: 2 }, 4, { ART: 1 }],
];
const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
const options = { omens: 'off' };

it('the twelve Monuments are these', () => {
  expect(ROWS.map(([key]) => key).sort()).toEqual([...MONUMENT_KEYS].sort());
});

describe.each(ROWS)('DM-MON-10: %s', (key, cost, levels, site) => {
  it('costs its two Domains', () => {
    const t = table({
      players: { A: { knowledge: PLENTY }, B: {} },
      map: { 'U(9,9)': 'T01 0' },
      monuments: { [key]: '' },
      turn: ['A', 'build'],
      options,
    });
    t.play(`A ${t.line('A', `monument ${key}`)}`);
    expect([t.paid, t.from('A', 'levels'), t.influence('A'), t.s.sites]).toEqual([cost, 3, 1, [0]]);
  });

  it(`has ${levels} levels`, () => {
    const after = (n: number) =>
      table({
        players: { A: { knowledge: PLENTY }, B: {}, C: {} },
        map: { 'U(9,9)': `T01 0 ${key}`, 'U(12,9)': 'T02 0' },
        monuments: { [key]: 'BCBCB'.slice(0, n) },
        turn: ['A', 'build'],
        options,
      });
    expect(after(levels).whyNot(`A monument ${key} 0 1`)?.code).toBe('monument-complete');
    expect(after(levels - 1).offers('A', 'monument 0').length).toBeGreaterThan(0);
  });

  it('gives to who places a tile beside it, whoever built it', () => {
    const t = table({
      players: { A: { hand: ['S03'] }, B: { tree: ['hydraulics+'] } },
      map: { 'U(9,9)': `T01 0 ${key}` },
      monuments: { [key]: 'B' },
      turn: ['A', 'grow'],
      options,
    });
    t.play('A place S03 D(9,9) 0');
    if (site === 'choice') {
      expect([t.asked, t.offers('A').length]).toEqual(['A choice.choose', 6]);
      t.play('A choose CRA');
    }
    expect(t.asked).not.toContain('choice');
    const gained = site === 'choice' ? { CRA: 1 } : typeof site === 'object' ? site : {};
    expect([t.gained('A', 'site'), t.from('A', 'triggers'), t.influence('A')]).toEqual([
      gained,
      site === 'vp' ? 2 : 0,
      site === 'influence' ? 1 : 0,
    ]);
    expect([t.vp('B'), t.influence('B'), t.knowledge('B')]).toEqual([0, 0, {}]);
  });
});
