import { colourOn } from '@conclave/mechanics/edge-match';
import { describe, expect, it } from 'vitest';
import { masteryCard } from '../../data/cards.ts';
import { ART, GOV, REL, TRA } from '../../data/domains.ts';
import { KIND, type MasteryKey } from '../../data/mastery.ts';
import { NEWEST } from '../../data/tables.ts';
import { endVp } from '../../rules/age-effects.ts';
import { countSide, levelCards } from '../../rules/holdings.ts';
import { meetsNeeds } from '../../rules/mastery.ts';
import { fulfilled } from '../../rules/objectives.ts';
import type { Card } from '../position.ts';
import { table } from '../table.ts';

const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;

describe('EX-22: the Tree (DM-TRE-02, DM-TRE-03, DM-TRE-04, DM-TRE-05, DM-TRE-06)', () => {
  it('a card beside the Campfire forms a Nodus of its own colour', () => {
    const t = table({ players: { A: { knowledge: PLENTY }, B: {} }, turn: ['A', 'develop'] });
    t.play('A gain fishing b 1 0');
    expect(t.s.nodus[0]![ART]).toBe(1);
    expect([t.from('A', 'nodus'), t.from('A', 'mastery'), t.vp('A')]).toEqual([1, 2, 3]);
  });

  it('a card in the corner of two must match both, and forms two', () => {
    const t = table({
      players: { A: { knowledge: PLENTY, tree: ['fishing b 1 0', 'livestock a 0 1'] }, B: {} },
      turn: ['A', 'develop'],
    });
    const inCorner = t.offers('A', 'gain ').filter((text) => text.endsWith(' 1 1'));
    expect(inCorner.length).toBeGreaterThan(0);
    for (const text of inCorner) {
      const [, kind, copy] = text.split(' ').map(Number);
      const sides = NEWEST.sides[masteryCard(kind!, copy!)]!;
      expect([colourOn(sides, 2), colourOn(sides, 3)]).toEqual([TRA, GOV]);
    }
    expect(t.whyNot('A gain taxation a 1 1')?.code).toBe('sides-differ');
    const [, kind, copy] = inCorner[0]!.split(' ').map(Number);
    const key = Object.keys(KIND)[kind!] as MasteryKey;
    t.play(`A gain ${key} ${'abcd'[copy!]} 1 1`);
    expect(t.from('A', 'nodus')).toBe(2);
  });
});

it('EX-42: what a card of value 9 needs (DM-DEV-04, DM-INF-06)', () => {
  const may = (tree: Card[], key: MasteryKey) =>
    meetsNeeds(table({ players: { A: { tree }, B: {} }, turn: ['A', 'build'] }).s, 0, KIND[key]);
  expect(may(['taxation', 'relics'], 'bureaucracy')).toBe(false);
  expect(may(['taxation', 'relics', 'military'], 'bureaucracy')).toBe(true);
  expect(may(['taxation', 'military'], 'monarchy')).toBe(false);
  expect(may(['education'], 'monarchy')).toBe(true);
  expect(may(['education+'], 'monarchy')).toBe(true);
  const assimilating = (tree: Card[]) =>
    table({ players: { A: { tree, influence: 9 }, B: { tree: ['bureaucracy'] } } });
  expect(assimilating(['taxation', 'military']).kinds('A', 'gain')).toEqual(['bureaucracy']);
  expect(assimilating(['taxation']).last('leads')[1]).toBe(0);
  expect(assimilating(['taxation']).s.age).toBe(2);
});

it('EX-14: exact values count (DM-FIN-06, DM-R-19)', () => {
  const four: Card[] = ['taxation', 'fishing', 'music', 'barter'];
  const done = (...more: Card[]) => {
    const { s } = table({
      players: { A: { tree: [...four, ...more], nation: 'Huns' }, B: { nation: 'Greeks' } },
      turn: ['A', 'build'],
      options: { goals: 'objectives' },
    });
    return fulfilled(s, 0);
  };
  // The Huns: VAL 3 6 is the last of their five, Military the one before it.
  expect(done('relics', 'theatre')).toEqual([false, false, false, false, false]);
  expect(done('relics', 'military')).toEqual([false, false, false, true, false]);
  expect(done('counting', 'offerings')).toEqual([false, false, false, false, true]);
});

it('EX-48: a Level card in the Tree (DM-TRE-05, DM-HEG-13, DM-HEG-14)', () => {
  const t = table({
    players: { A: { knowledge: { GOV: 2, CRA: 2 } }, B: {} },
    map: { 'D(0,0)': 'A07 0' },
    monuments: { greatPyramid: '' },
    turn: ['A', 'build'],
  });
  t.play('A monument greatPyramid 0 1');
  expect(t.s.nodus[0]).toEqual([0, 1, 0, 0, 0, 0]);
  expect([t.from('A', 'nodus'), t.from('A', 'levels'), t.influence('A')]).toEqual([1, 3, 1]);
  expect([levelCards(t.s, 0), countSide(t.s, 0, 1), countSide(t.s, 0, 2)]).toEqual([1, 0, 0]);
  const later = table({
    players: { A: { knowledge: PLENTY, tree: ['mythology c 1 0'] }, B: {} },
    map: { 'D(0,0)': 'A07 0 greatPyramid' },
    monuments: { greatPyramid: 'A 0 1' },
    turn: ['A', 'develop'],
  });
  expect(endVp(later.s, 0, KIND.mythology)).toBe(later.s.nodus[0]![REL]);
  for (const text of later.offers('A', 'gain ').filter((offer) => offer.endsWith(' 0 2'))) {
    const [, kind, copy] = text.split(' ').map(Number);
    expect(colourOn(NEWEST.sides[masteryCard(kind!, copy!)]!, 2)).toBe(GOV);
  }
});
