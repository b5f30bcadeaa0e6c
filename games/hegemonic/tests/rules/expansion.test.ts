import { describe, expect, it } from 'vitest';
import type { TechnologyKey } from '../../data/technologies.ts';
import { hegemonic as game } from '../../index.ts';
import type { Given } from '../position.ts';
import { asks, finishRound, fromDeck, initialsFrom, playUntil } from '../rounds.ts';
import { type Table, table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };

/** Blue, the Arbiter, before its expansion turn: the Collection that follows a round in which nobody did anything. */
function expanding(given: Given): Table {
  const t = table(given);
  finishRound(t);
  expect(t.asked).toBe('0 expansionTurn.placeTile');
  return t;
}

/** Puts cards of the draw pile on the discard pile, the last one on top. */
function discarded(t: Table, ...keys: readonly TechnologyKey[]): number[] {
  const cards = keys.map((key) => fromDeck(t, key));
  t.s.discards[0]!.push(...cards);
  return cards;
}

describe('the Collection', () => {
  it('HG-COL-01: brings everybody the sum of the three incomes', () => {
    const t = expanding({
      players: {
        Blue: { caps: 1, built: [3, 4, 8] },
        Red: { built: [5, 0, 2] },
        Green: { built: [1, 1, 1] },
        Yellow: {},
      },
    });
    // 4 + 5 + 7; 6 + 0 + 3; 2 + 2 + 2; nothing at all.
    expect(t.s.caps).toEqual([1 + 16, 9, 6, 0]);
    expect(t.events.filter(([name]) => name === 'collected')).toEqual([
      ['collected', 0, [4, 5, 7]],
      ['collected', 1, [6, 0, 3]],
      ['collected', 2, [2, 2, 2]],
      ['collected', 3, [0, 0, 0]],
    ]);
  });

  it('HG-COL-02: advances each leader by one, up to 3', () => {
    // Leaders that have nothing to do in a round without conflicts, cards and Fleets.
    const t = table({
      players: {
        Blue: { caps: 1, leader: [1, 0] },
        Red: { leader: [9, 1] },
        Green: { leader: [10, 2] },
        Yellow: { leader: [6, 3] },
      },
    });
    finishRound(t);
    expect(t.s.positions).toEqual([1, 2, 3, 3]);
    expect(t.events.filter(([name]) => name === 'leaderAdvanced')).toEqual([
      ['leaderAdvanced', 0, 1],
      ['leaderAdvanced', 1, 2],
      ['leaderAdvanced', 2, 3],
    ]);
  });

  it('HG-COL-02: knows no leaders where none are used', () => {
    const t = expanding({ players: { Blue: { caps: 1 }, ...others } });
    expect(t.events.filter(([name]) => name === 'leaderAdvanced')).toEqual([]);
  });
});

