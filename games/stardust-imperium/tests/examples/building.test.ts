import { describe, expect, it } from 'vitest';
import type { CardKey } from '../../data/cards.ts';
import { slipped, sortedKeys, table } from '../table.ts';

describe('golden tests: selling and building', () => {
  const hand: CardKey[] = [
    'orbitalElevator',
    'colonizationPolicy',
    'evangelicalism',
    'worksProjectAdministration',
    'freeTradeCenter',
  ];

  it('SI-G-19: prices 2, 2, 3 and 5 for a cost of 6', () => {
    const t = table({ players: [{ hand }, {}] });
    expect(t.offers(0, 'build orbitalElevator').sort()).toEqual([
      'build orbitalElevator colonizationPolicy evangelicalism worksProjectAdministration',
      'build orbitalElevator colonizationPolicy freeTradeCenter',
      'build orbitalElevator evangelicalism freeTradeCenter',
      'build orbitalElevator freeTradeCenter worksProjectAdministration',
    ]);
    expect(
      t.whyNot('0 build orbitalElevator colonizationPolicy worksProjectAdministration freeTradeCenter'),
    ).toMatchObject({ code: 'overselling', rule: 'SI-SEL-03' });
  });

  it('SI-G-20: the same with a budget of 3; change stays in the budget', () => {
    const t = table({ players: [{ hand }, {}], budget: 3 });
    expect(t.offers(0, 'build orbitalElevator').sort()).toEqual([
      'build orbitalElevator colonizationPolicy evangelicalism',
      'build orbitalElevator freeTradeCenter',
      'build orbitalElevator worksProjectAdministration',
    ]);
    t.play('0 build orbitalElevator freeTradeCenter');
    expect(t.s.budget).toBe(2);
  });

  it('SI-G-21: Free Trade Center raises the prices for its own payment', () => {
    const t = table({
      players: [{ hand: ['freeTradeCenter', 'corveeSystem', 'orbitalElevator', 'bubbleEconomy'] }, {}],
    });
    expect(t.offers(0, 'build freeTradeCenter')).toEqual([
      'build freeTradeCenter bubbleEconomy corveeSystem orbitalElevator',
    ]);
    t.play('0 build freeTradeCenter corveeSystem orbitalElevator bubbleEconomy');
    expect(t.s.budget).toBe(1);
  });

  it('SI-G-22: two Free Trade Centers add 2$ to each card sold', () => {
    const t = table({
      players: [
        {
          hand: ['militarism', 'corveeSystem', 'blackMarket'],
          tableau: ['freeTradeCenter', 'freeTradeCenter'],
        },
        {},
      ],
    });
    expect(t.offers(0, 'build militarism')).toEqual(['build militarism blackMarket corveeSystem']);
    t.play('0 build militarism blackMarket corveeSystem');
    expect(t.s.budget).toBe(1);
  });

  const forced: CardKey[] = [
    'divineGalacticKingdom',
    'worksProjectAdministration',
    'corveeSystem',
    'colonyPlanet',
  ];

  it('SI-G-23: under Robotized Production an unaffordable dearest card leaves only research', () => {
    const t = table({ players: [{ hand: forced, tableau: ['robotizedProduction'] }, {}] });
    expect(t.offers(0)).toEqual(['research']);
    expect(t.whyNot('0 build corveeSystem worksProjectAdministration')).toMatchObject({ rule: 'SI-CARD-11' });
  });

  it('SI-G-24: with Indulgentia Agency the Kingdom can be declared, and paid exactly', () => {
    const t = table({
      players: [{ hand: forced, tableau: ['robotizedProduction', 'indulgentiaAgency'] }, {}],
      top: ['galaxyProbe'],
    });
    expect(t.offers(0, 'declare')).toEqual(['declare divineGalacticKingdom']);
    const declared = t.play('0 declare divineGalacticKingdom');
    expect(declared.find(([name]) => name === 'handRevealed')?.[2]).toHaveLength(4);
    t.play('0 use indulgentiaAgency corveeSystem 1');
    expect(t.s.budget).toBe(3);
    expect(t.offers(0)).toEqual(['pay colonyPlanet galaxyProbe worksProjectAdministration']);
    t.play('0 pay worksProjectAdministration colonyPlanet galaxyProbe');
    expect(t.s.budget).toBe(1);
    expect(t.tableau(0)).toContain('divineGalacticKingdom');
    expect(t.hand(1)).toEqual(['corveeSystem']);
  });

  it('SI-G-25: two Robotized Productions, all cards cost 0: either kind, and nothing may be sold', () => {
    const t = table({
      players: [
        {
          hand: ['resourceProbe', 'resourceProbe', 'wasteCollectingSatellite', 'wasteCollectingSatellite'],
          tableau: ['robotizedProduction', 'robotizedProduction'],
        },
        {},
      ],
    });
    expect(t.offers(0)).toEqual(['research', 'build resourceProbe', 'build wasteCollectingSatellite']);
    t.play('0 build resourceProbe');
    expect(t.s).toMatchObject({ budget: 0, sold: [] });
  });

  it('SI-G-26: Bubble Economy raises the VP that Works Project Administration gives for its own build', () => {
    const t = table({
      players: [
        {
          hand: ['worksProjectAdministration', 'orbitalElevator', 'blackMarket'],
          tableau: ['bubbleEconomy'],
        },
        {},
      ],
    });
    t.play('0 build worksProjectAdministration orbitalElevator blackMarket');
    expect(t.hands[0]).toBe(1);
    expect(t.vps[0]).toBe(2);
    expect(t.count('gainedVp')).toBe(1);
  });

  it('SI-G-27: two Bubble Economies make 4 VPs of the 2 from Construction Sponsor', () => {
    const t = table({
      players: [
        { hand: ['resourceProbe'] },
        { hand: ['corveeSystem'], tableau: ['bubbleEconomy', 'bubbleEconomy', 'constructionSponsor'] },
      ],
    });
    t.play('0 build resourceProbe');
    expect(t.asked).toBe('1 constructionSponsor.youMay');
    t.play('1 accept corveeSystem');
    expect(t.vps).toEqual([0, 4]);
    expect(t.hand(0)).toEqual(['corveeSystem']);
  });

  it('SI-G-53: a Resource Probe built this turn is slipped; next turn it returns, draws 3, and is built for nothing', () => {
    const t = table({ players: [{ hand: ['resourceProbe'] }, { hand: 2 }] });
    t.play('0 build resourceProbe');
    expect(t.can('0 use resourceProbe')).toBe(false);
    expect(t.whyNot('0 use resourceProbe')).toMatchObject({ code: 'slipped', rule: 'SI-SLP-02' });
    t.play('0 end');
    t.quietTurn();
    t.play('0 recover resourceProbe', '0 use resourceProbe');
    expect(t.hands[0]).toBe(4);
    expect(t.hand(0)).toContain('resourceProbe');
    expect(t.offers(0, 'build resourceProbe')).toEqual(['build resourceProbe']);
    t.play('0 build resourceProbe');
    expect(t.slipped(0)).toEqual(['resourceProbe']);
    expect(t.hands[0]).toBe(3);
  });

  it('SI-G-54: the only hand card can be declared neither by sale nor by Indulgentia Agency', () => {
    const t = table({ players: [{ hand: ['corveeSystem'], tableau: ['indulgentiaAgency'] }, {}] });
    expect(t.offers(0).filter((text) => /^(build|declare)/.test(text))).toEqual([]);
    expect(t.whyNot('0 declare corveeSystem')).toMatchObject({ rule: 'SI-BLD-07' });
  });

  it('SI-G-56: an extra build after research; a second one is not legal, and Corvee System does not fire', () => {
    const t = table({
      players: [
        {
          hand: ['resourceProbe', 'wasteCollectingSatellite'],
          tableau: ['reconstructionBase', 'corveeSystem'],
        },
        { tableau: ['corveeSystem'] },
      ],
      top: ['theocracy', 'militarism', 'ark', 'holyLand'],
    });
    t.play('0 research', '0 keep theocracy militarism');
    expect(t.asked).toBe('0 turn.after');
    t.play('0 use reconstructionBase corveeSystem', '0 extra resourceProbe');
    expect(t.s.builds).toBe(1);
    expect(t.offers(0)).toEqual(['end']);
    t.play('0 end');
    expect(t.s.active).toBe(1);
    expect(t.slipped(1)).toEqual([]);
  });

  it('SI-G-57: a build that cannot be paid any more is cancelled by itself; its money stays', () => {
    const t = table({
      players: [{ hand: ['militarism', 'corveeSystem'], tableau: ['indulgentiaAgency'] }, {}],
      top: ['blackMarket'],
    });
    t.play('0 declare militarism', '0 use indulgentiaAgency corveeSystem 1');
    expect(sortedKeys(t.hand(0))).toEqual(['blackMarket', 'militarism']);
    expect(t.tableau(0)).toEqual(['indulgentiaAgency']);
    expect(t.s).toMatchObject({ budget: 3, builds: 0, mainDone: false, payment: null });
    expect(t.count('built')).toBe(0);
    expect(t.offers(0, 'build')).toEqual(['build blackMarket']);
    t.play('0 build blackMarket');
    expect(t.s).toMatchObject({ budget: 0, builds: 1 });
  });

  it('SI-G-58: a first money function is compulsory; after that a hopeless build may be given up', () => {
    const t = table({
      players: [
        {
          hand: ['intergalacticEconomicCoalition', 'corveeSystem', 'colonizationPolicy'],
          tableau: ['indulgentiaAgency', 'industrialZonePlanet', 'theocracy'],
        },
        {},
      ],
      top: ['blackMarket'],
    });
    t.play('0 declare intergalacticEconomicCoalition');
    expect(t.offers(0).sort()).toEqual([
      'use indulgentiaAgency colonizationPolicy 1',
      'use indulgentiaAgency corveeSystem 1',
      'use industrialZonePlanet indulgentiaAgency',
      'use industrialZonePlanet theocracy',
    ]);
    t.play('0 use indulgentiaAgency colonizationPolicy 1');
    expect(t.offers(0).sort()).toEqual(['cancel', 'use industrialZonePlanet theocracy']);
    t.play('0 cancel');
    expect(t.s).toMatchObject({ budget: 3, builds: 0, mainDone: false, payment: null });
    expect(t.hand(0)).toContain('intergalacticEconomicCoalition');
    expect(t.can('0 research')).toBe(true);
  });

  it('SI-G-69: what no money can reach is not declared; research always is there', () => {
    const t = table({
      players: [
        {
          hand: ['intergalacticIndustrialCoalition', 'ministryOfMissionary'],
          tableau: ['indulgentiaAgency'],
        },
        {},
      ],
    });
    expect(t.can('0 declare intergalacticIndustrialCoalition')).toBe(false);
    expect(t.can('0 declare ministryOfMissionary')).toBe(false);
    expect(t.offers(0).filter((text) => !text.startsWith('use'))).toEqual(['research']);
  });

  it('SI-G-71: an Agency that a Planet slips along brings nothing itself', () => {
    const hand: CardKey[] = ['phaseTransitionPowerPlantBase', 'corveeSystem'];
    const two = table({ players: [{ hand, tableau: ['industrialZonePlanet', 'indulgentiaAgency'] }, {}] });
    expect(two.can('0 declare phaseTransitionPowerPlantBase')).toBe(false);
    const three = table({
      players: [{ hand, tableau: ['industrialZonePlanet', 'indulgentiaAgency', 'theocracy'] }, {}],
    });
    expect(three.can('0 declare phaseTransitionPowerPlantBase')).toBe(true);
  });

  it('SI-G-67: the second Works Project Administration: both fire', () => {
    const t = table({
      players: [
        {
          hand: ['worksProjectAdministration', 'freeTradeCenter'],
          tableau: [slipped('worksProjectAdministration')],
        },
        {},
      ],
    });
    t.play('0 build worksProjectAdministration freeTradeCenter');
    expect(t.hands[0]).toBe(2);
    expect(t.vps[0]).toBe(2);
  });
});
