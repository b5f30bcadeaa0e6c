import { describe, expect, it } from 'vitest';
import { type CardKey, KIND, uidsOf } from '../../data/cards.ts';
import { mostMoney } from '../../rules/raising.ts';
import type { Given, Slot } from '../position.ts';
import { slipped, sortedKeys, table } from '../table.ts';

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

  it('SI-BLD-07: a declaration needs cards that cover the cost, or a money function that may reach it', () => {
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
    const hopeless = table({
      players: [{ hand: ['divineGalacticKingdom', 'corveeSystem'], tableau: ['indulgentiaAgency'] }, {}],
    });
    expect(hopeless.can('0 declare divineGalacticKingdom')).toBe(false);
    expect(hopeless.whyNot('0 declare divineGalacticKingdom')).toMatchObject({
      code: 'out-of-reach',
      rule: 'SI-BLD-13',
      params: { cost: 15, most: 3 - 3 + 8 },
    });
    // Recorded games of rules number 1 hold such declarations.
    hopeless.s.rules = 1;
    expect(hopeless.can('0 declare divineGalacticKingdom')).toBe(true);
  });

  it('SI-BLD-13, SI-R-47: the most that can be raised counts each card once, and every draw as the dearest', () => {
    const most = (hand: CardKey[], tableau: (CardKey | Slot)[], more: Partial<Given> = {}) => {
      const t = table({ players: [{ hand: ['divineGalacticKingdom', ...hand], tableau }, {}], ...more });
      return mostMoney(t.s, 0, uidsOf(KIND.divineGalacticKingdom)[0]!);
    };
    expect(most(['corveeSystem', 'blackMarket'], [], { budget: 4 })).toBe(4 + 3 + 2);
    // The first Agency gives the 2 away, the second the 3: each draws a 5.
    const agencies: CardKey[] = ['indulgentiaAgency', 'indulgentiaAgency'];
    expect(most(['corveeSystem', 'blackMarket'], agencies)).toBe(3 + 2 + (3 + 5 - 2) + (3 + 5 - 3));
    // With one card in hand the second gives the drawn 5 away and gets another.
    expect(most(['blackMarket'], agencies)).toBe(2 + (3 + 5 - 2) + 3);
    // Nothing to give; nothing to draw.
    expect(most([], agencies)).toBe(0);
    expect(most(['blackMarket'], agencies, { deck: 0 })).toBe(2 + (3 - 2));
    // Two Planets: one slips the other along, unless there are two others.
    const planets: CardKey[] = ['industrialZonePlanet', 'industrialZonePlanet'];
    expect(most([], planets)).toBe(6);
    expect(most([], [...planets, 'ark'])).toBe(6);
    expect(most([], [...planets, 'ark', slipped('militarism')])).toBe(6);
    expect(most([], [...planets, 'ark', 'militarism'])).toBe(12);
    // An Agency slipped along brings nothing, so it is better used where another card is upright.
    expect(most(['corveeSystem'], ['industrialZonePlanet', 'indulgentiaAgency'])).toBe(3 + 6);
    expect(most(['corveeSystem'], ['industrialZonePlanet', 'indulgentiaAgency', 'ark'])).toBe(3 + 6 + 8 - 3);
    // Free Trade Centers raise what is sold and what is drawn; the one being built counts as well.
    expect(most(['corveeSystem'], ['freeTradeCenter', 'indulgentiaAgency'])).toBe(4 + (3 + 6 - 4));
    const center = table({
      players: [{ hand: ['freeTradeCenter', 'corveeSystem'], tableau: ['indulgentiaAgency'] }, {}],
    });
    expect(mostMoney(center.s, 0, uidsOf(KIND.freeTradeCenter)[0]!)).toBe(4 + (3 + 6 - 4));
  });

  it('SI-BLD-08, SI-SEL-08: a cancelled build never happened; its allowance is not used up', () => {
    const t = table({
      players: [
        {
          hand: ['militarism', 'corveeSystem'],
          tableau: ['indulgentiaAgency', 'worksProjectAdministration'],
        },
        { tableau: ['constructionSponsor'], hand: 1 },
      ],
      top: ['blackMarket'],
      extraBuilds: 1,
      window: 'after',
    });
    t.play('0 declareExtra militarism', '0 use indulgentiaAgency corveeSystem 1');
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

  it('SI-BLD-12: a sale that covers exactly is a legal sale, and leaves no way back', () => {
    const afterAgency = (left: CardKey) => {
      const t = table({
        players: [
          {
            hand: ['theocracy', 'ark', left],
            tableau: ['indulgentiaAgency', 'industrialZonePlanet', 'corveeSystem'],
          },
          {},
        ],
        top: ['blackMarket'],
      });
      t.play('0 declare theocracy', '0 use indulgentiaAgency ark 1');
      return t.offers(0).sort();
    };
    // 8$ less the 3$ of the Agency: 3 + 2 cover the rest, 2 + 2 do not.
    expect(afterAgency('privateerFleet')).toEqual([
      'pay blackMarket privateerFleet',
      'use industrialZonePlanet corveeSystem',
    ]);
    expect(afterAgency('galaxyProbe')).toEqual(['cancel', 'use industrialZonePlanet corveeSystem']);
  });
});