describe('an expansion turn', () => {
  const given = (more: Partial<Given> = {}): Given => ({
    players: {
      Blue: {
        caps: 4,
        built: [1, 1, 1],
        home: [3, -3],
        hand: ['massTranslationRelay', 'nanoAccelerants'],
        advanced: ['predictiveAlgorithms'],
      },
      ...others,
    },
    sectors: { '-3,0': { tile: 0 } },
    pool: [5, 6],
    stack: 3,
    ...more,
  });

  it('HG-EXP-01: begins with a tile of the stack that joins the pool, for each player in turn', () => {
    const t = expanding(given());
    const top = t.events.findLast(([name]) => name === 'tilesFlipped')![1] as number[];
    expect(top).toHaveLength(1);
    expect([t.s.pool, t.s.stack.length]).toEqual([[5, 6, ...top], 2]);
    t.play('B place 5 0,1', 'B drawDeck', 'B discard nanoAccelerants');
    expect(t.asked).toBe('1 expansionTurn.placeTile');
    expect([t.s.pool.length, t.s.stack.length]).toEqual([3, 1]);
  });

  it('HG-EXP-01: flips nothing when the stack is empty', () => {
    const t = expanding(given({ stack: 1 }));
    expect([t.s.pool.length, t.s.stack.length]).toEqual([3, 0]);
    t.play('B place 5 0,1', 'B drawDeck', 'B discard nanoAccelerants');
    expect(t.asked).toBe('1 expansionTurn.placeTile');
    expect([t.s.pool.length, t.s.stack.length]).toEqual([2, 0]);
  });

  it('HG-EXP-02: places any tile of the pool on any empty hex, near to anything or not', () => {
    const t = expanding(given());
    // 36 sectors, one home and one tile.
    expect(t.offers('B', 'place')).toHaveLength(3 * 34);
    expect(t.whyNot('B place 7 0,1')).toMatchObject({ code: 'no-such-tile', rule: 'HG-EXP-02' });
    expect(t.whyNot('B place 5 36')).toMatchObject({ code: 'no-such-sector', rule: 'HG-GEO-01' });
    expect(t.whyNot('B drawDeck')?.code).toBe('place-tile-first');
    t.play('B place 6 0,3');
    expect(t.s.tiles[t.at('0,3')]).toBe(6);
    expect(t.s.pool).not.toContain(6);
    expect(t.asked).toBe('0 expansionTurn.draw');
  });

  it('HG-EXP-02: places nothing without a tile in the pool', () => {
    const t = table(given({ pool: [], stack: 1 }));
    finishRound(t);
    // Blue flips the last tile and places it; Red finds none.
    const asked = playUntil(t, (table) => table.asked.startsWith('1'));
    expect(asked).toContain('0 expansionTurn.placeTile');
    expect(t.asked).toBe('1 expansionTurn.draw');
  });

  it('HG-EXP-03: takes a hex for empty that holds neither a tile nor a home', () => {
    const t = expanding(given());
    expect(t.whyNot('B place 5 -3,0')).toMatchObject({ code: 'not-empty', rule: 'HG-EXP-03' });
    expect(t.whyNot('B place 5 3,-3')).toMatchObject({ code: 'not-empty', rule: 'HG-EXP-03' });
    t.play('B place 5 0,1', 'B drawDeck', 'B discard nanoAccelerants');
    expect(t.whyNot('R place 6 0,1')?.code).toBe('not-empty');
  });

  const drawing = (...keys: readonly TechnologyKey[]) => {
    const t = expanding(given());
    const cards = discarded(t, ...keys);
    t.play('B place 5 0,1');
    return { t, cards };
  };
  const draws = (t: Table) => ['draw', 'takeBack'].flatMap((label) => t.offers('B', label));

  it('HG-EXP-04: draws from the draw pile, the top of the discards, or an own Advanced Technology', () => {
    const { t, cards } = drawing('polymorphicMatter', 'sentientPropaganda');
    expect(draws(t)).toEqual(['drawDeck', 'drawDiscard 0', `takeBack ${t.s.advanced[0]![0]}`]);
    expect(t.whyNot('B drawDiscard 1')?.code).toBe('no-such-pile');
    t.play('B drawDiscard 0');
    expect(t.s.hands[0]).toContain(cards[1]);
    expect(t.s.discards[0]).toEqual([cards[0]]);
  });

  it('HG-EXP-04: takes an Advanced Technology back without refund, and only an own one in play', () => {
    const { t } = drawing();
    expect(t.whyNot('B drawDiscard 0')).toMatchObject({ code: 'empty-pile', rule: 'HG-EXP-04' });
    expect(t.whyNot('B takeBack nanoAccelerants')).toMatchObject({ code: 'not-advanced', rule: 'HG-EXP-04' });
    expect(t.whyNot('B pass')?.code).toBe('draw-first');
    const caps = t.caps('B');
    t.play('B takeBack predictiveAlgorithms');
    expect(t.s.advanced[0]).toEqual([]);
    expect(t.hand('B')).toContain('predictiveAlgorithms');
    expect(t.caps('B')).toBe(caps);
  });

  it('HG-EXP-05: then discards a card face up, the one just drawn as well', () => {
    const { t } = drawing();
    t.play('B drawDeck');
    expect(t.asked).toBe('0 useCard.use');
    const drawn = t.last('drew')[2][0]!;
    expect(t.offers('B', 'discard')).toHaveLength(3);
    expect(t.whyNot('B endTurn')?.code).toBe('discard-or-advance-first');
    expect(t.whyNot(`B discard ${t.s.advanced[0]![0]}`)?.code).toBe('not-in-hand');
    t.play(`B discard ${drawn}`);
    expect(t.s.discards[0]).toEqual([drawn]);
    expect(game.view(t.s, 1).discards).toEqual([[drawn]]);
    expect(t.asked).toBe('1 expansionTurn.placeTile');
  });

  it('HG-EXP-05: or advances one for its price, the one just drawn as well', () => {
    const { t } = drawing();
    // 4 CAPs and an income of 6.
    t.play('B takeBack predictiveAlgorithms', 'B advance predictiveAlgorithms');
    expect(t.s.caps[0]).toBe(10 - 2);
    expect(t.s.advanced[0]).toHaveLength(1);
    expect(t.hand('B')).toEqual(['massTranslationRelay', 'nanoAccelerants']);
    const other = drawing();
    other.t.play('B drawDeck');
    expect(other.t.whyNot('B advance nanoAccelerants')?.code).toBe('tier-too-low');
    other.t.play('B advance massTranslationRelay');
    expect(other.t.s.advanced[0]).toHaveLength(2);
    expect(other.t.s.hands[0]).toHaveLength(2);
  });

  it('HG-EXP-06: shuffles the discards when a card must come from an empty draw pile, not earlier', () => {
    const { t, cards } = drawing('polymorphicMatter', 'sentientPropaganda', 'braneManipulation');
    t.s.deck = [];
    expect(draws(t).slice(0, 2)).toEqual(['drawDeck', 'drawDiscard 0']);
    expect(t.s.discards[0]).toEqual(cards);
    const top = table({ ...t.given });
    top.s = game.clone(t.s);
    top.play('B drawDiscard 0');
    expect(top.s.hands[0]).toContain(cards[2]);
    expect([top.s.deck, top.s.discards[0]]).toEqual([[], cards.slice(0, 2)]);
    t.play('B drawDeck');
    expect(t.s.discards[0]).toEqual([]);
    const drawn = t.last('drew')[2][0]!;
    expect([drawn, ...t.s.deck].toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
    expect(t.events.filter(([name]) => name === 'reshuffled')).toEqual([['reshuffled', 3]]);
  });

  it('HG-EXP-06: has no draw pile to draw from when the discards are empty too', () => {
    const { t } = drawing();
    t.s.deck = [];
    expect(draws(t)).toEqual([`takeBack ${t.s.advanced[0]![0]}`]);
    expect(t.whyNot('B drawDeck')).toMatchObject({ code: 'nothing-to-draw', rule: 'HG-EXP-06' });
  });

  it('HG-EXP-06: goes on without a draw when there is no source at all', () => {
    const t = expanding({ ...given(), players: { Blue: { caps: 1, hand: ['nanoAccelerants'] }, ...others } });
    t.s.deck = [];
    t.play('B place 5 0,1');
    expect(t.asked).toBe('1 expansionTurn.placeTile');
    expect(t.hand('B')).toEqual(['nanoAccelerants']);
  });

  it('HG-EXP-01 to HG-EXP-05 are all taken by one player before the next one begins', () => {
    const t = expanding(given());
    const asked = playUntil(t, asks('actionPhase.choose'));
    expect(
      initialsFrom(t, 0).flatMap((_, seat) => asked.filter((text) => text.startsWith(`${seat} `))),
    ).toEqual(asked);
    for (const step of ['expansionTurn.placeTile', 'expansionTurn.draw', 'useCard.use'])
      expect(asked.filter((text) => text.endsWith(step))).toEqual(
        [0, 1, 2, 3].map((seat) => `${seat} ${step}`),
      );
  });
});
