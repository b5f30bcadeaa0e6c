import { describe, expect, it } from 'vitest';
import { CRADLE_PROVENANCE } from '../../data/cradle.ts';
import { DOMINATIONS_PROVENANCE, dominationCard } from '../../data/dominations.ts';
import { HEGEMON, HEGEMON_PROVENANCE } from '../../data/hegemon.ts';
import { KIND, MASTERY_PROVENANCE } from '../../data/mastery.ts';
import { MONUMENTS_PROVENANCE } from '../../data/monuments.ts';
import { OBJECTIVES_PROVENANCE } from '../../data/objectives.ts';
import { OMENS_PROVENANCE } from '../../data/omens.ts';
import { dominations as game } from '../../index.ts';
import { hegemonCount } from '../../rules/hegemon.ts';
import type { Card, Given, Laid } from '../position.ts';
import { started } from '../started.ts';
import { table } from '../table.ts';

const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
const tileOf = (id: string): number => HEGEMON.findIndex((tile) => tile.id === id);
const FIVE: { readonly [cell: string]: Laid } = {
  'D(0,0)': 'G01 0',
  'U(1,0)': 'R05 1',
  'D(1,0)': 'A07 0',
  'U(1,1)': 'T03 2',
  'D(0,1)': 'S09 1',
};

const placing = (line: string, more: Partial<Given> = {}) => {
  const t = table({
    players: { A: { hand: [line.split(' ')[0]!] }, B: {} },
    turn: ['A', 'grow'],
    options: { omens: 'off' },
    ...more,
  });
  t.play(`A place ${line}`);
  return t;
};
const developing = (tree: Card[] = []) =>
  table({ players: { A: { knowledge: PLENTY, tree }, B: {} }, turn: ['A', 'develop'] });

it('DM-R-01: what no reachable source states is marked as reconstructed', () => {
  expect(HEGEMON_PROVENANCE).toBe('rulebook');
  for (const provenance of [
    CRADLE_PROVENANCE,
    DOMINATIONS_PROVENANCE,
    MASTERY_PROVENANCE,
    MONUMENTS_PROVENANCE,
    OBJECTIVES_PROVENANCE,
    OMENS_PROVENANCE,
  ])
    expect(provenance).toBe('reconstructed');
});

it('DM-R-02: hands are open to all', () => {
  const { s } = started(3);
  for (const viewer of [0, 1, 2, 'table'] as const) expect(game.view(s, viewer).hands).toEqual(s.hands);
});

describe('production', () => {
  it('DM-R-03: a dot counts once on two edges and in a Locus, pairs count by edge', () => {
    const t = placing('C12 U(0,1) 0', { map: FIVE });
    const dots = t.last('produced')[1].filter(([part]) => ['own', 'beside', 'locus'].includes(part));
    // Three of the tile, four beside it and three more of the wheel, and not six more.
    expect(dots.reduce((sum, [, , , n]) => sum + n, 0)).toBe(10);
    expect(Object.values(t.produced('A')).reduce((sum, n) => sum + n)).toBe(12);
  });

  it('DM-R-04: no Locus at a corner of the Cradle', () => {
    const t = placing('C01 D(-1,1) 0', {
      map: { 'D(0,0)': 'G01 0', 'U(0,1)': 'C12 0', 'U(-1,1)': 'R01 0' },
    });
    expect([t.s.cells.length, t.count('locusClosed')]).toEqual([4, 0]);
  });

  it('DM-R-18: only the Camp of the new tile Produces', () => {
    const t = placing('S03 U(9,10) 0', { map: { 'D(9,9)': 'C05 0' } });
    expect(t.last('produced')[1].filter(([part]) => part === 'camp')).toHaveLength(1);
    // C05 is GAR: (9,10) GOV, (10,10) ART; S03 is GTR: (9,10) GOV, (10,10) REL from U(9,10).
    expect(t.produced('A')).toEqual({ SCI: 1, GOV: 3, REL: 1, ART: 1 });
  });

  it('DM-R-22: lost Knowledge was Produced', () => {
    const t = placing('S03 U(1,-1) 0', {
      players: { A: { hand: ['S03'], tree: ['hydraulics+'], knowledge: { SCI: 6 } }, B: {} },
    });
    expect([t.produced('A').SCI, t.gained('A', 'card'), t.knowledge('A').SCI]).toEqual([1, { SCI: 1 }, 6]);
  });
});

