import { describe, expect, it } from 'vitest';
import type { Given, Laid } from '../position.ts';
import { table } from '../table.ts';

type Placing = Partial<Given> & { readonly tree?: Given['players'][string]['tree'] };

/** A after placing a tile, as in `G01 D(0,0) 0`. */
function placed(line: string, { tree = [], ...more }: Placing = {}) {
  const t = table({
    players: { A: { hand: [line.split(' ')[0]!], tree }, B: {} },
    turn: ['A', 'grow'],
    options: { omens: 'off' },
    ...more,
  });
  t.play(`A place ${line}`);
  return t;
}

const parts = (t: ReturnType<typeof placed>, name: string) =>
  t.last('produced')[1].filter(([part]) => part === name);

/** Five of the six tiles round (1,1); U(0,1) is left. */
const FIVE: { readonly [cell: string]: Laid } = {
  'D(0,0)': 'G01 0',
  'U(1,0)': 'R05 1',
  'D(1,0)': 'A07 0',
  'U(1,1)': 'T03 2',
  'D(0,1)': 'S09 1',
};

describe('dots and pairs', () => {
  it('DM-PRO-01: a shared edge activates both dots at its ends, on both pieces', () => {
    const t = placed('G01 D(9,9) 0', { map: { 'U(9,9)': 'R05 0' } });
    // G01 is RCT: (9,10) REL, (10,10) CRA, (10,9) TRA. R05 is AST: (9,10) SCI, (10,9) TRA. The edge is (9,10)–(10,9).
    expect(parts(t, 'own').map(([, , domain]) => domain)).toEqual([1, 3]);
    expect(
      parts(t, 'beside')
        .map(([, , domain]) => domain)
        .sort(),
    ).toEqual([3, 4]);
    expect(t.produced('A')).toEqual({ GOV: 1, REL: 1, SCI: 1, TRA: 3 });
  });

  it('DM-PRO-02: each gives 1 of its colour to who places the tile', () => {
    const t = placed('G01 D(9,9) 1', { map: { 'U(9,9)': 'R05 0' } });
    // Turned: (9,10) CRA, (10,10) TRA, (10,9) REL.
    expect(t.produced('A')).toEqual({ GOV: 1, CRA: 1, REL: 1, SCI: 1, TRA: 1 });
    expect([t.produced('B'), t.knowledge('B')]).toEqual([{}, {}]);
  });

  it('DM-PRO-03: a dot on two shared edges is activated once', () => {
    const t = placed('G01 D(9,9) 0', { map: { 'U(9,9)': 'R01 0', 'U(10,9)': 'R02 0' } });
    // Edges (9,10)–(10,9) and (10,9)–(10,10); R01 AGS: (9,10) GOV, (10,9) SCI; R02 RGA: (10,9) REL, (10,10) GOV.
    expect(parts(t, 'own')).toHaveLength(3);
    expect(t.produced('A')).toEqual({ GOV: 3, REL: 2, CRA: 1, TRA: 1, SCI: 1 });
  });

  it('DM-PRO-04: dots of one colour at an end are a pair, which gives 1 more', () => {
    const t = placed('A04 D(9,9) 0', { map: { 'U(9,9)': 'R01 0' } });
    // A04 is AGR: (9,10) ART, (10,9) REL. R01 is AGS: (9,10) GOV, (10,9) SCI: none.
    expect(parts(t, 'pair')).toEqual([]);
    const pair = placed('A04 D(9,9) 1', { map: { 'U(9,9)': 'R01 0' } });
    // Turned: (9,10) GOV, (10,10) REL, (10,9) ART.
    expect(pair.produced('A')).toEqual({ ART: 2, GOV: 3, SCI: 1 });
  });

  it('DM-PRO-05: one dot forms a pair on each of two shared edges', () => {
    const t = placed('R04 D(9,9) 0', { map: { 'U(9,9)': 'A07 0', 'U(10,9)': 'G02 0' } });
    // (10,9): R04 GOV, A07 SCG GOV, G02 GCR GOV: two pairs of one dot. (9,10) REL beside CRA; (10,10) CRA beside CRA: a third.
    expect(
      parts(t, 'pair')
        .map(([, , domain]) => domain)
        .sort(),
    ).toEqual([0, 0, 5]);
    expect(parts(t, 'own')).toHaveLength(3);
  });

  it('DM-PRO-06: pairs between earlier tiles count no more', () => {
    // U(9,9) and D(9,9) match at (10,9); the new tile lies beside D(9,9) only.
    const map: { readonly [cell: string]: Laid } = { 'U(9,9)': 'A07 0', 'D(9,9)': 'R04 0' };
    const t = placed('C03 U(9,10) 0', { map });
    // C03 is RSA: (9,10) REL, (10,10) ART; R04 is RCG: (9,10) REL, (10,10) CRA.
    expect(t.produced('A')).toEqual({ CRA: 2, REL: 3, ART: 1 });
  });

  it('DM-PRO-07, DM-PRO-13: the Camp of the new tile gives 1, those beside it nothing', () => {
    const t = placed('S03 U(9,10) 0', { map: { 'D(9,9)': 'G05 0' } });
    // S03 GTR: (9,10) GOV, (10,10) REL. G05 RTA: (9,10) REL, (10,10) TRA.
    expect(parts(t, 'camp').map(([, , domain, n]) => [domain, n])).toEqual([[4, 1]]);
    expect(t.produced('A')).toEqual({ SCI: 1, GOV: 1, REL: 2, TRA: 1 });
  });
});

