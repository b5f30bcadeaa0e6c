import { describe, expect, it } from 'vitest';
import type { CardKey } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import { completionNumber } from '../../rules/completion.ts';
import { destroyTableauCard, moveBetweenTableaus, returnToHand } from '../../rules/primitives.ts';
import { takeVp } from '../../rules/victory-points.ts';
import { slipped, table } from '../table.ts';

const SEVEN: readonly CardKey[] = [
  'constructionSponsor',
  'munitionsIndustry',
  'orbitalElevator',
  'holyLand',
  'ark',
  'privateerFleet',
  'planetProbe',
];

describe('the end of the game', () => {
  it('SI-GAM-01: eight cards complete, two more for each Colonization Policy', () => {
    const needs = (policies: number) =>
      completionNumber(
        table({ players: [{ tableau: Array<CardKey>(policies).fill('colonizationPolicy') }, {}] }).s,
        0,
      );
    expect([0, 1, 2].map(needs)).toEqual([8, 10, 12]);
  });

  it('SI-GAM-02, SI-R-18: looked at after all functions of the turn’s end', () => {
    const t = table({ players: [{ hand: 4, tableau: [...SEVEN, 'bubbleEconomy'] }, {}], window: 'after' });
    t.play('0 end');
    expect(t.s.completedBy).toBe(-1);
    const small = table({
      players: [{ hand: 3, tableau: [...SEVEN, 'bubbleEconomy'] }, {}],
      window: 'after',
    });
    small.play('0 end');
    expect(small.s.completedBy).toBe(0);
  });

  it('SI-GAM-03: each other player takes exactly one more turn', () => {
    const t = table({
      players: [{}, {}, { tableau: [...SEVEN, 'militarism'] }, {}],
      active: 2,
      window: 'after',
    });
    t.play('2 end');
    const turns: number[] = [];
    while (t.s.outcome === null) {
      turns.push(t.s.active);
      t.quietTurn();
    }
    expect(turns).toEqual([3, 0, 1]);
  });

  it('SI-GAM-04, SI-R-35: a second player who reaches the number changes nothing and is not complete', () => {
    const t = table({
      players: [
        { tableau: [...SEVEN, 'militarism'] },
        {
          tableau: [
            'corveeSystem',
            'ark',
            'holyLand',
            'privateerFleet',
            'planetProbe',
            'militarism',
            'galaxyProbe',
            'theocracy',
          ],
        },
        {},
      ],
      window: 'after',
      builds: 1,
    });
    t.play('0 end');
    t.quietTurn();
    expect(t.s).toMatchObject({ completedBy: 0, extraTurns: 1, active: 2 });
    destroyTableauCard(t.s, 2, 1, t.built(1, 'ark').uid);
    expect(t.tableau(1)).toHaveLength(7);
  });

  it.each([
    ['a draw', { tableau: ['resourceProbe'] as CardKey[] }, '0 use resourceProbe', { discard: 1, deck: 0 }],
    [
      'a reveal',
      { tableau: ['ministryOfMissionary'] as CardKey[] },
      '0 use ministryOfMissionary',
      { discard: 0, deck: 2 },
    ],
    [
      'a VP',
      { tableau: ['jointResourceAsteroidBelt'] as CardKey[] },
      '0 use jointResourceAsteroidBelt',
      { discard: 0, deck: 2 },
    ],
    ['a research', {}, '0 research', { discard: 0, deck: 2 }],
  ])('SI-GAM-05: %s from nothing exhausts the game', (_what, side, line, cards) => {
    const t = table({ players: [side, {}], ...cards });
    t.play(line);
    expect(t.s.exhausted).toBe(true);
  });

  it('SI-GAM-05: taking the last card exhausts nothing', () => {
    const t = table({ players: [{ tableau: ['resourceProbe'] }, {}], deck: 3 });
    t.play('0 use resourceProbe');
    expect([t.deck, t.s.exhausted]).toEqual([0, false]);
  });

  it('SI-GAM-06, SI-R-44: the turn is played to its end, then the game is over, extra turns or not', () => {
    const t = table({
      players: [{ hand: 7, tableau: [slipped('theocracy')] }, {}, {}],
      deck: 0,
      completedBy: 2,
      extraTurns: 2,
    });
    t.play('0 research', '0 end');
    expect(t.asked).toBe('0 turn.limit');
    t.move(0, game.moves(t.s, 0)[0]!);
    expect(t.asked).toBe('0 theocracy.youMay');
    t.play('0 decline');
    expect(t.s.outcome?.reason).toBe('exhaustion');
  });

  it('SI-GAM-07: who comes later in the order draws nothing; VPs become tokens', () => {
    const t = table({ players: [{}, { tableau: ['jointResourceAsteroidBelt'] }, {}], active: 1, deck: 2 });
    t.play('1 use jointResourceAsteroidBelt');
    expect(t.hands).toEqual([0, 1, 1]);
    expect(t.s.tokens).toEqual([0, 1, 0]);
  });

  it('SI-GAM-08: a complete tableau keeps its cards, but can be slipped, robbed of VPs and of hand cards', () => {
    const t = table({
      players: [
        { hand: ['ark'], vp: 2, tableau: [...SEVEN, 'militarism'] },
        { tableau: ['privateerFleet', 'galacticOrderkeeperForces'] },
      ],
      active: 1,
      completedBy: 0,
      extraTurns: 1,
    });
    const uid = t.built(0, 'planetProbe').uid;
    destroyTableauCard(t.s, 1, 0, uid);
    moveBetweenTableaus(t.s, 1, 0, 1, uid);
    returnToHand(t.s, 1, 0, uid);
    expect(t.tableau(0)).toHaveLength(8);
    t.play('1 use galacticOrderkeeperForces');
    t.anyOrder();
    expect(t.vps[0]).toBe(1);
    expect(t.asked).toMatch(/^0 (militarism|munitionsIndustry)\.youMay$/);
    while (t.waiting === 0) t.play('0 decline');
    t.play('1 use privateerFleet');
    expect(t.hands[0]).toBe(0);
  });

  it('SI-GAM-09: who is complete stays so with fewer cards', () => {
    const t = table({
      players: [{ tableau: [...SEVEN, 'militarism'] }, {}],
      active: 1,
      completedBy: 0,
      extraTurns: 1,
    });
    returnToHand(t.s, 0, 0, t.built(0, 'ark').uid);
    destroyTableauCard(t.s, 1, 0, t.built(0, 'militarism').uid);
    expect(t.tableau(0)).toHaveLength(7);
    t.quietTurn();
    expect(t.s.outcome?.reason).toBe('completion');
  });

  it('SI-GAM-10: exhausted stays exhausted, though cards that come later may still be drawn', () => {
    const t = table({
      players: [{ hand: 3, tableau: ['resourceTradingPlanet', 'resourceProbe'] }, {}],
      deck: 0,
      exhausted: true,
      discard: 1,
    });
    t.play('0 use resourceProbe');
    expect(t.hands[0]).toBe(5);
    t.play('0 use resourceTradingPlanet');
    expect(t.vps[0]).toBe(5);
    t.play('0 research', '0 end');
    expect(t.s.outcome?.reason).toBe('exhaustion');
  });

  it('SI-GAM-11, SI-R-45: the round limit counts whole rounds, is void once the end is triggered, and may be off', () => {
    const end = (more: object) => {
      const t = table({ players: [{}, {}], active: 1, window: 'after', ...more });
      t.play('1 end');
      return t.s.outcome?.reason ?? 'going on';
    };
    expect(end({ round: 30, roundLimit: 30 })).toBe('round-limit');
    expect(end({ round: 29, roundLimit: 30 })).toBe('going on');
    expect(end({ round: 30, roundLimit: 30, active: 1, completedBy: 0, extraTurns: 1 })).toBe('completion');
    expect(end({ round: 500, roundLimit: 0 })).toBe('going on');
    const middle = table({ players: [{}, {}], active: 0, window: 'after', round: 30, roundLimit: 30 });
    middle.play('0 end');
    expect(middle.s.outcome).toBeNull();
    expect(game.options.find(({ id }) => id === 'roundLimit')).toMatchObject({
      off: true,
      min: 30,
      max: 200,
      default: 60,
    });
  });
});

