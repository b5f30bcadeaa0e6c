import { describe, expect, it } from 'vitest';
import type { CardKey } from '../../data/cards.ts';
import { destroyTableauCard, moveBetweenTableaus, returnToHand } from '../../rules/primitives.ts';
import { slipped, table } from '../table.ts';

/** Eight cards without anything to do at a turn's end. */
const EIGHT: readonly CardKey[] = [
  'corveeSystem',
  'constructionSponsor',
  'munitionsIndustry',
  'orbitalElevator',
  'holyLand',
  'ark',
  'privateerFleet',
  'planetProbe',
];

describe('golden tests: the end of a turn', () => {
  it('SI-G-28: Bubble Economy leaves before the count of built cards', () => {
    const t = table({
      players: [{ hand: 4, tableau: [...EIGHT.slice(0, 7), 'bubbleEconomy'] }, {}],
      window: 'after',
    });
    t.play('0 end');
    expect(t.tableau(0)).toHaveLength(7);
    expect(t.hands[0]).toBe(5);
    expect(t.s.completedBy).toBe(-1);
    expect(t.s.active).toBe(1);
  });

  it('SI-G-37: a slipped Theocracy unslips itself', () => {
    const t = table({ players: [{ tableau: [slipped('theocracy')] }, {}], window: 'after' });
    t.play('0 end');
    expect(t.asked).toBe('0 theocracy.youMay');
    t.play('0 unslip theocracy');
    expect(t.slipped(0)).toEqual([]);
  });

  it('SI-G-38: Intergalactic Trade Route counts all sales of the turn', () => {
    const t = table({
      players: [
        { hand: ['militarism', 'bubbleEconomy', 'projectArtemis', 'corveeSystem', 'orbitalElevator'] },
        { tableau: ['intergalacticTradeRoute'] },
      ],
      extraBuilds: 1,
    });
    t.play(
      '0 build militarism bubbleEconomy projectArtemis',
      '0 extra corveeSystem orbitalElevator',
      '0 end',
    );
    expect(t.asked).toBe('1 intergalacticTradeRoute.youMay');
    t.play('1 accept');
    expect(t.hands[1]).toBe(1);
    expect(t.slipped(1)).toEqual(['intergalacticTradeRoute']);
  });

  it('SI-G-39: Evangelicalism: a dual-typed Theocracy was sold', () => {
    const t = table({
      players: [{ hand: ['blackMarket', 'theocracy'] }, { tableau: ['evangelicalism'] }],
    });
    t.play('0 build blackMarket theocracy', '0 end');
    expect(t.asked).toBe('1 evangelicalism.youMay');
    t.play('1 accept');
    expect(t.hands[1]).toBe(2);
  });

  it('SI-G-41: a returned Colonization Policy lowers both the count and the number needed', () => {
    const begin = () =>
      table({
        players: [
          {
            hand: ['resourceProbe'],
            tableau: ['colonizationPolicy', 'colonizationPolicy', 'reconstructionBase', ...EIGHT.slice(0, 7)],
          },
          {},
        ],
        top: ['galaxyProbe', 'theocracy', 'militarism', 'ark'],
      });
    const without = begin();
    without.play('0 use reconstructionBase colonizationPolicy');
    without.quietTurn();
    expect(without.tableau(0)).toHaveLength(9);
    expect(without.s.completedBy).toBe(-1);
    const withOne = begin();
    withOne.play('0 use reconstructionBase colonizationPolicy', '0 extra resourceProbe');
    withOne.quietTurn();
    expect(withOne.tableau(0)).toHaveLength(10);
    expect(withOne.s.completedBy).toBe(0);
  });

  const completing = (more: { deck?: number } = {}) =>
    table({
      players: [
        { hand: 2 },
        { tableau: EIGHT },
        {
          hand: ['resourceProbe'],
          tableau: [
            'militarism',
            'galacticFederalRepublic',
            'orbitalElevator',
            'holyLand',
            'ark',
            'constructionSponsor',
            'munitionsIndustry',
          ],
        },
      ],
      active: 1,
      window: 'after',
      ...more,
    });

  it('SI-G-42: everybody else gets one more turn, and only the first is complete', () => {
    const t = completing();
    t.play('1 end');
    expect(t.s).toMatchObject({ completedBy: 1, extraTurns: 2, active: 2 });
    t.play('2 build resourceProbe', '2 end');
    expect(t.tableau(2)).toHaveLength(8);
    expect(t.s).toMatchObject({ completedBy: 1, extraTurns: 1, active: 0, outcome: null });
    t.quietTurn();
    expect(t.s.outcome?.reason).toBe('completion');
    expect(t.s.completedBy).toBe(1);
    expect(t.count('completed')).toBe(1);
  });

  it('SI-G-43: exhaustion in an extra turn ends the game before the last one', () => {
    const t = completing({ deck: 0 });
    t.play('1 end', '2 research', '2 end');
    expect(t.s.outcome?.reason).toBe('exhaustion');
  });

  it('SI-G-46: a score', () => {
    const t = table({
      players: [
        {
          tableau: ['divineGalacticKingdom', 'theocracy', 'ark', 'indulgentiaAgency', 'bubbleEconomy'],
          vp: 3,
          tokens: 1,
        },
        {},
      ],
    });
    // Four Religion cards, the Kingdom included: 12 + 4 + 3 + 4 + 0, and four VPs.
    expect(t.score(0)).toBe(27);
  });

  it('SI-G-47: the two players with 41 share the win', () => {
    const t = table({
      players: [{ tokens: 41 }, { tokens: 41 }, { tokens: 38 }],
      window: 'after',
      exhausted: true,
    });
    t.play('0 end');
    expect(t.s.outcome).toMatchObject({ places: [1, 1, 3], scores: [41, 41, 38] });
  });

  it('SI-G-48: Phase Transition Power Plant Base with Bubble Economy and two cards', () => {
    const t = table({
      players: [{ hand: 2, tableau: ['phaseTransitionPowerPlantBase', 'bubbleEconomy'] }, {}],
      window: 'after',
    });
    t.play('0 end');
    expect(t.asked).toBe('0 phaseTransitionPowerPlantBase.youMay');
    t.play('0 accept');
    expect(t.vps[0]).toBe(3);
    expect(t.tableau(0)).toContain('bubbleEconomy');
  });

  it('SI-G-49: Robotized Production without a build this turn', () => {
    for (const [had, left] of [
      [0, 0],
      [2, 1],
    ] as const) {
      const t = table({ players: [{ vp: had, tableau: ['robotizedProduction'] }, {}], window: 'after' });
      t.play('0 end');
      expect(t.vps[0]).toBe(left);
      expect(t.s.active).toBe(1);
    }
  });

  it("SI-G-50: nobody else's function moves a card of the complete player, the own ones do", () => {
    const t = table({
      players: [{ tableau: EIGHT }, { tableau: ['militarism'] }],
      active: 1,
      completedBy: 0,
      extraTurns: 1,
    });
    const uid = (key: CardKey) => t.built(0, key).uid;
    returnToHand(t.s, 1, 0, uid('ark'));
    destroyTableauCard(t.s, 1, 0, uid('ark'));
    moveBetweenTableaus(t.s, 1, 0, 1, uid('ark'));
    expect(t.tableau(0)).toEqual(EIGHT);
    expect(t.tableau(1)).toEqual(['militarism']);
    returnToHand(t.s, 0, 0, uid('ark'));
    destroyTableauCard(t.s, 0, 0, uid('holyLand'));
    moveBetweenTableaus(t.s, 0, 0, 1, uid('planetProbe'));
    expect(t.tableau(0)).toHaveLength(5);
    expect(t.hand(0)).toEqual(['ark']);
    expect(t.discard).toEqual(['holyLand']);
    expect(t.tableau(1)).toEqual(['militarism', 'planetProbe']);
    expect(t.s.completedBy).toBe(0);
  });

  it('SI-G-59: two Bubble Economies both return; nothing is discarded before the next own W5', () => {
    const t = table({
      players: [{ hand: 4, tableau: ['bubbleEconomy', 'bubbleEconomy'] }, { hand: 2 }],
      window: 'after',
    });
    t.play('0 end');
    expect(t.hands[0]).toBe(6);
    expect(t.tableau(0)).toEqual([]);
    t.quietTurn();
    expect(t.hands[0]).toBe(6);
    expect(t.s.active).toBe(0);
  });

  it('SI-G-68: the round limit ends a game that nobody has begun to end', () => {
    const begin = (more: object) =>
      table({
        players: [{ hand: 2 }, { hand: 2 }, { hand: 2 }],
        active: 2,
        window: 'after',
        round: 60,
        ...more,
      });
    const without = begin({});
    without.play('2 end');
    expect(without.s.outcome?.reason).toBe('round-limit');
    const withEnd = begin({ completedBy: 1, extraTurns: 2 });
    withEnd.play('2 end');
    expect(withEnd.s).toMatchObject({ outcome: null, active: 0, round: 61, extraTurns: 1 });
    withEnd.quietTurn();
    expect(withEnd.s.outcome?.reason).toBe('completion');
  });
});
