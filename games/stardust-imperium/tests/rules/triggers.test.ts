import { playout, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { stardustImperium as game } from '../../index.ts';
import { moveBetweenTableaus, returnToHand } from '../../rules/primitives.ts';
import { slipped, sortedKeys, table } from '../table.ts';

const pool = (t: { pool: string[] }) => sortedKeys(t.pool);

describe('triggers', () => {
  it('SI-TRG-01: each fitting function in a tableau at the event gives one trigger, the entering card included', () => {
    const t = table({
      players: [
        {
          hand: ['worksProjectAdministration', 'freeTradeCenter'],
          tableau: [slipped('worksProjectAdministration')],
        },
        { hand: 1, tableau: ['constructionSponsor', 'constructionSponsor'] },
      ],
    });
    t.play('0 build worksProjectAdministration freeTradeCenter');
    expect(pool(t)).toEqual([
      '0 worksProjectAdministration',
      '0 worksProjectAdministration',
      '1 constructionSponsor',
      '1 constructionSponsor',
    ]);
  });

  it('SI-TRG-02: the pool is handled after a function, a research and a build, and after each of its own functions', () => {
    const t = table({
      players: [
        { hand: ['resourceProbe', 'ark'], tableau: ['privateerFleet', 'jointResourceAsteroidBelt'] },
        { hand: ['corveeSystem'], tableau: ['munitionsIndustry', 'blackMarket', 'constructionSponsor'] },
      ],
    });
    t.play('0 use jointResourceAsteroidBelt');
    expect(t.asked).toBe('0 turn.before');
    t.play('0 build resourceProbe');
    expect(t.asked).toBe('1 constructionSponsor.youMay');
    t.play('1 decline', '0 use privateerFleet');
    while (t.asked.endsWith('.discard')) t.play(`${t.waiting} ${t.offers(t.waiting)[0]}`);
    expect(t.asked).toBe('1 munitionsIndustry.youMay');
  });

  it('SI-TRG-03, SI-R-13: the active player picks the next one, and only then its owner decides', () => {
    const t = table({
      players: [
        { tableau: ['galacticOrderkeeperForces'] },
        { tableau: ['militarism'] },
        { tableau: ['munitionsIndustry'] },
      ],
    });
    t.play('0 use galacticOrderkeeperForces');
    expect(t.asked).toBe('0 triggers.choose');
    expect(t.offers(1)).toEqual([]);
    t.play('0 next 2 munitionsIndustry');
    expect(t.asked).toBe('2 munitionsIndustry.youMay');
    t.play('2 decline');
    expect(t.asked).toBe('1 militarism.youMay');
  });

  it('SI-TRG-04, SI-R-15: activatable only while its card is there, its cost payable, and its effect not void', () => {
    const begin = () =>
      table({
        players: [
          { hand: ['resourceProbe'] },
          { hand: ['ark'], tableau: ['constructionSponsor', 'constructionSponsor'] },
        ],
      });
    const gone = begin();
    gone.play('0 build resourceProbe');
    // The first Sponsor gives the only card away: the second cannot pay any more, and vanishes.
    gone.play('1 accept ark');
    expect(gone.asked).toBe('0 turn.after');
    expect(gone.pool).toEqual([]);
    const left = begin();
    left.play('0 build resourceProbe');
    for (const card of [...left.s.tableaus[1]!])
      if (left.s.raised.some(([, uid]) => uid === card.uid)) returnToHand(left.s, 1, 1, card.uid);
    left.play('1 decline');
    expect(left.asked).toBe('0 turn.after');
    const void_ = table({
      players: [{ tableau: ['industrialZonePlanet', 'militarism'] }, { tableau: ['munitionsIndustry'] }],
      deck: 0,
    });
    void_.play('0 use industrialZonePlanet militarism');
    expect(void_.asked).toBe('0 turn.before');
  });

  it('SI-TRG-05: once per event, and with a slip cost not again before it is unslipped', () => {
    const t = table({
      players: [
        { tableau: ['privateerFleet', 'colonyGovernmentGeneral'], hand: 0 },
        { hand: 5, tableau: ['militarism'] },
      ],
    });
    t.play('0 use colonyGovernmentGeneral');
    t.move(1, game.moves(t.s, 1)[0]!);
    t.play('1 accept', '0 use privateerFleet');
    while (t.asked.endsWith('.discard')) t.play(`${t.waiting} ${t.offers(t.waiting)[0]}`);
    expect(t.asked).toBe('0 turn.before');
    expect(t.vps[1]).toBe(1);
  });

  it('SI-TRG-06, SI-R-14: an offer that waits already takes further events in; Martial Law Forces count each', () => {
    const t = table({
      players: [
        { hand: 0, vp: 3, tableau: ['industrialZonePlanet', 'militarism'] },
        { tableau: ['munitionsIndustry', slipped('martialLawForces', { named: 'militarism' })] },
        { tableau: ['militarism'] },
      ],
    });
    t.play('0 use industrialZonePlanet militarism');
    expect(pool(t)).toEqual(['1 martialLawForces', '1 munitionsIndustry', '2 militarism']);
    t.play('0 next 2 militarism', '2 accept');
    // Another Military card, Militarism too, was slipped: no second offer for Munitions Industry, a second hit.
    t.play('0 next 1 martialLawForces');
    expect(t.pool.filter((offer) => offer === '1 munitionsIndustry')).toHaveLength(1);
    t.anyOrder();
    t.play('1 accept');
    t.anyOrder();
    expect(t.slipped(1)).toContain('munitionsIndustry');
    expect(t.vps).toEqual([2, 0, 0]);
    expect(t.hands[1]).toBe(3);
    // An event after the offer was declined makes a new one.
    const again = table({
      players: [
        { hand: 1, tableau: ['privateerFleet', 'galacticOrderkeeperForces'] },
        { tableau: ['militarism'] },
      ],
    });
    again.play('0 use privateerFleet', '1 decline', '0 use galacticOrderkeeperForces');
    expect(again.asked).toBe('1 militarism.youMay');
  });

  it('SI-TRG-07: chains of triggers end, in three hundred random games', () => {
    for (let n = 0; n < 300; n++) {
      const s = game.setup(seedOf(5000 + n), 2 + (n % 3));
      expect(playout(game, s, seeded(seedOf(n)))).toBeLessThan(game.bound(s));
    }
  });

  it("SI-TRG-08: an opponent's reaction can trigger the active player's own", () => {
    const t = table({
      players: [{ tableau: ['galacticOrderkeeperForces', 'munitionsIndustry'] }, { tableau: ['militarism'] }],
    });
    t.play('0 use galacticOrderkeeperForces', '1 accept');
    expect(t.asked).toBe('0 munitionsIndustry.youMay');
  });

  it('SI-TRG-09, SI-R-17: all turn-end functions are one pool, and each condition is tested when it is picked', () => {
    const t = table({
      players: [
        {
          hand: 2,
          tableau: [slipped('theocracy'), 'earlyEducationSociety', 'phaseTransitionPowerPlantBase'],
        },
        { tableau: ['corveeSystem'] },
      ],
      window: 'after',
    });
    t.play('0 end');
    expect(t.offers(0).sort()).toEqual([
      'next 0 earlyEducationSociety',
      'next 0 phaseTransitionPowerPlantBase',
      'next 0 theocracy',
      'next 1 corveeSystem',
    ]);
    t.play('0 next 0 earlyEducationSociety', '0 unslip theocracy');
    // Nothing is slipped any more: Theocracy is not offered.
    expect(t.offers(0).sort()).toEqual(['next 0 phaseTransitionPowerPlantBase', 'next 1 corveeSystem']);
  });

  it('SI-TRG-10: what was declined or never activatable vanishes with the pool', () => {
    const t = table({
      players: [{ tableau: ['theocracy'] }, { tableau: ['corveeSystem', 'evangelicalism'] }],
      window: 'after',
    });
    t.play('0 end');
    expect(t.asked).toBe('1 corveeSystem.youMay');
    t.play('1 decline');
    expect([t.pool, t.s.active]).toEqual([[], 1]);
  });

  it('SI-TRG-11: one event for each build, main or extra', () => {
    const t = table({
      players: [
        {
          hand: ['resourceProbe', 'wasteCollectingSatellite'],
          tableau: [slipped('worksProjectAdministration')],
        },
        { hand: 2, tableau: ['constructionSponsor'] },
      ],
      extraBuilds: 1,
    });
    t.play('0 build resourceProbe');
    t.play('0 next 0 worksProjectAdministration', '1 decline', '0 extra wasteCollectingSatellite');
    t.play('0 next 0 worksProjectAdministration');
    expect(t.asked).toBe('1 constructionSponsor.youMay');
    expect(t.vps[0]).toBe(2);
  });

  it('SI-TRG-11, SI-TRG-14, SI-TRG-16: the seat before the active one reacts as well as the one after', () => {
    const reacts = (
      key: 'constructionSponsor' | 'blackMarket' | 'corveeSystem',
      seat: number,
      ...lines: string[]
    ) => {
      const side = { hand: 1, tableau: [key] };
      const t = table({
        players: [seat === 0 ? side : {}, { hand: ['resourceProbe'] }, seat === 2 ? side : {}],
        active: 1,
        top: ['ark', 'theocracy', 'militarism', 'holyLand'],
      });
      t.play(...lines);
      return t.asked;
    };
    for (const seat of [0, 2]) {
      expect(reacts('constructionSponsor', seat, '1 build resourceProbe')).toBe(
        `${seat} constructionSponsor.youMay`,
      );
      expect(reacts('blackMarket', seat, '1 research', '1 keep ark theocracy')).toBe(
        `${seat} blackMarket.youMay`,
      );
      expect(reacts('corveeSystem', seat, '1 research', '1 keep ark theocracy', '1 end')).toBe(
        `${seat} corveeSystem.youMay`,
      );
    }
  });

  it('SI-TRG-12: a card comes into a tableau when it is built or moved there', () => {
    const t = table({
      players: [
        { tableau: ['martialLawForces'] },
        { tableau: ['projectArtemis'] },
        { tableau: ['galaxyProbe'] },
      ],
    });
    moveBetweenTableaus(t.s, 0, 0, 1, t.built(0, 'martialLawForces').uid);
    moveBetweenTableaus(t.s, 0, 2, 0, t.built(2, 'galaxyProbe').uid);
    expect(pool(t)).toEqual(['1 martialLawForces', '1 projectArtemis']);
  });

  it('SI-TRG-13: a slipped card is seen by all but its owner', () => {
    const t = table({
      players: [
        { tableau: ['galacticOrderkeeperForces', 'militarism'] },
        { tableau: ['militarism'] },
        { tableau: ['munitionsIndustry'] },
      ],
    });
    t.play('0 use galacticOrderkeeperForces');
    expect(pool(t)).toEqual(['1 militarism', '2 munitionsIndustry']);
  });

  it('SI-TRG-14: opponents see a research that discarded at least one card', () => {
    const none = table({ players: [{}, { tableau: ['blackMarket'] }], deck: 2 });
    none.play('0 research');
    expect(none.asked).toBe('0 turn.after');
    const one = table({
      players: [{}, { tableau: ['blackMarket'] }],
      deck: ['ark', 'theocracy', 'militarism'],
    });
    one.play('0 research', '0 keep ark theocracy');
    expect(one.asked).toBe('1 blackMarket.youMay');
  });

  it('SI-TRG-15: losing hand cards counts once per causing function, in an opponent’s turn only', () => {
    const t = table({
      players: [
        { hand: 2, tableau: ['privateerFleet', slipped('spaceDefenseForces')] },
        { hand: ['ark'], tableau: ['spaceDefenseForces'] },
      ],
    });
    t.play('0 use privateerFleet');
    t.move(0, game.moves(t.s, 0)[0]!);
    expect(t.asked).toBe('1 spaceDefenseForces.youMay');
    const own = table({ players: [{ hand: 3, tableau: ['orbitalElevator', 'spaceDefenseForces'] }, {}] });
    own.play('0 use orbitalElevator');
    expect(own.asked).toBe('0 turn.before');
  });

  it('SI-TRG-16: the end of a turn is raised once', () => {
    const t = table({ players: [{ tableau: [slipped('theocracy'), slipped('ark')] }, {}], window: 'after' });
    t.play('0 end', '0 unslip ark');
    expect(t.s.active).toBe(1);
    expect(t.count('turnEnding')).toBe(1);
  });

  it('SI-TRG-17: VP gains and losses, draws, unslipping, selling, recovering and W5 raise nothing', () => {
    const t = table({
      players: [
        {
          hand: ['corveeSystem', 'ark', 'ark', 'theocracy', 'holyLand', 'holyLand', 'planetProbe'],
          vp: 1,
          tableau: [slipped('galaxyProbe'), 'jointResourceAsteroidBelt'],
        },
        {
          vp: 1,
          tableau: [
            'spaceDefenseForces',
            'militarism',
            'galacticIntelligenceAgency',
            'munitionsIndustry',
            'blackMarket',
          ],
        },
      ],
      window: 'recover',
    });
    t.play('0 recover galaxyProbe', '0 use jointResourceAsteroidBelt', '0 build corveeSystem ark', '0 end');
    t.move(0, game.moves(t.s, 0)[0]!);
    expect(t.s.active).toBe(1);
    expect(t.s.raised).toEqual([]);
  });
});
