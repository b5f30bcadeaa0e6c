import { playout, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { checkGame } from '../../games/checks/contract.ts';
import { claims } from './claims.ts';
import type { Claims, ClaimsMove } from './types.ts';
import { WORLDS } from './worlds.ts';

const worldNamed = (name: string) => WORLDS.findIndex((world) => world.name === name);

/** Two seats with given ships and a row that begins with Dusk and Lumen; seat 0 owns Alba, which has a beacon. */
function table(hands: number[][]): Claims {
  const s = claims.setup(seedOf(1), hands.length);
  const row = ['Dusk', 'Lumen', 'Iris'].map(worldNamed);
  return { ...s, hands, worlds: row, claimed: [[worldNamed('Alba')], ...hands.slice(1).map(() => [])] };
}

/** Plays `seat move` texts; moves that are not offered fail. */
function play(s: Claims, ...moves: [seat: number, move: ClaimsMove][]): void {
  for (const [seat, move] of moves) {
    expect(claims.moves(s, seat)).toContainEqual(move);
    claims.apply(s, seat, move);
  }
}

describe('Claims', () => {
  it('keeps the contract of a game', () => {
    for (let number = 0; number < 60; number++) checkGame(claims, number, { depth: 'light' });
    for (let number = 60; number < 66; number++) checkGame(claims, number, { depth: 'full' });
  });

  it('CL-1: deals five ships to each seat', () => {
    const s = claims.setup(seedOf(3), 4);
    expect(s.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(s.ships).toHaveLength(4);
  });

  it('CL-2, CL-3: the strongest ship chooses one of the first two worlds', () => {
    const s = table([[3], [20, 1]]);
    play(s, [0, ['commit', 3]], [1, ['commit', 20]]);
    expect(claims.waiting(s)).toEqual([1]);
    expect(claims.moves(s, 1)).toEqual([
      ['claim', worldNamed('Dusk')],
      ['claim', worldNamed('Lumen')],
    ]);
  });

  it('CL-4: a beacon lets its owner draw when another seat has claimed', () => {
    const s = table([[3], [20, 1]]);
    const next = s.ships.at(-1)!;
    play(s, [0, ['commit', 3]], [1, ['commit', 20]], [1, ['claim', worldNamed('Lumen')]], [0, ['draw']]);
    expect(s.hands[0]).toEqual([next]);
  });

  it('CL-5: the game ends without ships, and most points win', () => {
    const s = table([[3], [20]]);
    play(s, [0, ['commit', 3]], [1, ['commit', 20]], [1, ['claim', worldNamed('Lumen')]], [0, ['decline']]);
    expect(s.outcome).toEqual({ places: [2, 1], scores: [1, 8], reason: 'ships' });
  });

  it('says why a move is not offered', () => {
    const s = table([[3], [20]]);
    expect(claims.whyNot(s, 0, ['commit', 20])).toMatchObject({ code: 'not-in-hand', rule: 'CL-2' });
    play(s, [0, ['commit', 3]], [1, ['commit', 20]]);
    expect(claims.whyNot(s, 1, ['claim', worldNamed('Iris')])).toMatchObject({
      code: 'out-of-reach',
      rule: 'CL-3',
    });
  });

  it.each([2, 3, 4])('is played to the end by %i seats', (seats) => {
    for (let n = 0; n < 100; n++) {
      const s = claims.setup(seedOf(n), seats);
      playout(claims, s, seeded(seedOf(-n)));
      expect(s.outcome?.scores).toHaveLength(seats);
    }
  });
});
