import { below, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { type CardKey, cardOf } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { slipped, table } from '../table.ts';

/** SI-SEL-03 word for word: all sets of these cards that cover and hold no superfluous card. */
function salesByBruteForce(cards: readonly number[], bonus: number, need: number): string[] {
  const legal: string[] = [];
  for (let mask = 0; mask < 2 ** cards.length; mask++) {
    const set = cards.filter((_, i) => (mask >> i) & 1);
    const prices = set.map((uid) => cardOf(uid).price + bonus);
    const sum = prices.reduce((a, b) => a + b, 0);
    const covers = set.length > 0 && sum >= need && prices.every((price) => sum - price < need);
    if (need === 0 ? set.length === 0 : covers) legal.push(set.join());
  }
  return legal.sort();
}

describe('selling', () => {
  it('SI-SEL-01: money comes from sales and functions, and belongs to the turn', () => {
    const t = table({
      players: [{ hand: 3, tableau: ['industrialZonePlanet', 'ark'] }, { hand: 2 }],
      window: 'after',
    });
    t.play('0 use industrialZonePlanet ark');
    expect(t.s.budget).toBe(6);
    t.play('0 end');
    expect(t.s).toMatchObject({ active: 1, budget: 0 });
  });

  it('SI-SEL-02: selling happens only while paying for something', () => {
    const t = table({ players: [{ hand: 4 }, {}] });
    expect(t.offers(0).every((text) => /^(research|build )/.test(text))).toBe(true);
    const paid = table({ players: [{ hand: ['corveeSystem', 'ark', 'theocracy'] }, {}], budget: 3 });
    expect(paid.offers(0, 'build corveeSystem')).toEqual(['build corveeSystem']);
  });

  it('SI-SEL-03, SI-R-09: all sets that cover and hold no superfluous card, against a count by brute force', () => {
    const rng = seeded(seedOf(77));
    for (let round = 0; round < 150; round++) {
      const { s } = table({ players: [{ hand: 0 }, {}] });
      const cards = Array.from({ length: 80 }, (_, uid) => uid)
        .filter(() => below(rng, 13) === 0)
        .slice(0, 9);
      s.hands[0] = cards;
      s.budget = below(rng, 5);
      for (const built of cards) {
        const others = cards.filter((uid) => uid !== built);
        const bonus = cardOf(built).key === 'freeTradeCenter' ? 1 : 0;
        const need = Math.max(0, cardOf(built).cost - s.budget);
        const legal = salesByBruteForce(others, bonus, need);
        const offered = game.moves(s, 0).filter((move) => move[0] === 'build' && move[1] === built);
        expect(offered.map((move) => move.slice(2).join()).sort()).toEqual(legal);
      }
    }
  });

  it('SI-SEL-04: one sale for a payment, which it must cover alone', () => {
    const t = table({
      players: [{ hand: ['theocracy', 'corveeSystem', 'freeTradeCenter', 'blackMarket'] }, {}],
    });
    expect(t.offers(0, 'build theocracy')).toEqual(['build theocracy corveeSystem freeTradeCenter']);
    t.play('0 build theocracy corveeSystem freeTradeCenter');
    expect(t.count('sold')).toBe(1);
  });

  it('SI-SEL-03, SI-SEL-04: from a big hand the sale is laid out card by card, to just the same sets', () => {
    const hand: CardKey[] = [
      'divineGalacticKingdom',
      'freeTradeCenter',
      'colonyPlanet',
      'militarism',
      'theocracy',
      'ark',
      'holyLand',
      'privateerFleet',
      'blackMarket',
      'galaxyProbe',
      'planetProbe',
    ];
    const t = table({
      players: [{ hand, tableau: ['freeTradeCenter', 'industrialZonePlanet', 'corveeSystem'] }, {}],
    });
    const kingdom = t.s.hands[0]!.find((uid) => cardOf(uid).key === 'divineGalacticKingdom')!;
    const others = t.s.hands[0]!.filter((uid) => uid !== kingdom);
    t.play('0 declare divineGalacticKingdom');
    const reached = new Set<string>();
    const walked = new Set<string>();
    const walk = (s: State): void => {
      const laid = s.payment?.offered ?? s.sold;
      const key = [...laid].sort((a, b) => a - b).join();
      if (walked.has(key)) return;
      walked.add(key);
      if (s.payment === null) {
        reached.add(key);
        return;
      }
      const moves = game.moves(s, 0).filter(([label]) => label === 'sell');
      if (laid.length > 0) expect(moves).toHaveLength(game.moves(s, 0).length);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) {
        const after = game.clone(s);
        game.apply(after, 0, move);
        walk(after);
      }
    };
    walk(t.s);
    expect([...reached].sort()).toEqual(salesByBruteForce(others, 1, 15));
  });

  it('SI-SEL-05: the price is the printed one and 1 more for each Free Trade Center', () => {
    const t = table({
      players: [
        {
          hand: ['colonizationPolicy', 'blackMarket', 'corveeSystem'],
          tableau: [slipped('freeTradeCenter')],
        },
        {},
      ],
    });
    t.play('0 build colonizationPolicy blackMarket corveeSystem');
    expect(t.events).toContainEqual(['sold', 0, t.s.discard, 3 + 4]);
    expect(t.s.budget).toBe(2);
  });

  it('SI-SEL-06, SI-R-10: the change of a minimal set is kept for an extra build', () => {
    const t = table({
      players: [{ hand: ['corveeSystem', 'freeTradeCenter', 'planetProbe', 'ark'] }, {}],
      extraBuilds: 1,
    });
    t.play('0 build corveeSystem freeTradeCenter');
    expect(t.s.budget).toBe(2);
    t.play('0 extra planetProbe ark');
    expect(t.s.budget).toBe(2 + 3 - 3);
  });

  it('SI-SEL-07: selling is no discarding', () => {
    const t = table({ players: [{ hand: ['corveeSystem', 'ark'] }, { tableau: ['blackMarket'] }] });
    t.play('0 build corveeSystem ark');
    expect(t.count('discarded')).toBe(0);
    expect(t.asked).toBe('0 turn.after');
  });

  it('SI-SEL-10, SI-R-34: the cards sold are remembered over all builds of the turn', () => {
    const t = table({
      players: [{ hand: ['corveeSystem', 'ark', 'planetProbe', 'theocracy'] }, {}],
      extraBuilds: 1,
    });
    t.play('0 build corveeSystem ark', '0 extra planetProbe theocracy');
    expect(t.s.sold).toEqual(t.s.discard);
    expect(t.s.sold).toHaveLength(2);
    t.play('0 end');
    expect(t.s.sold).toEqual([]);
  });
});
