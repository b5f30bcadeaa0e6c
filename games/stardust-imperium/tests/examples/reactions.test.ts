import { describe, expect, it } from 'vitest';
import { slipped, sortedKeys, table } from '../table.ts';

describe('golden tests: reactions', () => {
  // There are two Militarisms only: P3 reacts with a Munitions Industry, which draws where Militarism gains.
  it('SI-G-29: a chain of reactions, ordered by the active player', () => {
    const t = table({
      players: [
        { hand: ['corveeSystem'], tableau: ['privateerFleet', 'militarism'] },
        { hand: ['ark'], tableau: ['militarism'] },
        { hand: ['theocracy'], tableau: ['munitionsIndustry'] },
      ],
    });
    t.play('0 use privateerFleet');
    expect(t.discard).toEqual(['corveeSystem', 'ark', 'theocracy']);
    expect(t.asked).toBe('0 triggers.choose');
    expect(t.offers(0).sort()).toEqual(['next 1 militarism', 'next 2 munitionsIndustry']);
    t.play('0 next 1 militarism', '1 accept');
    expect(t.vps).toEqual([0, 1, 0]);
    // P2's slipped Militarism is a Military card of an opponent of P1 and P3; P3's offer waits already.
    expect(t.offers(0).sort()).toEqual(['next 0 militarism', 'next 2 munitionsIndustry']);
    t.play('0 next 0 militarism', '0 accept');
    expect(t.vps).toEqual([1, 1, 0]);
    expect(t.asked).toBe('2 munitionsIndustry.youMay');
    t.play('2 accept');
    expect(t.hands).toEqual([0, 0, 1]);
    expect([t.slipped(0), t.slipped(1), t.slipped(2)]).toEqual([
      ['privateerFleet', 'militarism'],
      ['militarism'],
      ['munitionsIndustry'],
    ]);
    expect(t.pool).toEqual([]);
    expect(t.asked).toBe('0 turn.before');
  });

  const naming = () =>
    table({
      players: [
        { hand: ['martialLawForces', 'bubbleEconomy', 'projectArtemis'] },
        { hand: ['corveeSystem'], tableau: ['constructionSponsor'] },
      ],
    });

  it('SI-G-30: naming first catches the reaction to the same build', () => {
    const t = naming();
    t.play('0 build martialLawForces bubbleEconomy projectArtemis');
    expect(t.offers(0).sort()).toEqual(['next 0 martialLawForces', 'next 1 constructionSponsor']);
    t.play('0 next 0 martialLawForces', '0 name constructionSponsor', '1 accept corveeSystem');
    expect(t.vps).toEqual([0, 1]);
    expect(t.hands).toEqual([2, 0]);
  });

  it('SI-G-30: ordered the other way round, the Sponsor escapes', () => {
    const t = naming();
    t.play('0 build martialLawForces bubbleEconomy projectArtemis', '0 next 1 constructionSponsor');
    t.play('1 accept corveeSystem', '0 name constructionSponsor');
    expect(t.vps).toEqual([0, 2]);
    expect(t.hand(0)).toEqual(['corveeSystem']);
  });

  it('SI-G-31: Space Defense Forces draw for the card given, and are Military themselves', () => {
    const t = table({
      players: [
        { tableau: ['colonyGovernmentGeneral', 'munitionsIndustry'] },
        {
          hand: ['corveeSystem', 'ark', 'theocracy', 'blackMarket', 'planetProbe'],
          tableau: ['spaceDefenseForces'],
        },
      ],
    });
    t.play('0 use colonyGovernmentGeneral', '1 give ark');
    expect(t.hands).toEqual([1, 4]);
    expect(t.asked).toBe('1 spaceDefenseForces.youMay');
    t.play('1 accept');
    expect(t.hands).toEqual([1, 5]);
    expect(t.asked).toBe('0 munitionsIndustry.youMay');
    t.play('0 accept');
    expect(t.hands).toEqual([2, 5]);
  });

  it('SI-G-32: the Black Market that is picked first takes both cards', () => {
    const t = table({
      players: [{}, { tableau: ['blackMarket'] }, { tableau: ['blackMarket'] }],
      top: ['theocracy', 'militarism', 'ark', 'holyLand'],
    });
    t.play('0 research', '0 keep theocracy ark');
    expect(t.offers(0).sort()).toEqual(['next 1 blackMarket', 'next 2 blackMarket']);
    t.play('0 next 2 blackMarket', '2 accept');
    expect(sortedKeys(t.hand(2))).toEqual(['holyLand', 'militarism']);
    expect(t.slipped(1)).toEqual([]);
    expect(t.asked).toBe('0 turn.after');
    expect(t.discard).toEqual([]);
  });

  it('SI-G-44: Industrial Zone Planet slips Privateer Fleet: two events, two reactions', () => {
    const t = table({
      players: [
        { vp: 1, tableau: ['industrialZonePlanet', 'privateerFleet'] },
        { tableau: [slipped('martialLawForces', { named: 'industrialZonePlanet' })] },
        { tableau: ['militarism'] },
      ],
    });
    t.play('0 use industrialZonePlanet privateerFleet');
    expect(t.s.budget).toBe(6);
    expect(t.offers(0).sort()).toEqual(['next 1 martialLawForces', 'next 2 militarism']);
    t.play('0 next 1 martialLawForces');
    expect(t.vps).toEqual([0, 0, 0]);
    expect(t.hands).toEqual([0, 1, 0]);
    expect(t.asked).toBe('2 militarism.youMay');
    t.play('2 accept');
    expect(t.vps).toEqual([0, 0, 1]);
  });

  it('SI-G-52: the own Black Market does not react to the own research', () => {
    const t = table({
      players: [{ tableau: ['blackMarket'] }, {}],
      top: ['theocracy', 'militarism', 'ark', 'holyLand'],
    });
    t.play('0 research', '0 keep theocracy ark');
    expect(t.asked).toBe('0 turn.after');
  });

  it('SI-G-55: a Resource Probe that is back in the hand was still slipped', () => {
    const t = table({
      players: [
        { vp: 1, tableau: ['resourceProbe'] },
        { tableau: ['galacticIntelligenceAgency'] },
        { tableau: [slipped('martialLawForces', { named: 'resourceProbe' })] },
      ],
    });
    t.play('0 use resourceProbe');
    expect(t.hands[0]).toBe(4);
    expect(t.tableau(0)).toEqual([]);
    expect(t.offers(0).sort()).toEqual(['next 1 galacticIntelligenceAgency', 'next 2 martialLawForces']);
    t.play('0 next 1 galacticIntelligenceAgency', '1 accept');
    expect(t.vps).toEqual([0, 1, 0]);
    expect(t.hands).toEqual([4, 0, 1]);
    expect(t.asked).toBe('0 turn.before');
  });

  it('SI-G-60: one Industrial Zone Planet slips the other: Martial Law Forces hit twice', () => {
    const t = table({
      players: [
        { vp: 3, tableau: ['industrialZonePlanet', 'industrialZonePlanet'] },
        { tableau: [slipped('martialLawForces', { named: 'industrialZonePlanet' })] },
      ],
    });
    t.play('0 use industrialZonePlanet industrialZonePlanet');
    t.anyOrder();
    expect(t.s.budget).toBe(6);
    expect(t.vps).toEqual([1, 0]);
    expect(t.hands).toEqual([0, 2]);
    expect(t.slipped(0)).toHaveLength(2);
  });

  it('SI-G-61: the only card there is, a VP just lost, is reshuffled and drawn', () => {
    const t = table({
      players: [
        { vp: ['theocracy'], tableau: ['industrialZonePlanet', 'orbitalElevator'] },
        { tableau: [{ card: 'martialLawForces', named: 'industrialZonePlanet' }] },
      ],
      deck: 0,
    });
    t.play('0 use industrialZonePlanet orbitalElevator');
    expect(t.vps).toEqual([0, 0]);
    expect(t.hand(1)).toEqual(['theocracy']);
    expect(t.s.exhausted).toBe(false);
  });

  it('SI-G-62: Construction Sponsor gives the last card, Space Defense Forces draw for it', () => {
    const t = table({
      players: [
        { hand: ['resourceProbe'] },
        { hand: ['corveeSystem'], tableau: ['constructionSponsor', 'spaceDefenseForces'] },
      ],
    });
    t.play('0 build resourceProbe');
    expect(t.asked).toBe('1 constructionSponsor.youMay');
    t.play('1 accept corveeSystem');
    expect(t.asked).toBe('1 spaceDefenseForces.youMay');
    t.play('1 accept');
    expect(t.hands).toEqual([1, 1]);
    expect(t.vps).toEqual([0, 2]);
  });
});
