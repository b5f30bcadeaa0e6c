import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { checkGame } from '../../games/checks/contract.ts';
import { sayRefusal, sentries } from './sentries.ts';
import { BOX, MOST_MOVES, type Sentries, type SentriesMove } from './types.ts';

/** A position by its letters: row by row from above, `k` and `s` seat 0's, `K` and `S` seat 1's; all others are captured. */
function board(rows: string, active = 0): Sentries {
  const s = sentries.setup(seedOf(1), 2);
  s.squares.fill(BOX);
  s.active = active;
  const free: Record<string, number[]> = { k: [2], s: [0, 1, 3, 4], K: [7], S: [5, 6, 8, 9] };
  for (const [square, letter] of [...rows.replace(/\s/g, '')].entries()) {
    const piece = free[letter]?.shift();
    if (piece !== undefined) s.squares[piece] = square;
  }
  return s;
}

const targets = (s: Sentries, piece: number) =>
  sentries.moves(s, s.active).flatMap(([, moved, to]) => (moved === piece ? [to] : []));
const whyNot = (s: Sentries, move: SentriesMove) => sentries.whyNot(s, s.active, move)?.code;

describe('Sentries', () => {
  it('keeps the contract of a game', () => {
    for (let number = 0; number < 60; number++) checkGame(sentries, number, { depth: 'light' });
    for (let number = 60; number < 64; number++) checkGame(sentries, number, { depth: 'full' });
  });

  it('SN-1: begins with five pieces in each home row, the keeper in the middle', () => {
    const { squares } = sentries.setup(seedOf(2), 2);
    expect(squares).toEqual([20, 21, 22, 23, 24, 0, 1, 2, 3, 4]);
  });

  it('SN-2: a sentry goes forward, straight or diagonally, a keeper anywhere beside it', () => {
    const s = board('..K.. ..... .s... ...k. .....');
    expect(targets(s, 0)).toEqual([5, 6, 7]);
    expect(targets(s, 2)).toEqual([12, 13, 14, 17, 19, 22, 23, 24]);
    expect(whyNot(s, ['move', 0, 16])).toBe('too-far');
  });

  it('SN-3: a piece captures another seat’s and never its own', () => {
    const s = board('..K.. .S... s.... k.... .....');
    expect(whyNot(s, ['move', 2, 10])).toBe('own-piece');
    sentries.apply(s, 0, ['move', 0, 6]);
    expect(s.squares[5]).toBe(BOX);
    expect(s.outcome).toBeNull();
  });

  it('SN-4: who captures the keeper wins', () => {
    const s = board('..... ..K.. .s... ....k .....');
    sentries.apply(s, 0, ['move', 0, 7]);
    expect(s.outcome).toEqual({ places: [1, 2], scores: [2, 0], reason: 'caught' });
  });

  it('SN-4: who brings the keeper to the far row wins', () => {
    const s = board('..... k.K.. ..... ..... .....');
    sentries.apply(s, 0, ['move', 2, 0]);
    expect(s.outcome).toEqual({ places: [1, 2], scores: [1, 1], reason: 'across' });
  });

  it('SN-5: after sixty moves more pieces win', () => {
    const s = board('..... ..K.. ..... .sk.. .....');
    s.made = MOST_MOVES - 1;
    sentries.apply(s, 0, ['move', 2, 18]);
    expect(s.outcome).toEqual({ places: [1, 2], scores: [2, 1], reason: 'long' });
  });

  it('says why a move is not offered', () => {
    const s = board('..K.. ..... .s... ...k. .....');
    for (const move of [
      ['move', 7, 6],
      ['move', 1, 6],
      ['move', 0, 24],
    ] as SentriesMove[])
      expect(sayRefusal(sentries.whyNot(s, 0, move)!)).toMatch(/\.$/);
  });
});
