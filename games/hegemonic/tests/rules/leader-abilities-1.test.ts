import { describe, expect, it } from 'vitest';
import type { TechnologyKey } from '../../data/technologies.ts';
import { hegemonic as game } from '../../index.ts';
import { acting, fighting, leads, passUntil, sites } from '../leaders.ts';
import type { Given, Sector } from '../position.ts';
import { keysOf, type Table } from '../table.ts';

type Sectors = { readonly [hex: string]: Sector };

const hand: TechnologyKey[] = ['nanoFabricants', 'psionicEcology'];

describe('The Envoy (LD01)', () => {
  it('level 1 draws a technology, then discards one', () => {
    const t = acting(1, { caps: 20, hand });
    t.play('B lead 1', 'B drawDeck');
    expect(t.s.hands[0]).toHaveLength(3);
    expect(t.offers('B', 'discard')).toHaveLength(3);
    expect(t.offers('B', 'advance')).toEqual([]);
    expect(t.whyNot('B discard 0')).toMatchObject({ code: 'not-in-hand' });
    t.play('B discard nanoFabricants');
    expect([t.s.hands[0]!.length, keysOf(t.s.discards[0]!)]).toEqual([2, ['nanoFabricants']]);
  });

  it('level 2 exchanges the revealed card for another of the hand', () => {
    const t = fighting({ leader: [1, 3], hand: ['predictiveAlgorithms', 'sentientPropaganda'] }, {});
    passUntil(t, 'beforeCards');
    expect(leads(t, 'B', 2)).toEqual([]);
    t.play('B pass', 'B commit predictiveAlgorithms');
    const other = t.s.hands[0]![0]!;
    expect(leads(t, 'B', 2)).toEqual([`lead 2 ${other}`]);
    t.play(`B lead 2 ${other}`);
    // 6 political power instead of 2; the first card is back in the hand.
    expect(t.terms('attacker')).toBe('agents 1, card 6');
    expect(t.hand('B')).toEqual(['predictiveAlgorithms']);
    t.play('B inactive');
    expect(keysOf(t.s.inactive[0]!)).toEqual(['sentientPropaganda']);
  });

  it('level 3 makes the opponent choose and reveal first', () => {
    const t = fighting({ leader: [1, 3], hand }, { hand: ['braneManipulation', 'dysonSphereAssembly'] });
    passUntil(t, 'beforeCards');
    t.play('B lead 3');
    expect(t.asked).toBe('1 conflict.commitFirst');
    expect(t.whyNot('B commit nanoFabricants')?.code).toBe('not-your-turn');
    t.play('R commit braneManipulation');
    expect(game.view(t.s, 0).conflict!.cards).toEqual([-1, t.last('technologiesRevealed')[1][1]]);
    expect(t.last('technologiesRevealed')[1].map((card) => (card < 0 ? null : keysOf([card])[0]))).toEqual([
      null,
      'braneManipulation',
    ]);
    expect(t.asked).toBe('0 conflict.commit');
    t.play('B commit psionicEcology');
    expect([t.terms('attacker'), t.terms('defender')]).toEqual(['agents 1, card 4', 'stack 2, card 6']);
  });
});

describe('Thor’s Will (LD02)', () => {
  const sectors: Sectors = {
    '3,0': { tile: { industrial: 1 }, pieces: { B: 'c' } },
    '3,-1': { tile: { industrial: 1 } },
    '3,-2': { tile: { industrial: 1 } },
    '3,-3': { tile: { industrial: 1 } },
  };
  const gates: Given['gates'] = [['B', '3,0', '3,-1']];

  it('level 1 gains 2 CAPs', () => {
    const t = acting(2);
    t.play('B lead 1');
    expect(t.caps('B')).toBe(2);
  });

  it('level 2 relocates a Gate pair to a legal place, free', () => {
    const t = acting(2, {}, sectors, { gates });
    expect(leads(t, 'B', 2)).toEqual([`lead 2 0 ${t.at('3,0')}`]);
    // From (3,0) tier 1 reaches (3,-1), where the pair stands, and (3,-2): there is but one new place.
    t.play(`B lead 2 0 ${t.at('3,0')}`);
    expect(t.last('gateRelocated').slice(2)).toEqual([0, t.at('3,0'), t.at('3,-2'), 0]);
    expect(t.caps('B')).toBe(0);
  });

  it('level 3 builds a Gate pair of the supply, free', () => {
    const t = acting(2, {}, sectors);
    t.play(`B lead 3 ${t.at('3,0')}`);
    expect(t.whyNot('B otherHalf 3,-3')?.code).toBe('gate-too-far');
    t.play('B otherHalf 3,-2');
    expect([t.s.gates[0]!.slice(0, 2), t.caps('B')]).toEqual([[t.at('3,0'), t.at('3,-2')], 0]);
  });
});

describe('The Prefects (LD03)', () => {
  it.each([
    { groups: ['2c', '3c', 'c'], gained: 2 },
    { groups: ['2c', '3c', '2c', '2c'], gained: 3 },
  ])('level 1 gains $gained for groups of $groups', ({ groups, gained }) => {
    const hexes = ['3,0', '-3,0', '-3,3', '0,3'];
    const t = acting(
      3,
      {},
      Object.fromEntries(groups.map((pieces, i) => [hexes[i]!, { pieces: { B: pieces } }])),
    );
    t.play('B lead 1');
    expect(t.caps('B')).toBe(gained);
  });

  const sectors: Sectors = {
    '3,0': { tile: 47, pieces: { B: 'c' } },
    '3,-1': { tile: 23 },
    '3,-2': { tile: { industrial: 1 } },
    '3,-3': { tile: { industrial: 1 } },
  };
  const complexes = (t: Table) => ['3,0', '3,-1', '3,-2', '3,-3'].map((hex) => t.s.complexes[0]![t.at(hex)]);

  it('level 2 builds a Complex in range, free', () => {
    const t = acting(3, {}, sectors);
    expect(sites(t, 2)).toEqual(new Set(['3,-1']));
    t.play(`B lead 2 ${t.at('3,-1')}`);
    expect([complexes(t), t.caps('B'), t.asked]).toEqual([[1, 1, 0, 0], 0, '0 action.choose']);
  });

  it('level 3 builds up to two, the second in range of the first', () => {
    const t = acting(3, {}, sectors);
    expect(sites(t, 3)).toEqual(new Set(['3,-1']));
    t.play(`B lead 3 ${t.at('3,-1')}`);
    expect(t.places('B', 'complex')).toEqual(['3,-2']);
    t.play('B complex 3,-2');
    expect([complexes(t), t.caps('B'), t.asked]).toEqual([[1, 1, 1, 0], 0, '0 action.choose']);
    const one = acting(3, {}, sectors);
    one.play(`B lead 3 ${one.at('3,-1')}`, 'B pass');
    expect(complexes(one)).toEqual([1, 1, 0, 0]);
  });
});

describe('The Concern’s Broker (LD04)', () => {
  it.each([
    { level: 1, gained: 2 },
    // The incomes are 4, 5 and 2.
    { level: 2, gained: 2 },
    { level: 3, gained: 7 },
  ])('level $level gains $gained CAPs', ({ level, gained }) => {
    const t = acting(4, { built: [3, 4, 1] });
    t.play(`B lead ${level}`);
    expect(t.caps('B')).toBe(gained);
    expect(t.last('gained')).toEqual(['gained', 0, gained, 'leader']);
  });

  it('level 2 takes the lowest of the three incomes', () => {
    const t = acting(4, { built: [10, 4, 8] });
    t.play('B lead 2');
    expect(t.caps('B')).toBe(5);
  });
});
