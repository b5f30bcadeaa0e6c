import { pick, playout, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { table } from '../table.ts';

const four = { A: {}, B: {}, C: {}, D: {} };

/** All cards of the game wherever they lie. */
const allCards = ({ hands, leftovers, discards, unused }: State) =>
  [...hands, leftovers, discards, ...unused].flat().sort((a, b) => a - b);

describe('ages and rounds', () => {
  it.each([2, 3, 4, 5, 6])('AX-AGE-01: with %i players three ages of five rounds', (seats) => {
    const s = game.setup(seedOf(seats), seats, { setupMode: 'draft' });
    const rng = seeded(seedOf(100 + seats));
    const rounds: string[] = [];
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      for (const event of game.apply(s, seat, pick(rng, game.moves(s, seat))))
        if (event[0] === 'roundStarted') rounds.push(`${event[1]}.${event[2]}`);
    }
    expect(rounds).toEqual([1, 2, 3].flatMap((age) => [1, 2, 3, 4, 5].map((round) => `${age}.${round}`)));
  });

  it.each([
    [2, 'off', 6],
    [2, 'on', 10],
    [3, 'on', 6],
    [5, 'on', 6],
    [6, 'on', 5],
  ])(
    'AX-AGE-02: %i players, duel mode %s: %i cards each, all cards shuffled anew in each age',
    (n, duelMode, size) => {
      const s = game.setup(seedOf(n), n, { setupMode: 'random', duelMode });
      const rng = seeded(seedOf(7));
      for (const age of [1, 2, 3]) {
        expect(s.age).toBe(age);
        expect(s.hands.map((hand) => hand.length)).toEqual(Array(n).fill(size));
        expect(new Set(allCards(s)).size).toBe(n < 4 ? 20 : 30);
        expect(allCards(s)).toHaveLength(n < 4 ? 20 : 30);
        expect([s.discards, s.unused.flat()]).toEqual([[], []]);
        while (s.age === age && s.outcome === null) playout(game, s, rng, 1);
      }
    },
  );

  it('AX-AGE-03: undealt cards lie face up and are out for the age', () => {
    const t = table({ players: four });
    const { leftovers } = t.s;
    expect(leftovers).toHaveLength(6);
    for (const viewer of ['A', 'table']) expect(t.view(viewer).leftovers).toEqual(leftovers);
    for (let round = 1; round < 5; round++) t.choose().passOn();
    expect(t.s.round).toBe(5);
    expect(t.s.leftovers).toEqual(leftovers);
  });

  it('AX-AGE-04: played cards are discarded at the end of the round', () => {
    const t = table({ players: { A: {}, B: {}, C: {} } });
    t.choose('A expansion 30', 'B expansion 29', 'C expansion 24').passOn();
    expect([...t.s.discards].sort((a, b) => a - b)).toEqual([24, 29, 30]);
    expect(t.s.choices).toEqual([null, null, null]);
    for (const viewer of ['A', 'table']) expect(t.view(viewer).discards).toEqual(t.s.discards);
  });

  it.each([
    [1, 1],
    [2, -1],
    [3, 1],
  ])(
    'AX-AGE-05: in age %i whole hands go %i seat on, all at once, after each of the rounds 1 to 4',
    (age, step) => {
      const t = table({ players: four, age });
      for (let round = 1; round <= 4; round++) {
        t.choose();
        const kept = t.s.hands.map((hand) => [...hand]);
        t.passOn();
        expect(t.s.hands).toEqual([0, 1, 2, 3].map((seat) => kept[(seat - step + 4) % 4]));
      }
    },
  );

  it('AX-AGE-06: after round 5 nothing is passed; what is left is put away until the next shuffle', () => {
    const t = table({ players: four, age: 3, round: 5 });
    t.choose();
    const kept = t.s.hands.map((hand) => [...hand]);
    t.passOn();
    expect([t.s.hands, t.s.unused]).toEqual([[[], [], [], []], kept]);
    expect(t.happened('received')).toEqual([]);
    const next = table({ players: four, age: 1, round: 5 });
    next.choose().passOn();
    expect(next.s).toMatchObject({ age: 2, round: 1, unused: [[], [], [], []] });
  });

  it.each([
    [{ A: {}, B: {} }, false, [6, 5, 4, 3, 2]],
    [{ A: {}, B: {} }, true, [10, 8, 6, 4, 2]],
    [four, false, [6, 5, 4, 3, 2]],
    [{ ...four, E: {}, F: {} }, false, [5, 4, 3, 2, 1]],
  ])('AX-AGE-07: hand sizes in the five rounds, %j, duel %s', (players, duel, sizes) => {
    const t = table({ players, duel });
    for (const size of sizes) {
      expect(t.s.hands.map((hand) => hand.length)).toEqual(t.s.hands.map(() => size));
      t.choose().passOn();
    }
    expect(t.s).toMatchObject({ age: 2, round: 1 });
  });

  it('AX-AGE-08: only the cards begin anew with an age', () => {
    const t = table({
      players: { A: { influence: 2, points: 4 }, B: { production: 1 } },
      sectors: { X: 'A 3s+1c', Y: 'B 2s' },
      exploration: true,
      round: 5,
    });
    const { levels, ships, colonies, tiles, faceUp } = structuredClone(t.s);
    t.choose().passOn();
    expect(t.s.age).toBe(2);
    expect(t.s).toMatchObject({ levels, ships, colonies, tiles, faceUp });
    expect(t.points).toEqual({ A: 4 + 2, B: 2 });
  });
});
