import { below, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { type CardKey, cardOf } from '../../data/cards.ts';
import { stardustImperium as game } from '../../rules/game.ts';
import { slipped, sortedKeys, table } from '../../testing/table.ts';

describe('building', () => {
  it('SI-BLD-01: one card of the own hand, and one more for each extra build', () => {
    const t = table({
      players: [
        {
          hand: ['resourceProbe', 'resourceProbe', 'wasteCollectingSatellite'],
          tableau: ['reconstructionBase'],
        },
        {},
      ],
    });
    expect(t.can('0 extra resourceProbe')).toBe(false);
    t.play('0 build resourceProbe');
    expect(t.whyNot('0 extra resourceProbe')).toMatchObject({ code: 'no-extra-build', rule: 'SI-BLD-01' });
    t.play('0 use reconstructionBase reconstructionBase', '0 extra resourceProbe');
    expect(t.offers(0)).toEqual(['end']);
  });

  it('SI-BLD-02: the card lies slipped in the tableau before it is paid', () => {
    const t = table({
      players: [{ hand: ['corveeSystem', 'orbitalElevator', 'ark'], tableau: ['indulgentiaAgency'] }, {}],
    });
    t.play('0 declare corveeSystem');
    expect(t.slipped(0)).toEqual(['corveeSystem']);
    expect(t.s.payment).toMatchObject({ cost: 3, moneyUsed: false });
    expect(t.discard).toEqual([]);
    t.play('0 pay ark');
    expect(t.tableau(0)).toEqual(['indulgentiaAgency', 'corveeSystem']);
    expect(t.discard).toEqual(['ark']);
  });

  it('SI-BLD-03: each Robotized Production takes 3 off, never below 0, and not for itself', () => {
    const cost = (robots: number, key: CardKey, hand: CardKey[]) => {
      const t = table({
        players: [{ hand: [key, ...hand], tableau: Array<CardKey>(robots).fill('robotizedProduction') }, {}],
        budget: 20,
      });
      t.play(`0 build ${key}`);
      return 20 - t.s.budget;
    };
    expect(cost(0, 'theocracy', [])).toBe(8);
    expect(cost(1, 'theocracy', [])).toBe(5);
    expect(cost(2, 'theocracy', [])).toBe(2);
    expect(cost(2, 'corveeSystem', [])).toBe(0);
    expect(cost(0, 'robotizedProduction', [])).toBe(9);
    expect(cost(1, 'robotizedProduction', [])).toBe(6);
  });

  it('SI-BLD-04: one sale covers what the budget lacks; what is too much stays in the budget', () => {
    const t = table({ players: [{ hand: ['galaxyProbe', 'freeTradeCenter'] }, {}], budget: 1 });
    t.play('0 build galaxyProbe freeTradeCenter');
    expect(t.s.budget).toBe(1 + 5 - 4);
  });

  it('SI-BLD-04, SI-SEL-02: nothing is sold where nothing is lacking, however big the hand', () => {
    const t = table({ players: [{ hand: ['resourceProbe', ...Array<CardKey>(2).fill('ark')] }, {}] });
    t.play('0 build resourceProbe');
    expect(t.count('sold')).toBe(0);
    const big = table({
      players: [
        {
          hand: [
            'resourceProbe',
            'ark',
            'ark',
            'holyLand',
            'holyLand',
            'militarism',
            'militarism',
            'theocracy',
            'theocracy',
            'galaxyProbe',
            'galaxyProbe',
          ],
          tableau: ['industrialZonePlanet', 'corveeSystem'],
        },
        {},
      ],
    });
    expect(big.offers(0, 'build resourceProbe')).toEqual(['build resourceProbe']);
    big.play('0 declare resourceProbe');
    expect(big.offers(0).sort()).toEqual(['pay', 'use industrialZonePlanet corveeSystem']);
    big.play('0 pay');
    expect([big.count('sold'), big.hands[0]]).toEqual([0, 10]);
  });

  it('SI-BLD-05: the declared card can be neither sold nor given', () => {
    const t = table({
      players: [{ hand: ['ark', 'corveeSystem', 'orbitalElevator'], tableau: ['indulgentiaAgency'] }, {}],
    });
    t.play('0 declare ark');
    expect(t.offers(0).sort()).toEqual([
      'pay corveeSystem orbitalElevator',
      'use indulgentiaAgency corveeSystem 1',
      'use indulgentiaAgency orbitalElevator 1',
    ]);
  });

  it('SI-BLD-06, SI-R-08: before the payment only money functions, and their triggers are handled first', () => {
    const t = table({
      players: [
        {
          hand: ['corveeSystem', 'ark'],
          tableau: [
            'industrialZonePlanet',
            'militarism',
            'jointResourceAsteroidBelt',
            slipped('privateerFleet'),
          ],
        },
        { tableau: ['munitionsIndustry'] },
      ],
    });
    t.play('0 declare corveeSystem');
    expect(t.offers(0, 'use').sort()).toEqual([
      'use industrialZonePlanet jointResourceAsteroidBelt',
      'use industrialZonePlanet militarism',
    ]);
    expect(t.whyNot('0 use jointResourceAsteroidBelt')).toMatchObject({
      code: 'no-money-function',
      rule: 'SI-BLD-06',
    });
    t.play('0 use industrialZonePlanet militarism');
    expect(t.asked).toBe('1 munitionsIndustry.youMay');
    t.play('1 accept');
    expect(t.asked).toBe('0 payment.pay');
    expect(t.offers(0)).toEqual(['pay']);
    t.play('0 pay');
    expect(t.s.budget).toBe(3);
  });

  it('SI-BLD-07: a declaration needs cards that cover the cost, or a money function that stays usable', () => {
    const hand: CardKey[] = ['theocracy', 'corveeSystem'];
    expect(table({ players: [{ hand }, {}] }).whyNot('0 build theocracy corveeSystem')).toMatchObject({
      code: 'cannot-pay',
    });
    expect(table({ players: [{ hand }, {}] }).offers(0)).toEqual([
      'research',
      'build corveeSystem theocracy',
    ]);
    const slippedAgency = table({ players: [{ hand, tableau: [slipped('indulgentiaAgency')] }, {}] });
    expect(slippedAgency.can('0 declare theocracy')).toBe(false);
    const agency = table({ players: [{ hand, tableau: ['indulgentiaAgency'] }, {}] });
    expect(agency.can('0 declare theocracy')).toBe(true);
    const alone = table({ players: [{ hand, tableau: ['industrialZonePlanet'] }, {}] });
    expect(alone.can('0 declare theocracy')).toBe(false);
  });

  it('SI-BLD-08, SI-SEL-08: a cancelled build never happened; its allowance is not used up', () => {
    const t = table({
      players: [
        {
          hand: ['intergalacticEconomicCoalition', 'corveeSystem'],
          tableau: ['indulgentiaAgency', 'worksProjectAdministration'],
        },
        { tableau: ['constructionSponsor'], hand: 1 },
      ],
      top: ['blackMarket'],
      extraBuilds: 1,
      window: 'after',
    });
    t.play('0 declareExtra intergalacticEconomicCoalition', '0 use indulgentiaAgency corveeSystem 1');
    expect(t.count('buildCancelled')).toBe(1);
    expect(t.s).toMatchObject({ extraBuilds: 1, builds: 0, payment: null, budget: 3, window: 'after' });
    expect([t.vps, t.asked]).toEqual([[0, 0], '0 turn.after']);
    expect(t.offers(0)).toEqual(['extra blackMarket', 'end']);
  });

  it('SI-BLD-09: with the payment the build is complete, and all its events come in one batch', () => {
    const t = table({
      players: [
        { hand: ['resourceProbe'], tableau: [slipped('worksProjectAdministration'), 'projectArtemis'] },
        { hand: 1, tableau: ['constructionSponsor', 'projectArtemis'] },
      ],
    });
    t.play('0 build resourceProbe');
    expect(sortedKeys(t.pool)).toEqual([
      '0 projectArtemis',
      '0 worksProjectAdministration',
      '1 constructionSponsor',
      '1 projectArtemis',
    ]);
    expect(t.s.builds).toBe(1);
  });

  it('SI-BLD-10, SI-R-07: static and slip-free functions of the card built count already; its 11 does not', () => {
    const center = table({
      players: [{ hand: ['freeTradeCenter', 'corveeSystem', 'orbitalElevator', 'bubbleEconomy'] }, {}],
    });
    expect(center.can('0 build freeTradeCenter corveeSystem orbitalElevator bubbleEconomy')).toBe(true);
    const works = table({ players: [{ hand: ['worksProjectAdministration', 'freeTradeCenter'] }, {}] });
    works.play('0 build worksProjectAdministration freeTradeCenter');
    expect([works.hands[0], works.vps[0]]).toEqual([1, 1]);
    const robots = table({ players: [{ hand: ['robotizedProduction', 'colonyPlanet'] }, {}], budget: 9 });
    robots.play('0 build robotizedProduction');
    expect(robots.s.budget).toBe(0);
    expect(robots.count('handRevealed')).toBe(0);
  });

  it('SI-BLD-11: further copies may be built, and a tableau has no maximum size', () => {
    const t = table({
      players: [
        {
          hand: ['resourceProbe'],
          tableau: [
            'resourceProbe',
            'ark',
            'ark',
            'holyLand',
            'holyLand',
            'militarism',
            'munitionsIndustry',
            'orbitalElevator',
            'privateerFleet',
            'planetProbe',
            'galaxyProbe',
            'colonyPlanet',
          ],
        },
        {},
      ],
    });
    t.play('0 build resourceProbe');
    expect(t.tableau(0)).toHaveLength(13);
  });

  it('SI-BLD-12, SI-R-46: while a legal sale exists there is no way back; without one, only after a money function', () => {
    const t = table({
      players: [
        {
          hand: ['galaxyProbe', 'freeTradeCenter', 'corveeSystem'],
          tableau: ['indulgentiaAgency', 'industrialZonePlanet', 'ark'],
        },
        {},
      ],
      top: ['blackMarket'],
    });
    t.play('0 declare galaxyProbe');
    expect(t.can('0 cancel')).toBe(false);
    expect(t.whyNot('0 cancel')).toMatchObject({ rule: 'SI-BLD-12' });
    t.play('0 use indulgentiaAgency corveeSystem 1');
    expect(t.can('0 cancel')).toBe(false);
    expect(t.offers(0, 'pay').sort()).toEqual(['pay blackMarket', 'pay freeTradeCenter']);
  });
});

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
        const legal: string[] = [];
        for (let mask = 0; mask < 2 ** others.length; mask++) {
          const set = others.filter((_, i) => (mask >> i) & 1);
          const prices = set.map((uid) => cardOf(uid).price + bonus);
          const sum = prices.reduce((a, b) => a + b, 0);
          const isLegal =
            need === 0
              ? set.length === 0
              : set.length > 0 && sum >= need && prices.every((price) => sum - price < need);
          if (isLegal) legal.push(set.join());
        }
        const offered = game.moves(s, 0).filter((move) => move[0] === 'build' && move[1] === built);
        expect(offered.map((move) => move.slice(2).join()).sort()).toEqual(legal.sort());
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
