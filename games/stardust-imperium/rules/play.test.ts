import { sayOfKernel } from '@conclave/frame/kernel-refusals.ts';
import { type Move as AnyMove, below, playout, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { KIND, uidsOf } from '../data/cards.ts';
import { NEWEST } from '../data/tables.ts';
import { stardustImperium as game } from '../index.ts';
import { sayRefusal } from '../words/refusals.ts';
import { AT_ONCE, saleMasks } from './selling.ts';
import type { Move, State } from './types.ts';

describe('setup', () => {
  it.each([
    [2, 67],
    [3, 59],
    [4, 50],
  ])('SI-G-01: %i players leave a deck of %i', (seats, deck) => {
    for (let n = 0; n < 20; n++) {
      const s = game.setup(seedOf(n), seats);
      expect(s.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(5));
      expect(s.piles.map((_, turn) => s.piles[(s.first + turn) % seats]!.length)).toEqual(
        [1, 2, 3, 4].slice(0, seats),
      );
      expect(s.deck).toHaveLength(deck);
      expect(s).toMatchObject({ active: s.first, round: 1, discard: [], budget: 0, roundLimit: 60 });
    }
  });

  it('lets the first seat begin if that was chosen', () => {
    for (let n = 0; n < 9; n++) expect(game.setup(seedOf(n), 4, { firstPlayer: 'seat1' }).first).toBe(0);
  });
});

describe('random play', () => {
  it('keeps every invariant, and each game ends', () => {
    for (let n = 0; n < 150; n++) {
      const s = game.setup(seedOf(n), 2 + (n % 3));
      const rng = seeded(seedOf(1000 + n));
      for (let moves = 0; s.outcome === null; moves++) {
        playout(game, s, rng, 1);
        expect(game.broken(s)).toBeNull();
        expect(moves).toBeLessThan(5000);
      }
    }
  });

  it('has a sentence and a rule for every refusal', () => {
    const words: AnyMove[] = [];
    const codes = new Set<string>();
    for (let n = 0; n < 25; n++) {
      const s = game.setup(seedOf(n), 2 + (n % 3));
      const rng = seeded(seedOf(2000 + n));
      playout(game, s, rng, Number.POSITIVE_INFINITY, (_seat, move) => {
        words.push(move);
        const seat = game.waiting(s)[0]!;
        const other = words[below(rng, words.length)]!;
        const changed = other.map((part, i) =>
          i > 0 && below(rng, 3) === 0 ? below(rng, 80) : part,
        ) as unknown as AnyMove;
        for (const tried of [other, changed]) {
          const refusal = game.whyNot(s, seat, tried);
          if (refusal === null) continue;
          codes.add(refusal.code);
          expect(refusal.code).not.toBe('not-offered');
          const own = sayRefusal(refusal);
          if (own !== null) expect(refusal.rule).toMatch(/^SI-/);
          const sentence = own ?? sayOfKernel(refusal, ['Ada', 'Bao', 'Cleo', 'Dov']);
          expect(sentence).toMatch(/^\S.*\.$/);
          expect(sentence).not.toMatch(/undefined|null|NaN/);
        }
      });
    }
    expect(codes.size).toBeGreaterThan(15);
  });
});

describe('a sale from a big hand', () => {
  const begin = (): State => {
    const s = game.setup(seedOf(5), 2, { firstPlayer: 'seat1' });
    const everything = [...s.hands[0]!, ...s.deck, ...s.hands[1]!, ...s.piles.flat()].sort((a, b) => a - b);
    s.hands[1] = [];
    s.piles = [[], []];
    const kingdom = uidsOf(KIND.divineGalacticKingdom)[0]!;
    const held = new Set([kingdom, ...everything.filter((uid) => uid !== kingdom).slice(0, AT_ONCE + 1)]);
    s.hands[0] = everything.filter((uid) => held.has(uid));
    s.deck = everything.filter((uid) => !held.has(uid));
    return s;
  };
  const kingdom = uidsOf(KIND.divineGalacticKingdom)[0]!;

  it('is put together card by card, and every way leads to a minimal set (SI-SEL-03, SI-SEL-04)', () => {
    const start = begin();
    expect(game.moves(start, 0)).toContainEqual(['declare', kingdom]);
    expect(game.moves(start, 0).some((move) => move[0] === 'build' && move[1] === kingdom)).toBe(false);
    game.apply(start, 0, ['declare', kingdom]);
    const sets = new Set<string>();
    const walk = (s: State): void => {
      if (s.payment === null) {
        sets.add([...s.sold].sort((a, b) => a - b).join());
        return;
      }
      const moves = game.moves(s, 0);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves as Move[]) {
        if (move[0] !== 'sell') continue;
        const after = game.clone(s);
        game.apply(after, 0, move);
        walk(after);
      }
    };
    walk(start);
    const others = begin().hands[0]!.filter((uid) => uid !== kingdom);
    const legal = saleMasks(NEWEST, others, -1, 0, 15).map((mask) =>
      others.filter((_, i) => mask & (1 << i)).join(),
    );
    expect([...sets].sort()).toEqual(legal.sort());
  });
});