describe('scoring', () => {
  it('SI-SCO-01: build VPs, VP cards and tokens', () => {
    const t = table({
      players: [
        { tableau: ['munitionsIndustry', 'supergalacticImperium', 'privateerFleet'], vp: 2, tokens: 3 },
        {},
      ],
      exhausted: true,
    });
    expect(t.score(0)).toBe(5 + 6 + 2 + 2 + 3);
  });

  it('SI-SCO-02: hands, money and Ark stores score nothing, nor do the faces of VP cards', () => {
    const t = table({
      players: [
        {
          hand: ['colonizationPolicy'],
          vp: ['divineGalacticKingdom'],
          tableau: [{ card: 'ark', stash: ['theocracy'] }],
        },
        {},
      ],
      budget: 9,
    });
    expect(t.score(0)).toBe(3 + 1);
  });

  it('SI-SCO-03, SI-R-33: a card of two types counts for both, and a ? card counts itself', () => {
    const t = table({
      players: [
        { tableau: ['divineGalacticKingdom', 'galacticFederalRepublic', 'theocracy'] },
        { tableau: ['divineGalacticKingdom'].slice(1) as CardKey[] },
      ],
    });
    expect(t.score(0)).toBe(6 + 6 + 4);
  });

  it('SI-SCO-04: the highest score wins, ties share, and there is no tie-break', () => {
    const t = table({
      players: [{ tokens: 3, hand: 5 }, { tokens: 7 }, { tokens: 7, hand: 2 }, { tokens: 1 }],
      exhausted: true,
      window: 'after',
    });
    t.play('0 end');
    expect(t.s.outcome).toEqual({ places: [3, 1, 1, 4], scores: [3, 7, 7, 1], reason: 'exhaustion' });
  });

  it('SI-SCO-05: all cards are there to be shown when the game is over', () => {
    const t = table({ players: [{ vp: 2, hand: 2 }, { hand: 3 }], exhausted: true, window: 'after' });
    t.play('0 end');
    expect(t.s.hands.map((hand) => hand.length)).toEqual([2, 3]);
    takeVp(t.s, 0, 1, 'lost');
    expect(t.discard).toHaveLength(1);
  });
});
