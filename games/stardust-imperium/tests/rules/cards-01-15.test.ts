import { describe, expect, it } from 'vitest';
import { stardustImperium as game } from '../../index.ts';
import { destroyTableauCard, moveBetweenTableaus } from '../../rules/primitives.ts';
import { slipped, sortedKeys, table } from '../table.ts';

describe('cards 1 to 15', () => {
  it('SI-CARD-01 Corvee System: draws 2 at the end of an opponent’s turn without a build', () => {
    const t = table({
      players: [{ tableau: ['corveeSystem'] }, { tableau: ['corveeSystem'] }],
      window: 'after',
    });
    t.play('0 end');
    expect(t.asked).toBe('1 corveeSystem.youMay');
    t.play('1 accept');
    expect(t.hands).toEqual([0, 2]);
    expect(t.slipped(1)).toEqual(['corveeSystem']);
    // A cancelled build is no build.
    const cancelled = table({
      players: [
        { hand: ['militarism', 'ark'], tableau: ['indulgentiaAgency'] },
        { tableau: ['corveeSystem'] },
      ],
      top: ['blackMarket'],
      extraBuilds: 1,
      window: 'after',
    });
    cancelled.play('0 declareExtra militarism', '0 use indulgentiaAgency ark 1', '0 end');
    expect(cancelled.count('buildCancelled')).toBe(1);
    expect(cancelled.asked).toBe('1 corveeSystem.youMay');
    const built = table({ players: [{}, { tableau: ['corveeSystem'] }], window: 'after', builds: 1 });
    built.play('0 end');
    expect(built.s.active).toBe(1);
    const short = table({ players: [{}, { tableau: ['corveeSystem'] }], window: 'after', deck: 1 });
    short.play('0 end', '1 accept');
    expect([short.hands[1], short.s.outcome?.reason]).toEqual([1, 'exhaustion']);
    const none = table({ players: [{}, { tableau: ['corveeSystem'] }], window: 'after', deck: 0 });
    none.play('0 end');
    expect(none.s.active).toBe(1);
  });

  it('SI-CARD-02 Colonization Policy: two more cards for each copy, slipped or not', () => {
    const nine = [
      'colonizationPolicy',
      'ark',
      'ark',
      'holyLand',
      'holyLand',
      'planetProbe',
      'galaxyProbe',
      'militarism',
      'munitionsIndustry',
    ] as const;
    const t = table({
      players: [{ tableau: [slipped('colonizationPolicy'), ...nine.slice(1)] }, {}],
      window: 'after',
    });
    t.play('0 end');
    expect(t.s.completedBy).toBe(-1);
    const without = table({ players: [{ tableau: nine.slice(1) }, {}], window: 'after' });
    without.play('0 end');
    expect(without.s.completedBy).toBe(0);
  });

  it('SI-CARD-03 Bubble Economy: raises each gain by 1 per copy, and returns with four cards in hand', () => {
    const t = table({
      players: [
        { hand: 3, tableau: ['bubbleEconomy', 'resourceTradingPlanet', 'jointResourceAsteroidBelt'] },
        {},
      ],
    });
    t.play('0 use resourceTradingPlanet');
    expect(t.vps[0]).toBe(4);
    t.play('0 use jointResourceAsteroidBelt');
    expect(t.vps[0]).toBe(6);
    const others = table({
      players: [{ tableau: ['bubbleEconomy'] }, { tableau: ['jointResourceAsteroidBelt'] }],
      active: 1,
    });
    others.play('1 use jointResourceAsteroidBelt');
    expect(others.vps).toEqual([0, 1]);
    for (const [hand, stays] of [
      [3, true],
      [4, false],
    ] as const) {
      const end = table({ players: [{ hand, tableau: ['bubbleEconomy'] }, {}], window: 'after' });
      end.play('0 end');
      expect(end.tableau(0)).toEqual(stays ? ['bubbleEconomy'] : []);
      expect(end.hands[0]).toBe(stays ? 3 : 5);
    }
  });

  it('SI-CARD-04 Construction Sponsor: a card for the builder, 2 VPs for its owner; only with a hand card', () => {
    const t = table({
      players: [
        { hand: ['resourceProbe'] },
        { hand: ['ark', 'theocracy'], tableau: ['constructionSponsor'] },
      ],
    });
    t.play('0 build resourceProbe');
    expect(t.offers(1).sort()).toEqual(['accept ark', 'accept theocracy', 'decline']);
    t.play('1 accept theocracy');
    expect([t.hand(0), t.hand(1), t.vps]).toEqual([['theocracy'], ['ark'], [0, 2]]);
    const broke = table({ players: [{ hand: ['resourceProbe'] }, { tableau: ['constructionSponsor'] }] });
    broke.play('0 build resourceProbe');
    expect(broke.asked).toBe('0 turn.after');
    const own = table({
      players: [{ hand: ['resourceProbe', 'ark'], tableau: ['constructionSponsor'] }, {}],
    });
    own.play('0 build resourceProbe');
    expect(own.asked).toBe('0 turn.after');
  });

  it('SI-CARD-05 Works Project Administration: draw 1, then 1 VP, for each own build; compulsory', () => {
    const t = table({
      players: [{ hand: ['resourceProbe'], tableau: [slipped('worksProjectAdministration')] }, {}],
      top: ['ark', 'theocracy'],
    });
    t.play('0 build resourceProbe');
    expect([t.hand(0), t.pile(0)]).toEqual([['ark'], ['theocracy']]);
    const empty = table({
      players: [{ hand: ['resourceProbe'], tableau: ['worksProjectAdministration'] }, {}],
      deck: 0,
    });
    empty.play('0 build resourceProbe');
    expect([empty.hands[0], empty.s.tokens[0], empty.s.exhausted]).toEqual([0, 1, true]);
  });

  it('SI-CARD-06 Joint Resource Asteroid Belt: everybody draws clockwise from its owner, who gains 1 VP', () => {
    const t = table({
      players: [{}, { tableau: ['jointResourceAsteroidBelt'] }, {}],
      active: 1,
      top: ['ark', 'holyLand', 'theocracy', 'militarism'],
    });
    t.play('1 use jointResourceAsteroidBelt');
    expect([t.hand(1), t.hand(2), t.hand(0), t.pile(1)]).toEqual([
      ['ark'],
      ['holyLand'],
      ['theocracy'],
      ['militarism'],
    ]);
    const empty = table({ players: [{ tableau: ['jointResourceAsteroidBelt'] }, {}], deck: 0 });
    expect(empty.can('0 use jointResourceAsteroidBelt')).toBe(true);
  });

  it('SI-CARD-07 Militarism: 1 VP when an opponent’s Military card becomes slipped, if its owner likes', () => {
    const t = table({
      players: [{ tableau: ['galacticOrderkeeperForces'] }, { vp: 0, tableau: ['militarism'] }],
    });
    t.play('0 use galacticOrderkeeperForces', '1 decline');
    expect(t.vps).toEqual([0, 0]);
    const probe = table({ players: [{ tableau: ['resourceProbe'] }, { tableau: ['militarism'] }] });
    probe.play('0 use resourceProbe');
    expect(probe.asked).toBe('0 turn.before');
    const yes = table({ players: [{ tableau: ['galacticOrderkeeperForces'] }, { tableau: ['militarism'] }] });
    yes.play('0 use galacticOrderkeeperForces', '1 accept');
    expect([yes.vps, yes.slipped(1)]).toEqual([[0, 1], ['militarism']]);
  });

  it('SI-CARD-08 Munitions Industry: 1 card for the same event, not offered when none can be drawn', () => {
    const t = table({ players: [{ tableau: ['colonyPlanet'], vp: 1 }, { tableau: ['munitionsIndustry'] }] });
    t.play('0 use colonyPlanet 1', '1 accept');
    expect(t.hands[1]).toBe(1);
    const empty = table({
      players: [{ tableau: ['colonyPlanet'], vp: 1 }, { tableau: ['munitionsIndustry'] }],
      deck: 0,
    });
    empty.play('0 use colonyPlanet 1');
    expect(empty.asked).toBe('0 turn.before');
  });

  it('SI-CARD-09 Orbital Elevator: the whole hand for as many cards and one more', () => {
    const t = table({
      players: [{ hand: ['ark', 'theocracy'], tableau: ['orbitalElevator'] }, {}],
      top: ['militarism', 'holyLand', 'planetProbe'],
    });
    t.play('0 use orbitalElevator');
    expect(sortedKeys(t.hand(0))).toEqual(['holyLand', 'militarism', 'planetProbe']);
    expect(sortedKeys(t.discard)).toEqual(['ark', 'theocracy']);
    const empty = table({ players: [{ hand: 2, tableau: ['orbitalElevator'] }, {}], deck: 0 });
    empty.play('0 use orbitalElevator');
    expect([empty.hands[0], empty.s.exhausted]).toEqual([2, true]);
    expect(table({ players: [{ tableau: ['orbitalElevator'] }, {}] }).offers(0, 'use')).toEqual([]);
  });

  it('SI-CARD-10 The Ark: any cards of the hand are put on it, and all of them taken', () => {
    const t = table({
      players: [{ hand: ['theocracy', 'militarism', 'holyLand'], tableau: ['ark'] }, {}],
      window: 'after',
    });
    expect(t.can('0 use ark take')).toBe(false);
    t.play('0 use ark put theocracy', '0 put holyLand', '0 stop');
    expect(t.hand(0)).toEqual(['militarism']);
    expect(t.built(0, 'ark').stash).toHaveLength(2);
    expect(t.count('discarded')).toBe(0);
    expect(game.view(t.s, 0).tableaus[0]![0]!.stash).toEqual(t.built(0, 'ark').stash);
    expect(game.view(t.s, 1).tableaus[0]![0]!.stash).toEqual([-1, -1]);
    t.built(0, 'ark').slipped = false;
    t.play('0 use ark take');
    expect(sortedKeys(t.hand(0))).toEqual(['holyLand', 'militarism', 'theocracy']);
    // With the last card of the hand on it there is nothing more to ask.
    const last = table({ players: [{ hand: ['theocracy'], tableau: ['ark'] }, {}] });
    last.play('0 use ark put theocracy');
    expect(last.asked).toBe('0 turn.before');
    const moved = table({
      players: [{ tableau: [{ card: 'ark', stash: ['theocracy', 'militarism'] }] }, {}],
    });
    moveBetweenTableaus(moved.s, 0, 0, 1, moved.built(0, 'ark').uid);
    expect(moved.built(1, 'ark').stash).toHaveLength(2);
    destroyTableauCard(moved.s, 0, 1, moved.built(1, 'ark').uid);
    expect(sortedKeys(moved.discard)).toEqual(['ark', 'militarism', 'theocracy']);
    const two = table({
      players: [{ hand: ['theocracy'], tableau: [{ card: 'ark', stash: ['militarism'] }, 'ark'] }, {}],
    });
    expect(game.moves(two.s, 0).filter(([label]) => label === 'use')).toHaveLength(3);
  });

  it('SI-CARD-11 Robotized Production: the hand is shown, the dearest card must be built, for 3 less', () => {
    const t = table({
      players: [
        {
          hand: ['theocracy', 'militarism', 'corveeSystem', 'freeTradeCenter', 'ark'],
          tableau: [slipped('robotizedProduction')],
        },
        {},
      ],
      budget: 9,
    });
    expect(t.offers(0, 'build')).toEqual(['build freeTradeCenter']);
    expect(t.whyNot('0 build theocracy')).toMatchObject({ rule: 'SI-CARD-11' });
    const events = t.play('0 build freeTradeCenter');
    const shown = events.find(([name]) => name === 'handRevealed')!;
    expect(game.eventFor(shown, 1)![2]).toHaveLength(5);
    expect(t.s.budget).toBe(0);
    const ties = table({
      players: [{ hand: ['theocracy', 'militarism', 'corveeSystem'], tableau: ['robotizedProduction'] }, {}],
      budget: 5,
    });
    expect(ties.offers(0, 'build')).toEqual(['build militarism', 'build theocracy']);
    for (const [vp, builds, left] of [
      [2, 0, 1],
      [1, 0, 0],
      [2, 1, 2],
      [0, 0, 0],
    ] as const) {
      const end = table({ players: [{ vp, tableau: ['robotizedProduction'] }, {}], window: 'after', builds });
      end.play('0 end');
      expect(end.vps[0]).toBe(left);
    }
    const twice = table({
      players: [{ vp: 3, tableau: ['robotizedProduction', 'robotizedProduction'] }, {}],
      window: 'after',
    });
    twice.play('0 end');
    expect(twice.vps[0]).toBe(1);
  });

  it('SI-CARD-12 Indulgentia Agency: a card for an opponent, then draw 1 and 3$', () => {
    const t = table({
      players: [{ hand: ['ark'], tableau: ['indulgentiaAgency'] }, {}, {}],
      top: ['theocracy'],
    });
    t.play('0 use indulgentiaAgency ark 2');
    expect([t.hand(0), t.hand(2), t.s.budget]).toEqual([['theocracy'], ['ark'], 3]);
    const gave = t.events.find(([name]) => name === 'gave')!;
    expect([0, 1, 2].map((viewer) => game.eventFor(gave, viewer)![3] === -1)).toEqual([false, true, false]);
    expect(table({ players: [{ tableau: ['indulgentiaAgency'] }, {}] }).offers(0, 'use')).toEqual([]);
    const second = table({ players: [{}, { hand: ['ark'], tableau: ['indulgentiaAgency'] }, {}], active: 1 });
    expect(second.offers(1, 'use')).toEqual(['use indulgentiaAgency ark 0', 'use indulgentiaAgency ark 2']);
  });

  it('SI-CARD-13 Evangelicalism: draws 2 if a Religion card was sold', () => {
    const sold = (key: 'ark' | 'corveeSystem' | 'theocracy') => {
      const t = table({ players: [{}, { tableau: ['evangelicalism'] }], window: 'after', sold: [key] });
      t.play('0 end');
      return t;
    };
    expect(sold('corveeSystem').s.active).toBe(1);
    expect(sold('corveeSystem').asked).not.toContain('evangelicalism');
    expect(sold('theocracy').asked).toBe('1 evangelicalism.youMay');
    const t = sold('ark');
    t.play('1 accept');
    expect([t.hands[1], t.slipped(1)]).toEqual([2, ['evangelicalism']]);
  });

  it('SI-CARD-14 Martial Law Forces: names any kind, its own too; hits once per slipped card, slipped or not itself', () => {
    const t = table({
      players: [
        { hand: ['martialLawForces', 'bubbleEconomy', 'militarism'] },
        { vp: 2, tableau: ['privateerFleet'], hand: 1 },
      ],
    });
    t.play('0 build martialLawForces bubbleEconomy militarism', '0 name privateerFleet', '0 end');
    t.play('1 use privateerFleet');
    while (t.asked.endsWith('.discard')) t.play(`${t.waiting} ${t.offers(t.waiting)[0]}`);
    expect(t.vps).toEqual([0, 1]);
    expect(t.hands[0]).toBe(1);
    expect(t.slipped(0)).toContain('martialLawForces');
    const own = table({ players: [{ hand: ['martialLawForces', 'bubbleEconomy', 'militarism'] }, {}] });
    own.play('0 build martialLawForces bubbleEconomy militarism', '0 name martialLawForces');
    expect(own.built(0, 'martialLawForces').named).toBe(14);
    const nothing = table({
      players: [
        { tableau: ['industrialZonePlanet', 'militarism'] },
        { tableau: [slipped('martialLawForces', { named: 'militarism' })] },
      ],
      deck: 0,
    });
    nothing.play('0 use industrialZonePlanet militarism');
    expect([nothing.asked, nothing.s.exhausted]).toEqual(['0 turn.before', false]);
    const token = table({
      players: [
        { tokens: 1, tableau: ['industrialZonePlanet', 'militarism'] },
        { tableau: [slipped('martialLawForces', { named: 'militarism' })] },
      ],
      deck: 0,
    });
    token.play('0 use industrialZonePlanet militarism');
    expect([token.vps, token.hands[1], token.s.exhausted]).toEqual([[0, 0], 0, true]);
    // A new owner names anew.
    const taken = table({ players: [{ tableau: [{ card: 'martialLawForces', named: 'ark' }] }, {}] });
    moveBetweenTableaus(taken.s, 0, 0, 1, taken.built(0, 'martialLawForces').uid);
    expect(taken.built(1, 'martialLawForces').named).toBe(0);
    expect(taken.pool).toEqual(['1 martialLawForces']);
  });

  it('SI-CARD-15 Privateer Fleet: everybody discards one of their choice, who has none is skipped', () => {
    const t = table({
      players: [{ tableau: ['privateerFleet'] }, { hand: ['ark', 'theocracy'] }, { hand: ['militarism'] }],
    });
    t.play('0 use privateerFleet');
    expect(t.offers(1)).toEqual(['discard ark', 'discard theocracy']);
    t.play('1 discard theocracy');
    expect(t.hands).toEqual([0, 1, 0]);
    expect(t.discard).toEqual(['theocracy', 'militarism']);
    expect(table({ players: [{ tableau: ['privateerFleet'] }, {}] }).offers(0, 'use')).toEqual([]);
  });
});