describe('a Locus', () => {
  it('DM-PRO-08: the sixth tile round a vertex activates all six dots there', () => {
    const t = placed('C12 U(0,1) 0', { map: FIVE });
    // The three of the wheel that lie not beside it: R05 TRA, A07 SCI, T03 GOV.
    expect(
      parts(t, 'locus')
        .map(([, , domain]) => domain)
        .sort(),
    ).toEqual([0, 3, 4]);
    expect(t.count('locusClosed')).toBe(1);
    const { 'U(1,1)': _, ...four } = FIVE;
    const open = placed('C12 U(0,1) 0', { map: four as typeof FIVE });
    expect([open.count('locusClosed'), parts(open, 'locus')]).toEqual([0, []]);
  });

  it('DM-PRO-09: dots that an edge has activated do not Produce twice', () => {
    const t = placed('C12 U(0,1) 0', { map: FIVE });
    const dots = t.last('produced')[1].filter(([part]) => ['own', 'beside', 'locus'].includes(part));
    expect(dots).toHaveLength(3 + 4 + 3);
    expect(new Set(dots.map(([, , , , cell, corner]) => `${cell} ${corner}`)).size).toBe(10);
    expect(t.produced('A')).toEqual({ CRA: 3, REL: 3, SCI: 3, GOV: 1, TRA: 1, ART: 1 });
  });

  it('DM-PRO-10: none at a corner of the Cradle', () => {
    // The four cells round (1,0) that the Cradle leaves.
    const t = placed('C12 U(1,-1) 0', {
      map: { 'D(0,0)': 'G01 0', 'U(1,0)': 'R05 1', 'D(1,-1)': 'A07 0' },
      options: { omens: 'on' },
      tree: ['prophecy'],
    });
    expect([t.count('locusClosed'), t.count('omenDrawn'), t.from('A', 'triggers')]).toEqual([0, 0, 0]);
  });

  it('DM-PRO-11: up to three with one tile, each for itself', () => {
    const round = (cells: string[]) =>
      Object.fromEntries(
        cells.map((cell, i) => [
          cell,
          `${'GRATS'[i % 5]}${String(1 + Math.floor(i / 5)).padStart(2, '0')} 0`,
        ]),
      ) as { readonly [cell: string]: Laid };
    // All twelve cells that share a corner with U(9,9).
    const all = [
      'D(8,9)',
      'U(8,9)',
      'D(8,8)',
      'U(9,8)',
      'D(9,8)',
      'U(9,10)',
      'D(8,10)',
      'U(8,10)',
      'D(9,9)',
      'U(10,9)',
      'U(10,8)',
      'D(10,8)',
    ];
    const t = placed('C01 U(9,9) 0', { map: round(all), tree: ['prophecy'] });
    expect([t.count('locusClosed'), t.from('A', 'triggers')]).toEqual([3, 12]);
    expect(parts(t, 'locus')).toHaveLength(9);
    const two = placed('C01 U(9,9) 0', { map: round(all.slice(0, -1)), tree: ['prophecy'] });
    expect(two.count('locusClosed')).toBe(2);
  });
});

describe('DM-PRO-12: what is added to the Camp, and what Omens take', () => {
  const map: { readonly [cell: string]: Laid } = { 'D(9,9)': 'G05 0' };

  it('slot-2 cards and the Master Builder add up, in the colour of the Camp', () => {
    const t = placed('S03 U(9,10) 0', { map, tree: ['herbalism', 'livestock+'], holders: { CRA: 'A' } });
    expect(t.produced('A')).toEqual({ SCI: 1 + 3 + 1, GOV: 1, REL: 2, TRA: 1 });
    expect([parts(t, 'campCard').length, parts(t, 'masterBuilder').length]).toEqual([1, 1]);
  });

  it('Harsh Winter takes the Camp with all of it', () => {
    const t = placed('S03 U(9,10) 0', {
      map,
      tree: ['herbalism'],
      holders: { CRA: 'A' },
      active: [['harshWinter', 'B']],
      options: {},
    });
    expect(t.produced('A')).toEqual({ GOV: 1, REL: 2, TRA: 1 });
  });

  it('Eclipse takes what pairs give', () => {
    const t = placed('S03 U(9,10) 1', { map, options: {}, active: [['eclipse', 'B']] });
    // Turned: (9,10) TRA, (9,11) REL, (10,10) GOV: no pair beside REL and TRA.
    expect(parts(t, 'pair')).toEqual([]);
    const pair = placed('S03 U(9,10) 2', { map, options: {}, active: [['eclipse', 'B']], tree: ['mining'] });
    // Turned: (9,10) REL, (10,10) TRA: two pairs.
    expect(pair.produced('A')).toEqual({ SCI: 1, REL: 2, TRA: 2 });
    expect(pair.from('A', 'triggers')).toBe(1);
    expect(placed('S03 U(9,10) 2', { map }).produced('A')).toEqual({ SCI: 1, REL: 3, TRA: 3 });
  });
});
