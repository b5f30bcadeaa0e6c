import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { CardKey } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import { destroyTableauCard, moveBetweenTableaus } from '../../rules/primitives.ts';
import { saleFault } from '../../rules/selling.ts';
import { takeVp } from '../../rules/victory-points.ts';
import { slipped, sortedKeys, table } from '../table.ts';

/** Cards without anything to do at the end of their owner's turn. */
const PLAIN: readonly CardKey[] = [
  'corveeSystem',
  'constructionSponsor',
  'militarism',
  'munitionsIndustry',
  'orbitalElevator',
  'holyLand',
  'corveeSystem',
  'constructionSponsor',
  'militarism',
  'munitionsIndustry',
  'orbitalElevator',
  'holyLand',
];

describe('golden tests from the rulebook', () => {
  it('SI-G-01: a new game for four has five cards each, 1 to 4 VPs by turn order, and 50 cards in the deck', () => {
    for (let seed = 0; seed < 12; seed++) {
      const s = game.setup(seedOf(seed), 4);
      expect(s.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
      expect([0, 1, 2, 3].map((turn) => s.piles[(s.first + turn) % 4]!.length)).toEqual([1, 2, 3, 4]);
      expect(s.deck).toHaveLength(50);
      expect(s).toMatchObject({ tokens: [0, 0, 0, 0], discard: [], tableaus: [[], [], [], []] });
    }
  });

  it('SI-G-02: of prices 1, 2 and 3 only 2 and 3 together pay 5', () => {
    const subsets = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]];
    expect(subsets.filter((prices) => saleFault(prices, 5) === null)).toEqual([[2, 3]]);
    expect(saleFault([1, 2, 3], 5)).toBe('overselling');
    expect(saleFault([1, 3], 5)).toBe('too-little');
    // With printed prices: one sale, never a first one of too little and another one later.
    const t = table({
      players: [{ hand: ['colonizationPolicy', 'evangelicalism', 'blackMarket', 'corveeSystem'] }, {}],
    });
    expect(t.offers(0, 'build colonizationPolicy').sort()).toEqual([
      'build colonizationPolicy blackMarket corveeSystem',
      'build colonizationPolicy corveeSystem evangelicalism',
    ]);
  });

  it('SI-G-03: Joint Resource Asteroid Belt: P1, P2, P3 draw, then P1 gains the fourth card as a VP', () => {
    const t = table({
      players: [{ tableau: ['jointResourceAsteroidBelt'] }, {}, {}],
      top: ['galaxyProbe', 'theocracy', 'privateerFleet', 'colonyPlanet'],
    });
    t.play('0 use jointResourceAsteroidBelt');
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['galaxyProbe'], ['theocracy'], ['privateerFleet']]);
    expect(t.pile(0)).toEqual(['colonyPlanet']);
    expect(t.slipped(0)).toEqual(['jointResourceAsteroidBelt']);
  });

  it.each([
    [0, 7, false],
    [0, 8, true],
    [1, 8, false],
    [1, 9, false],
    [1, 10, true],
    [2, 11, false],
    [2, 12, true],
  ])(
    'SI-G-04: with %i Colonization Policies, %i built cards trigger the end: %s',
    (policies, built, triggers) => {
      const tableau: CardKey[] = [
        ...Array<CardKey>(policies).fill('colonizationPolicy'),
        ...PLAIN.slice(0, built - policies),
      ];
      const t = table({ players: [{ tableau }, {}, {}], window: 'after' });
      t.play('0 end');
      expect(t.s.completedBy).toBe(triggers ? 0 : -1);
      expect(t.s.extraTurns).toBe(triggers ? 2 : 0);
      expect(t.s.active).toBe(1);
    },
  );

  it('SI-G-05: the second Project Artemis lets the first one draw, and does not trigger itself', () => {
    const t = table({
      players: [
        { hand: ['projectArtemis', 'colonyGovernmentGeneral', 'corveeSystem'] },
        { tableau: ['projectArtemis'] },
      ],
    });
    t.play('0 build projectArtemis colonyGovernmentGeneral corveeSystem');
    expect(t.asked).toBe('1 projectArtemis.youMay');
    t.play('1 accept');
    expect(t.hands).toEqual([0, 1]);
    expect(t.slipped(1)).toEqual(['projectArtemis']);
    expect(t.asked).toBe('0 turn.after');
  });

  it('SI-G-06: Reconstruction Base on an Ark takes its three cards along', () => {
    const t = table({
      players: [
        {
          hand: ['corveeSystem'],
          tableau: [
            { card: 'ark', stash: ['galaxyProbe', 'theocracy', 'militarism'] },
            'reconstructionBase',
            'munitionsIndustry',
          ],
        },
        {},
      ],
    });
    t.play('0 use reconstructionBase ark');
    expect(sortedKeys(t.hand(0))).toEqual(['ark', 'corveeSystem', 'galaxyProbe', 'militarism', 'theocracy']);
    expect(t.s.extraBuilds).toBe(1);
    expect(t.tableau(0)).toEqual(['reconstructionBase', 'munitionsIndustry']);
  });

  it('SI-G-07: destroying an Ark with three cards puts four on the discard pile', () => {
    const t = table({
      players: [{ tableau: [{ card: 'ark', stash: ['galaxyProbe', 'theocracy', 'militarism'] }] }, {}],
      discard: ['corveeSystem'],
    });
    destroyTableauCard(t.s, 1, 0, t.built(0, 'ark').uid);
    expect(t.discard[0]).toBe('corveeSystem');
    expect(sortedKeys(t.discard.slice(1))).toEqual(['ark', 'galaxyProbe', 'militarism', 'theocracy']);
    expect(t.tableau(0)).toEqual([]);
  });

  it('SI-G-08: The Holy Land may target either of two opponents with five cards; each gives one', () => {
    const t = table({
      players: [
        { hand: ['corveeSystem', 'galaxyProbe', 'militarism'], tableau: ['holyLand'] },
        { hand: 5 },
        { hand: ['theocracy', 'ark', 'privateerFleet', 'blackMarket', 'planetProbe'] },
      ],
    });
    expect(t.offers(0, 'use holyLand')).toEqual(['use holyLand 1', 'use holyLand 2']);
    t.play('0 use holyLand 2');
    expect(t.waiting).toBe(2);
    t.play('2 give theocracy');
    expect(t.waiting).toBe(0);
    t.play('0 give corveeSystem');
    expect(t.hands).toEqual([3, 5, 5]);
    expect(t.hand(0)).toContain('theocracy');
    expect(t.hand(2)).toContain('corveeSystem');
  });

  it.each([4, 5])('SI-G-09: The Holy Land is not legal with five cards against %i', (hand) => {
    const t = table({ players: [{ hand: 5, tableau: ['holyLand'] }, { hand }] });
    expect(t.offers(0, 'use')).toEqual([]);
    expect(t.whyNot('0 use holyLand 1')).toMatchObject({ code: 'biggest-hand' });
  });

  it('SI-G-10: Colony Planet for 2 takes the two top VP cards to the hand', () => {
    const t = table({
      players: [{ vp: ['galaxyProbe', 'theocracy', 'militarism'], tableau: ['colonyPlanet'] }, {}],
    });
    t.play('0 use colonyPlanet 2');
    expect(sortedKeys(t.hand(0))).toEqual(['militarism', 'theocracy']);
    expect(t.pile(0)).toEqual(['galaxyProbe']);
    expect(t.discard).toEqual([]);
  });

  it('SI-G-11: Reconstruction Base may return itself and be built again for 3, slipped', () => {
    const t = table({ players: [{ hand: ['corveeSystem'], tableau: ['reconstructionBase'] }, {}] });
    t.play('0 use reconstructionBase reconstructionBase');
    expect(t.hand(0)).toContain('reconstructionBase');
    expect(t.s.extraBuilds).toBe(1);
    t.play('0 extra reconstructionBase corveeSystem');
    expect(t.slipped(0)).toEqual(['reconstructionBase']);
    expect(t.s).toMatchObject({ budget: 0, extraBuilds: 0 });
    expect(t.discard).toEqual(['corveeSystem']);
  });

  it('SI-G-12: Martial Law Forces may name a card that is nowhere in play, publicly', () => {
    const t = table({ players: [{ hand: ['martialLawForces', 'bubbleEconomy', 'projectArtemis'] }, {}] });
    t.play('0 build martialLawForces bubbleEconomy projectArtemis');
    expect(t.asked).toBe('0 martialLawForces.name');
    expect(t.offers(0)).toHaveLength(43);
    t.play('0 name galaxyProbe');
    expect(t.built(0, 'martialLawForces').named).toBe(30);
    for (const viewer of [1, 'table'] as const)
      expect(game.view(t.s, viewer).tableaus[0]![0]!.named).toBe(30);
  });

  it('SI-G-13: a slipped Privateer Fleet can be used only after recovering', () => {
    const t = table({
      players: [{ hand: 2, tableau: [slipped('privateerFleet')] }, { hand: 2 }],
      window: 'recover',
    });
    const tired = table({ players: [{ hand: 2, tableau: [slipped('privateerFleet')] }, { hand: 2 }] });
    expect(tired.can('0 use privateerFleet')).toBe(false);
    expect(tired.whyNot('0 use privateerFleet')).toMatchObject({ code: 'slipped', rule: 'SI-SLP-02' });
    t.play('0 recover privateerFleet');
    expect(t.can('0 use privateerFleet')).toBe(true);
  });

  it('SI-G-14: building a Military card is no slipping', () => {
    const t = table({
      players: [{ hand: ['privateerFleet', 'freeTradeCenter'] }, { tableau: ['militarism'] }],
    });
    t.play('0 build privateerFleet freeTradeCenter');
    expect(t.slipped(0)).toEqual(['privateerFleet']);
    expect(t.asked).toBe('0 turn.after');
    expect(t.count('slipped')).toBe(0);
  });

  it('SI-G-15: Colony Government-General needs an opponent with five cards', () => {
    const t = table({
      players: [{ hand: 6, tableau: ['colonyGovernmentGeneral'] }, { hand: 4 }, { hand: 0 }],
    });
    expect(t.can('0 use colonyGovernmentGeneral')).toBe(false);
    expect(t.whyNot('0 use colonyGovernmentGeneral')).toMatchObject({ code: 'no-fitting-hand' });
  });

  it('SI-G-16: a slipped card moved to another tableau stays slipped; it enters, and does not become slipped', () => {
    const t = table({
      players: [
        { tableau: [slipped('galaxyProbe')] },
        {},
        { tableau: ['galacticIntelligenceAgency', 'projectArtemis'] },
      ],
    });
    moveBetweenTableaus(t.s, 0, 0, 1, t.built(0, 'galaxyProbe').uid);
    expect(t.slipped(1)).toEqual(['galaxyProbe']);
    expect(t.tableau(0)).toEqual([]);
    // Project Artemis sees a card enter; Galactic Intelligence Agency sees nothing.
    expect(t.pool).toEqual(['2 projectArtemis']);
  });

  it('SI-G-17: who must lose two VPs and has one loses one, face up to the discard pile', () => {
    const t = table({ players: [{ vp: ['theocracy'] }, {}] });
    takeVp(t.s, 0, 2, 'lost');
    expect(t.vps).toEqual([0, 0]);
    expect(t.discard).toEqual(['theocracy']);
  });

  it('SI-G-18: with seven cards and 3$ in W5, two cards of choice are discarded and the money is gone', () => {
    const hand: CardKey[] = [
      'corveeSystem',
      'ark',
      'militarism',
      'theocracy',
      'blackMarket',
      'planetProbe',
      'holyLand',
    ];
    const t = table({ players: [{ hand }, {}], window: 'after', budget: 3 });
    t.play('0 end');
    expect(t.asked).toBe('0 turn.limit');
    expect(t.offers(0)).toHaveLength(21);
    t.play('0 discard ark planetProbe');
    expect(sortedKeys(t.hand(0))).toEqual([
      'blackMarket',
      'corveeSystem',
      'holyLand',
      'militarism',
      'theocracy',
    ]);
    expect(sortedKeys(t.discard)).toEqual(['ark', 'planetProbe']);
    expect(t.s.budget).toBe(0);
    expect(t.s.active).toBe(1);
  });
});
