import { describe, expect, it } from 'vitest';
import { slotsOf, wordsOf } from './words.ts';

describe('words of a plain page', () => {
  it.each([
    ['firstPlayer', 'First player'],
    ['first-player', 'First player'],
    ['FIRST_PLAYER', 'First player'],
    ['round2', 'Round2'],
    ['draw', 'Draw'],
  ])('are made from the id %s: %s', (id, words) => {
    expect(wordsOf(id)).toBe(words);
  });

  it('have places for arguments: a kind, how it is called, or a list by seat', () => {
    expect(slotsOf('{seat} moves {piece} to {square:to}; {ship by seat}')).toEqual([
      { kind: 'seat', label: 'seat', bySeat: false },
      { kind: 'piece', label: 'piece', bySeat: false },
      { kind: 'square', label: 'to', bySeat: false },
      { kind: 'ship', label: 'ship', bySeat: true },
    ]);
    expect(slotsOf('Draw a ship')).toEqual([]);
  });
});
