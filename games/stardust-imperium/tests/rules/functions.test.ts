import { describe, expect, it } from 'vitest';
import { slipped, sortedKeys, table } from '../table.ts';

describe('functions', () => {
  it("SI-FUN-01: passive functions in anybody's turn, the own included; active ones in the own turn", () => {
    const t = table({
      players: [
        { hand: ['ark'], tableau: ['privateerFleet', 'militarism'] },
        { hand: ['theocracy'], tableau: ['militarism'] },
      ],
    });
    t.play('0 use privateerFleet', '1 accept');
    expect(t.asked).toBe('0 militarism.youMay');
    t.play('0 accept');
    expect(t.vps).toEqual([1, 1]);
    expect(t.offers(1)).toEqual([]);
  });

  it('SI-FUN-02: a function with a condition only when it is met', () => {
    const built = table({ players: [{ hand: ['resourceProbe'] }, { tableau: ['corveeSystem'] }] });
    built.play('0 build resourceProbe', '0 end');
    expect(built.s.active).toBe(1);
    const small = table({ players: [{ hand: 3, tableau: ['bubbleEconomy'] }, {}], window: 'after' });
    small.play('0 end');
    expect(small.tableau(0)).toEqual(['bubbleEconomy']);
  });

  it('SI-FUN-03: the effect follows only a cost paid in full', () => {
    const t = table({
      players: [{ vp: 0, hand: 0, tableau: ['galaxyProbe', 'orbitalElevator', 'industrialZonePlanet'] }, {}],
    });
    expect(t.can('0 use galaxyProbe')).toBe(false);
    expect(t.whyNot('0 use orbitalElevator')).toMatchObject({ code: 'empty-hand' });
    const alone = table({ players: [{ tableau: ['industrialZonePlanet', slipped('galaxyProbe')] }, {}] });
    expect(alone.offers(0, 'use')).toEqual([]);
  });

  it('SI-FUN-04: @ is at least 1, and the same throughout', () => {
    const t = table({ players: [{ vp: 3, tableau: ['colonyPlanet'] }, {}] });
    expect(t.offers(0, 'use')).toEqual(['use colonyPlanet 1', 'use colonyPlanet 2', 'use colonyPlanet 3']);
    t.play('0 use colonyPlanet 3');
    expect([t.hands[0], t.vps[0]]).toEqual([3, 0]);
    const ark = table({ players: [{ hand: ['theocracy', 'militarism'], tableau: ['ark'] }, {}] });
    expect(ark.offers(0, 'use').sort()).toEqual(['use ark put militarism', 'use ark put theocracy']);
  });

  it('SI-FUN-05: a function that would do nothing cannot be activated', () => {
    const empty = table({
      players: [
        {
          tableau: [
            'resourceProbe',
            'ministryOfMissionary',
            'galacticOrderkeeperForces',
            'privateerFleet',
            'colonyGovernmentGeneral',
            'wasteCollectingSatellite',
            'galacticSalvationFund',
            'ark',
          ],
        },
        {},
      ],
      deck: 0,
    });
    expect(empty.offers(0)).toEqual(['research']);
    for (const key of [
      'resourceProbe',
      'ministryOfMissionary',
      'galacticOrderkeeperForces',
      'galacticSalvationFund',
    ])
      expect(empty.whyNot(`0 use ${key}`)?.rule).toBe('SI-FUN-05');
    const discards = table({ players: [{ tableau: ['resourceProbe'] }, {}], deck: 0, discard: 1 });
    expect(discards.can('0 use resourceProbe')).toBe(true);
    const vp = table({ players: [{ tableau: ['galacticOrderkeeperForces'] }, { vp: 1 }], deck: 0 });
    expect(vp.can('0 use galacticOrderkeeperForces')).toBe(true);
  });

  it('SI-FUN-06: effects that cannot be done are skipped, the others done', () => {
    const t = table({
      players: [{ hand: ['ark'], tableau: ['indulgentiaAgency', 'jointResourceAsteroidBelt'] }, {}],
      deck: 0,
    });
    t.play('0 use indulgentiaAgency ark 1');
    expect(t.s).toMatchObject({ budget: 3, exhausted: true });
    expect(t.hands).toEqual([0, 1]);
    t.play('0 use jointResourceAsteroidBelt');
    expect(t.hands).toEqual([0, 1]);
    expect(t.s.tokens).toEqual([1, 0]);
  });

  it('SI-FUN-07: "may" asks the owner, the rest happens', () => {
    const t = table({
      players: [
        {
          hand: ['resourceProbe'],
          tableau: [slipped('worksProjectAdministration'), slipped('robotizedProduction')],
          vp: 3,
        },
        { hand: 1, tableau: ['constructionSponsor'] },
      ],
    });
    t.play('0 build resourceProbe');
    // Works Project Administration needs no yes; the Sponsor's owner may say no.
    t.play('0 next 0 worksProjectAdministration');
    expect(t.asked).toBe('1 constructionSponsor.youMay');
    t.play('1 decline');
    expect(t.vps).toEqual([4, 0]);
    expect(t.slipped(1)).toEqual([]);
  });

  it('SI-FUN-08: a card text wins over a general rule', () => {
    // VP cards paid go to the discard pile (SI-VP-06), but not those paid for Colony Planet.
    const t = table({ players: [{ vp: ['ark'], tableau: ['colonyPlanet'] }, {}] });
    t.play('0 use colonyPlanet 1');
    expect([t.discard, t.hand(0)]).toEqual([[], ['ark']]);
  });

  it('SI-FUN-09, SI-TRG-02: a function is resolved to its last sentence before any other starts', () => {
    const t = table({
      players: [
        { hand: ['ark'], tableau: ['privateerFleet'] },
        { hand: ['theocracy', 'holyLand'], tableau: ['militarism', 'spaceDefenseForces'] },
        { hand: ['blackMarket', 'planetProbe'] },
      ],
    });
    t.play('0 use privateerFleet');
    expect(t.asked).toBe('1 privateerFleet.discard');
    t.play('1 discard theocracy');
    expect(t.asked).toBe('2 privateerFleet.discard');
    t.play('2 discard blackMarket');
    expect(t.asked).toBe('0 triggers.choose');
  });

  it('SI-FUN-10: what touches several players goes clockwise from the active player, sentence by sentence', () => {
    const t = table({
      players: [
        { vp: 1, hand: 5 },
        { vp: 1, hand: 3, tableau: ['galacticOrderkeeperForces', 'galacticSalvationFund'] },
        { vp: 1, hand: 5 },
      ],
      active: 1,
    });
    const lost = t.play('1 use galacticOrderkeeperForces').filter(([name]) => name === 'lostVp');
    expect(lost.map(([, seat]) => seat)).toEqual([1, 2, 0]);
    t.play('1 use galacticSalvationFund');
    const order: number[] = [];
    while (t.asked.endsWith('.discard')) {
      order.push(t.waiting);
      t.play(`${t.waiting} ${t.offers(t.waiting)[0]}`);
    }
    expect(order).toEqual([2, 0]);
  });

  it('SI-FUN-11: targets and gifts are chosen on activation, other choices when they come up', () => {
    const t = table({
      players: [
        { hand: ['ark'], tableau: ['indulgentiaAgency', 'holyLand'] },
        { hand: ['theocracy', 'militarism'] },
        { hand: 1 },
      ],
      top: ['planetProbe'],
    });
    expect(t.offers(0, 'use').sort()).toEqual([
      'use holyLand 1',
      'use indulgentiaAgency ark 1',
      'use indulgentiaAgency ark 2',
    ]);
    t.play('0 use holyLand 1');
    expect(t.offers(1).sort()).toEqual(['give militarism', 'give theocracy']);
    t.play('1 give theocracy');
    expect(t.offers(0).sort()).toEqual(['give ark', 'give theocracy']);
  });

  it('SI-FUN-12: copies of a card work independently and add up', () => {
    const t = table({ players: [{}, { tableau: ['corveeSystem', 'corveeSystem'] }], window: 'after' });
    t.play('0 end', '1 accept', '1 accept');
    expect(t.hands[1]).toBe(4);
    const bubbles = table({
      players: [{ hand: ['ark'], tableau: ['bubbleEconomy', 'bubbleEconomy', 'resourceTradingPlanet'] }, {}],
    });
    bubbles.play('0 use resourceTradingPlanet');
    expect(bubbles.vps[0]).toBe(3);
    expect(sortedKeys(bubbles.hand(0))).toEqual([]);
  });
});
