import { seeded, seedOf, shuffle } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { type CardKey, KIND, uidsOf } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import type { Move } from '../../rules/types.ts';
import { slipped, table } from '../table.ts';

const uid = (key: CardKey, copy = 0): number => uidsOf(KIND[key])[copy]!;

describe('the order in which cards are named', () => {
  it('SI-G-70, SI-ZON-06, SI-R-40: at the hand limit the last one named comes to lie on top', () => {
    const hand: CardKey[] = [
      'ark',
      'holyLand',
      'militarism',
      'theocracy',
      'privateerFleet',
      'galaxyProbe',
      'planetProbe',
    ];
    const [x, y] = [uid('theocracy'), uid('ark')];
    expect(x).toBeGreaterThan(y);
    for (const [first, last] of [
      [x, y],
      [y, x],
    ] as const) {
      const t = table({ players: [{ hand }, {}], window: 'after', discard: ['corveeSystem'] });
      t.play('0 end');
      t.move(0, ['discard', first, last]);
      expect(t.s.discard).toEqual([uid('corveeSystem'), first, last]);
    }
  });

  it('SI-ZON-06: the cards of a sale go to the discard pile as named, in one move or card by card', () => {
    const sold = [uid('phaseTransitionPowerPlantBase'), uid('freeTradeCenter'), uid('colonyPlanet')];
    const kingdom = uid('divineGalacticKingdom');
    const hand: CardKey[] = [
      'divineGalacticKingdom',
      'freeTradeCenter',
      'colonyPlanet',
      'phaseTransitionPowerPlantBase',
    ];
    const orders = Array.from({ length: 12 }, (_, n) => shuffle(seeded(seedOf(n)), [...sold]));
    expect(new Set(orders.map(String)).size).toBeGreaterThan(3);
    for (const order of orders) {
      const whole = table({ players: [{ hand }, {}] });
      whole.move(0, ['build', kingdom, ...order]);
      expect(whole.s.discard).toEqual(order);
      const extra = table({ players: [{ hand }, {}], window: 'after', extraBuilds: 1 });
      extra.move(0, ['extra', kingdom, ...order]);
      expect(extra.s.discard).toEqual(order);
      const later = table({
        players: [{ hand, tableau: ['industrialZonePlanet', slipped('theocracy'), 'ark'] }, {}],
      });
      later.move(0, ['declare', kingdom]);
      later.move(0, ['pay', ...order]);
      expect(later.s.discard).toEqual(order);
      const big = table({
        players: [{ hand: [...hand, ...Array<CardKey>(2).fill('galaxyProbe'), ...MORE] }, {}],
      });
      big.move(0, ['declare', kingdom]);
      for (const card of order) big.move(0, ['sell', card]);
      expect(big.s.discard).toEqual(order);
    }
  });

  const MORE: readonly CardKey[] = ['planetProbe', 'blackMarket', 'evangelicalism', 'colonizationPolicy'];

  it('SI-ZON-06, SI-RES-01: research discards the two others as drawn, or as named behind those that are kept', () => {
    const top = ['theocracy', 'militarism', 'ark', 'holyLand'] as const;
    const after = (...keys: CardKey[]) => {
      const t = table({ players: [{}, {}], top });
      t.play('0 research');
      t.move(0, ['keep', ...keys.map((key) => uid(key))]);
      expect(t.hand(0)).toHaveLength(2);
      return t.discard;
    };
    expect(after('holyLand', 'militarism')).toEqual(['theocracy', 'ark']);
    expect(after('militarism', 'holyLand', 'ark', 'theocracy')).toEqual(['ark', 'theocracy']);
    expect(after('holyLand', 'militarism', 'theocracy', 'ark')).toEqual(['theocracy', 'ark']);
    const t = table({ players: [{}, {}], top });
    t.play('0 research');
    const keep = (...words: (string | number)[]) =>
      game.whyNot(t.s, 0, ['keep', ...words] as unknown as Move);
    const [a, b, c] = top.map((key) => uid(key)) as [number, number, number];
    expect(keep(a, b, c)).toMatchObject({ code: 'keep-two' });
    expect(keep(a, b, c, c)).toMatchObject({ code: 'named-twice' });
    expect(keep(a, b, c, uid('blackMarket'))).toMatchObject({ code: 'not-among' });
    expect(keep(b, a, 'please')).toMatchObject({ code: 'superfluous', params: { words: 'please' } });
    expect(keep('please', b, a)).toMatchObject({ code: 'superfluous', params: { words: 'please' } });
  });

  it('SI-TRN-03: cards are unslipped in any order', () => {
    const t = table({
      players: [{ tableau: [slipped('ark'), slipped('theocracy'), slipped('holyLand')] }, {}],
      window: 'recover',
    });
    t.move(0, ['recover', uid('theocracy'), uid('ark')]);
    expect(t.slipped(0)).toEqual(['holyLand']);
  });

  it('is never listed: each choice stands there once, ascending', () => {
    const t = table({
      players: [
        { hand: ['ark', 'ark', 'theocracy', 'holyLand', 'holyLand', 'militarism', 'galaxyProbe'] },
        {},
      ],
      window: 'after',
    });
    t.play('0 end');
    const sets = game.moves(t.s, 0).map((move) => [...move.slice(1)].sort().join());
    expect(new Set(sets).size).toBe(sets.length);
    for (const move of game.moves(t.s, 0)) expect(game.canonical!(move)).toEqual(move);
  });
});
