import { describe, expect, it } from 'vitest';
import { stardustImperium as game } from '../../index.ts';
import { moveBetweenTableaus } from '../../rules/primitives.ts';
import { slipped, sortedKeys, table } from '../table.ts';

describe('cards 16 to 30', () => {
  it('SI-CARD-16, SI-R-38 Industrial Zone Planet: another unslipped card is slipped with it, for 6$', () => {
    const t = table({ players: [{ tableau: ['industrialZonePlanet', 'ark', slipped('holyLand')] }, {}] });
    expect(t.offers(0, 'use').filter((text) => text.includes('Planet'))).toEqual([
      'use industrialZonePlanet ark',
    ]);
    const events = t.play('0 use industrialZonePlanet ark');
    expect(events.filter(([name]) => name === 'slipped')).toHaveLength(2);
    expect([t.s.budget, t.slipped(0)]).toEqual([6, ['industrialZonePlanet', 'ark', 'holyLand']]);
    const alone = table({ players: [{ tableau: ['industrialZonePlanet', slipped('ark')] }, {}] });
    expect(alone.whyNot('0 use industrialZonePlanet ark')).toMatchObject({ rule: 'SI-SLP-02' });
  });

  it('SI-CARD-17 Phase Transition Power Plant Base: 2 VPs with two cards or fewer, once per copy, if wanted', () => {
    const end = (hand: number) => {
      const t = table({
        players: [
          { hand, tableau: [slipped('phaseTransitionPowerPlantBase'), 'phaseTransitionPowerPlantBase'] },
          {},
        ],
        window: 'after',
      });
      t.play('0 end');
      return t;
    };
    expect(end(3).s.active).toBe(1);
    const t = end(2);
    t.play('0 accept', '0 accept');
    expect([t.vps[0], t.s.active]).toEqual([4, 1]);
    const no = end(0);
    no.play('0 decline', '0 accept');
    expect(no.vps[0]).toBe(2);
  });

  it('SI-CARD-18 Ministry of Missionary: one Religion card of the top four, compulsory if there is one', () => {
    const reveal = (top: Parameters<typeof table>[0]['top']) => {
      const t = table({ players: [{ tableau: ['ministryOfMissionary'] }, {}], top });
      t.play('0 use ministryOfMissionary');
      return t;
    };
    const none = reveal(['militarism', 'corveeSystem', 'blackMarket', 'planetProbe']);
    expect([none.hands[0], none.discard.length]).toEqual([0, 4]);
    const one = reveal(['militarism', 'theocracy', 'blackMarket', 'planetProbe']);
    expect([one.hand(0), one.discard]).toEqual([['theocracy'], ['militarism', 'blackMarket', 'planetProbe']]);
    const two = reveal(['ark', 'theocracy', 'blackMarket', 'planetProbe']);
    expect(two.offers(0).sort()).toEqual(['take ark', 'take theocracy']);
    expect(two.whyNot('0 take blackMarket')).toMatchObject({ code: 'wrong-type' });
    two.play('0 take ark');
    expect(two.discard).toEqual(['theocracy', 'blackMarket', 'planetProbe']);
    const revealed = two.events.find(([name]) => name === 'revealed')!;
    expect(game.eventFor(revealed, 1)![2]).toHaveLength(4);
    const short = table({
      players: [{ tableau: ['ministryOfMissionary'] }, {}],
      deck: ['ark', 'militarism'],
    });
    short.play('0 use ministryOfMissionary');
    expect([short.hand(0), short.discard, short.s.exhausted]).toEqual([['ark'], ['militarism'], true]);
  });

  it('SI-CARD-19 The Holy Land: the biggest opposing hand gives a card and gets one back, perhaps the same', () => {
    const t = table({
      players: [{ tableau: ['holyLand'] }, { hand: ['theocracy'] }, { hand: ['ark', 'militarism'] }],
    });
    expect(t.offers(0, 'use')).toEqual(['use holyLand 2']);
    t.play('0 use holyLand 2', '2 give ark');
    // The owner had no card: the one received goes back by itself.
    expect(t.hands).toEqual([0, 1, 2]);
    expect(sortedKeys(t.hand(2))).toEqual(['ark', 'militarism']);
    expect(t.asked).toBe('0 turn.before');
  });

  it('SI-CARD-20 Colony Planet: VP cards into the hand, seen by nobody else', () => {
    const t = table({ players: [{ vp: ['ark', 'theocracy', 'militarism'], tableau: ['colonyPlanet'] }, {}] });
    const events = t.play('0 use colonyPlanet 2');
    expect([sortedKeys(t.hand(0)), t.pile(0), t.discard]).toEqual([['militarism', 'theocracy'], ['ark'], []]);
    const cashed = events.find(([name]) => name === 'cashedVp')!;
    expect(game.eventFor(cashed, 1)![2]).toEqual([-1, -1]);
    expect(game.eventFor(cashed, 0)![2]).toHaveLength(2);
  });

  it('SI-CARD-21 Colony Government-General: each opponent with five cards gives one of their choice, clockwise', () => {
    const t = table({
      players: [{ hand: 5 }, { tableau: ['colonyGovernmentGeneral'] }, { hand: 4 }, { hand: 6 }],
      active: 1,
    });
    t.play('1 use colonyGovernmentGeneral');
    expect(t.waiting).toBe(3);
    t.move(3, game.moves(t.s, 3)[0]!);
    expect(t.waiting).toBe(0);
    t.move(0, game.moves(t.s, 0)[0]!);
    expect(t.hands).toEqual([4, 2, 4, 5]);
  });

  it('SI-CARD-22 Divine Galactic Kingdom: 3 VPs for each Religion card', () => {
    expect(
      table({
        players: [{ tableau: ['divineGalacticKingdom', 'theocracy', 'ark', 'ark', 'corveeSystem'] }, {}],
      }).score(0),
    ).toBe(12 + 4 + 3 + 3 + 3);
    expect(table({ players: [{ tableau: ['divineGalacticKingdom'] }, {}] }).score(0)).toBe(3);
  });

  it('SI-CARD-23 Project Artemis: draws when another Exploration card comes into any tableau', () => {
    const t = table({
      players: [{ hand: ['resourceProbe'], tableau: ['projectArtemis'] }, { tableau: ['projectArtemis'] }],
    });
    t.play('0 build resourceProbe');
    expect(t.pool.sort()).toEqual(['0 projectArtemis', '1 projectArtemis']);
    t.play('0 next 1 projectArtemis', '1 accept', '0 accept');
    expect(t.hands).toEqual([1, 1]);
    const other = table({ players: [{ hand: ['corveeSystem', 'ark'] }, { tableau: ['projectArtemis'] }] });
    other.play('0 build corveeSystem ark');
    expect(other.asked).toBe('0 turn.after');
    const moved = table({ players: [{ tableau: ['galaxyProbe'] }, { tableau: ['projectArtemis'] }] });
    moveBetweenTableaus(moved.s, 0, 0, 1, moved.built(0, 'galaxyProbe').uid);
    expect(moved.pool).toEqual(['1 projectArtemis']);
  });

  it('SI-CARD-24, SI-R-26 Black Market: all research discards that still lie there', () => {
    const t = table({
      players: [{}, { tableau: ['blackMarket'] }],
      top: ['ark', 'theocracy', 'militarism', 'holyLand'],
      discard: ['corveeSystem'],
    });
    t.play('0 research', '0 keep ark theocracy', '1 accept');
    expect([sortedKeys(t.hand(1)), t.discard, t.slipped(1)]).toEqual([
      ['holyLand', 'militarism'],
      ['corveeSystem'],
      ['blackMarket'],
    ]);
    const two = table({
      players: [{}, { tableau: ['blackMarket', 'blackMarket'] }],
      top: ['ark', 'theocracy', 'militarism', 'holyLand'],
    });
    two.play('0 research', '0 keep ark theocracy', '1 accept');
    expect([two.asked, two.slipped(1).length]).toEqual(['0 turn.after', 1]);
  });

  it('SI-CARD-25, SI-R-25 Space Defense Forces: any departure from the hand in an opponent’s turn', () => {
    const fleet = table({
      players: [{ tableau: ['privateerFleet'] }, { hand: ['ark'], tableau: ['spaceDefenseForces'] }],
    });
    fleet.play('0 use privateerFleet', '1 accept');
    expect(fleet.hands[1]).toBe(1);
    const gift = table({
      players: [
        { hand: ['resourceProbe'] },
        { hand: ['ark'], tableau: ['constructionSponsor', 'spaceDefenseForces'] },
      ],
    });
    gift.play('0 build resourceProbe', '1 accept ark');
    expect(gift.asked).toBe('1 spaceDefenseForces.youMay');
    const land = table({
      players: [{ tableau: ['holyLand'] }, { hand: ['ark', 'theocracy'], tableau: ['spaceDefenseForces'] }],
    });
    land.play('0 use holyLand 1', '1 give ark');
    expect(land.asked).toBe('1 spaceDefenseForces.youMay');
    const own = table({
      players: [{ hand: ['ark', 'corveeSystem'], tableau: ['spaceDefenseForces', 'indulgentiaAgency'] }, {}],
    });
    own.play('0 use indulgentiaAgency ark 1');
    expect(own.asked).toBe('0 turn.before');
  });

  it('SI-CARD-26, SI-R-24 Galactic Salvation Fund: fives discard first, then threes draw', () => {
    const t = table({ players: [{ hand: 2, tableau: ['galacticSalvationFund'] }, { hand: 5 }, { hand: 4 }] });
    t.play('0 use galacticSalvationFund');
    t.move(1, game.moves(t.s, 1)[0]!);
    expect(t.hands).toEqual([3, 4, 4]);
    const four = table({ players: [{ hand: 4, tableau: ['galacticSalvationFund'] }, { hand: 4 }] });
    expect(four.can('0 use galacticSalvationFund')).toBe(false);
    const three = table({ players: [{ hand: 4, tableau: ['galacticSalvationFund'] }, { hand: 3 }] });
    three.play('0 use galacticSalvationFund');
    expect(three.hands).toEqual([4, 4]);
    const noDraw = table({
      players: [{ hand: 2, tableau: ['galacticSalvationFund'] }, { hand: 4 }],
      deck: 0,
    });
    expect(noDraw.can('0 use galacticSalvationFund')).toBe(false);
    const discardOnly = table({
      players: [{ hand: 4, tableau: ['galacticSalvationFund'] }, { hand: 5 }],
      deck: 0,
    });
    expect(discardOnly.can('0 use galacticSalvationFund')).toBe(true);
  });

  it('SI-CARD-27 Galactic Federal Republic: 3 VPs for each Politics card', () => {
    expect(
      table({
        players: [{ tableau: ['galacticFederalRepublic', 'militarism', 'theocracy', 'ark'] }, {}],
      }).score(0),
    ).toBe(9 + 4 + 4 + 3);
  });

  it('SI-CARD-28, SI-R-03 Galactic Intelligence Agency: 1 VP when an opponent’s Exploration card becomes slipped', () => {
    const t = table({
      players: [
        { tableau: ['resourceProbe', 'galacticOrderkeeperForces'] },
        { tableau: ['galacticIntelligenceAgency'] },
      ],
      vp: 0,
    } as Parameters<typeof table>[0]);
    t.play('0 use galacticOrderkeeperForces');
    expect(t.asked).toBe('0 turn.before');
    t.play('0 use resourceProbe', '1 accept');
    expect([t.vps, t.slipped(1)]).toEqual([[0, 1], ['galacticIntelligenceAgency']]);
  });

  it('SI-CARD-29 Galactic Orderkeeper Forces: everybody loses 1 VP, its owner draws 1', () => {
    const t = table({ players: [{ vp: 1, tableau: ['galacticOrderkeeperForces'] }, { vp: 2 }, {}] });
    t.play('0 use galacticOrderkeeperForces');
    expect([t.vps, t.hands]).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
    expect(
      table({ players: [{ tableau: ['galacticOrderkeeperForces'] }, {}], deck: 0 }).offers(0, 'use'),
    ).toEqual([]);
  });

  it('SI-CARD-30 Galaxy Probe: pays 1 VP, reveals six, takes one of choice, discards the rest', () => {
    const top = ['ark', 'theocracy', 'militarism', 'holyLand', 'corveeSystem', 'blackMarket'] as const;
    const t = table({ players: [{ vp: ['planetProbe'], tableau: ['galaxyProbe'] }, {}], top });
    t.play('0 use galaxyProbe');
    expect(t.offers(0)).toHaveLength(6);
    expect(t.discard).toEqual(['planetProbe']);
    t.play('0 take holyLand');
    expect(t.hand(0)).toEqual(['holyLand']);
    expect(t.discard).toEqual([
      'planetProbe',
      'ark',
      'theocracy',
      'militarism',
      'corveeSystem',
      'blackMarket',
    ]);
  });
});