describe('the Tree', () => {
  it('DM-R-05: Basic and Advanced are sides, whatever the value of the card', () => {
    const { s } = table({
      players: { A: { tree: ['epic', 'fishing+', 'barter+'] }, B: {} },
      turn: ['A', 'build'],
    });
    expect([hegemonCount(s, 0, tileOf('HT-MA1')), hegemonCount(s, 0, tileOf('HT-MA2'))]).toEqual([1, 2]);
  });

  it('DM-R-09: all touching sides match, not only one', () => {
    // At (1,1) ART is wanted from below and SCI from the west; Mysticism a is RATS.
    const t = developing(['fishing c 1 0', 'barter a 0 1']);
    expect(t.whyNot('A gain mysticism a 1 1')?.code).toBe('sides-differ');
    expect(t.can('A gain chiefdom a 1 1')).toBe(true);
  });

  it('DM-R-10: cards are not turned', () => {
    const t = developing(['fishing b 1 0']);
    // East of it CRA is wanted to the west. Barter a, TSCG, has it elsewhere; c is GRTC.
    const offers = t.offers('A', `gain ${KIND.barter} `).filter((text) => text.endsWith(' 2 0'));
    expect(offers).toEqual([`gain ${KIND.barter} 2 2 0`]);
  });

  it('DM-R-11: the Campfire is wild on all four sides', () => {
    expect(developing().offers('A', `gain ${KIND.fishing} `)).toHaveLength(16);
  });

  it('DM-R-21: what has no place is not taken, and never kept aside', () => {
    const t = developing(['fishing b 0 1', 'livestock a 0 -1', 'agriculture a 1 0', 'masonry a -1 0']);
    expect(t.whyNot('A gain barter a 0 0')?.code).toBe('place-taken');
    const fitting = new Set(t.offers('A', 'gain ').map((text) => text.split(' ').slice(1, 3).join()));
    // Barter d, which is GRAT, fits at none of the eight open places.
    expect(fitting.has(`${KIND.barter},3`)).toBe(false);
    expect(t.whyNot('A gain barter d 2 0')?.code).toBe('sides-differ');
  });
});

describe('Omens', () => {
  it('DM-R-07: closing a Locus draws one, of 52', () => {
    expect(started(2).s.omenDeck).toHaveLength(52);
    const t = placing('C12 U(0,1) 0', { map: FIVE, omens: ['greatFestival'], options: {} });
    expect(t.count('omenDrawn')).toBe(1);
    const open = placing('S09 D(0,1) 1', {
      map: { 'U(1,1)': 'T03 2' },
      omens: ['greatFestival'],
      options: {},
    });
    expect(open.count('omenDrawn')).toBe(0);
  });

  it('DM-R-08: the new Domination card replaces that of Religion', () => {
    expect([dominationCard(1, true).id, dominationCard(1, false).id]).toEqual(['DC-AUG', 'DC-REL']);
    const t = table({ players: { A: { knowledge: { REL: 1 } }, B: {} } });
    expect([t.s.holders[1], t.all('dominationTaken').length]).toEqual([0, 6]);
  });

  it('DM-R-23: closing a Locus pays, though its Omen may be ill', () => {
    const locus = placing('C12 U(0,1) 0', {
      map: FIVE,
      players: { A: { hand: ['C12'], knowledge: {} }, B: { knowledge: PLENTY } },
      omens: ['locusts'],
      options: {},
    });
    const { 'U(1,1)': _, ...four } = FIVE;
    const open = placing('C12 U(0,1) 0', { map: four as typeof FIVE });
    const sum = (t: typeof locus) => Object.values(t.produced('A')).reduce((total, n) => total + n, 0);
    expect(sum(locus) - sum(open)).toBe(3);
    expect(locus.knowledge('B')).toEqual({ GOV: 5, REL: 5, ART: 5, TRA: 5, SCI: 5, CRA: 5 });
  });
});
