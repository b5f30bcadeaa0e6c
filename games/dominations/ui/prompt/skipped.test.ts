import { describe, expect, it } from 'vitest';
import { dominations as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { cellOf, tileOf } from '../../tests/notation.ts';
import { table } from '../../tests/table.ts';
import { isTakenBack, skippedText } from './skipped.ts';

const placing = (knowledge: Readonly<Record<string, number>> = {}) =>
  table({ players: { A: { hand: ['G01', 'T05'], knowledge }, B: {} }, turn: ['A', 'grow'] }).s;

/** What is said after a tile was placed, or after further moves. */
function saidAfter(before: State, seat = 0, more: readonly 'pass'[] = []): string | null {
  const s = game.clone(before);
  game.apply(s, seat, ['place', tileOf('T05'), cellOf('D(0,0)'), 0]);
  let last = before;
  for (const label of more) {
    last = game.clone(s);
    game.apply(s, seat, [label]);
  }
  return skippedText(last, s, seat);
}

describe('a phase in which nothing can be done', () => {
  it('is said to be skipped, the last one too (D-BUILD, D-DEVELOP)', () => {
    expect(saidAfter(placing())).toBe(
      'Build and Develop were skipped: there was nothing that you could have built, gained or turned.',
    );
  });

  it('is not where one is asked', () => {
    expect(saidAfter(placing({ TRA: 3, CRA: 3 }))).toBeNull();
    expect(saidAfter(placing({ TRA: 3, CRA: 3 }), 0, ['pass'])).toBeNull();
    expect(saidAfter(placing({ TRA: 3, CRA: 3 }), 0, ['pass', 'pass'])).toBeNull();
  });

  it('is not once the move that skipped it is taken back', () => {
    const before = placing({ REL: 3 });
    const s = game.clone(before);
    game.apply(s, 0, ['place', tileOf('T05'), cellOf('D(0,0)'), 0]);
    expect([isTakenBack(s, 0, before), isTakenBack(before, 0, before)]).toEqual([false, true]);
  });

  it('is no matter of other turns', () => {
    const s = placing();
    expect(skippedText(s, s, 1)).toBeNull();
  });
});
