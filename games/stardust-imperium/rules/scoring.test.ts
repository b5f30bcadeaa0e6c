import { seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { worth } from '../bot/index.ts';
import { KIND, uidsOf } from '../data/cards.ts';
import { stardustImperium as game } from '../index.ts';
import { slipped, table } from '../tests/table.ts';
import { bestMove } from '../tests/worth.ts';
import { shortfall } from './raising.ts';
import { buildPoints, builtCount, score } from './scoring.ts';
import type { Move } from './types.ts';

describe('a card that is declared and not paid for', () => {
  const declared = () => {
    const t = table({
      players: [
        {
          hand: ['theocracy', 'corveeSystem'],
          tableau: [slipped('divineGalacticKingdom'), 'indulgentiaAgency'],
        },
        {},
      ],
      top: ['blackMarket'],
    });
    const before = score(t.s, 0).total;
    const worthBefore = worth(t.s, 0);
    t.play('0 declare theocracy');
    return { t, before, worthBefore };
  };

  it('counts in no score, nor for the cards that count its type (section 12, SI-BLD-08)', () => {
    const { t, before } = declared();
    expect(before).toBe(2 * 3 + 4);
    expect(score(t.s, 0).total).toBe(before);
    expect(builtCount(t.s, 0)).toBe(2);
    expect(score(t.s, 0).cards.map(({ points }) => points)).toEqual([6, 4]);
  });

  it('counts once it is paid for, itself and for the others', () => {
    const { t, before } = declared();
    t.s.budget = 8;
    t.play('0 pay');
    expect(score(t.s, 0).total).toBe(before + 4 + 3);
    expect(builtCount(t.s, 0)).toBe(3);
  });

  it('says of itself what it will be worth', () => {
    const t = table({
      players: [
        { hand: ['divineGalacticKingdom', 'freeTradeCenter', 'colonyPlanet'], tableau: ['ark', 'holyLand'] },
        {},
      ],
      budget: 6,
    });
    t.s.tableaus[0]!.push({ uid: uidsOf(KIND.indulgentiaAgency)[0]!, slipped: false, stash: [], named: 0 });
    const kingdom = uidsOf(KIND.divineGalacticKingdom)[0]!;
    t.play('0 declare divineGalacticKingdom');
    expect(buildPoints(t.s, 0, kingdom)).toBe(3 * 4);
    expect(score(t.s, 0).total).toBe(3 + 4 + 4);
  });

  it('makes a position worth no more where no sale covers it', () => {
    const { t, worthBefore } = declared();
    expect(worth(t.s, 0)).toBeLessThanOrEqual(worthBefore);
  });
});

it('who follows the worth of positions never declares what no sale covers, and gives no build up', () => {
  let offered = 0;
  for (let n = 0; n < 20; n++) {
    const s = game.setup(seedOf(n), 2 + (n % 3));
    const rng = seeded(seedOf(900 + n));
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      const isShort = ([label, uid]: Move) =>
        label.startsWith('declare') && shortfall(s, seat, uid as number) !== null;
      if (game.moves(s, seat).some(isShort)) offered++;
      const move = bestMove(s, seat, rng);
      expect(isShort(move)).toBe(false);
      expect(game.apply(s, seat, move).some(([name]) => name === 'buildCancelled')).toBe(false);
    }
  }
  expect(offered).toBeGreaterThan(50);
});
