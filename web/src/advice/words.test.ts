import { games } from '@conclave/games';
import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { loadWords, percent, sayReason, withNames } from './words.ts';

const words = { sayMove: () => '', features: { ships: 'your ships' } };

describe('the words of advice', () => {
  it('are those of the game, or the key spelled out', () => {
    expect(sayReason({ feature: 'ships', more: 2, by: 0.1 }, words)).toBe('your ships (more)');
    expect(sayReason({ feature: 'leadBestRival', more: -1, by: -0.1 }, words)).toBe('lead best rival (less)');
    expect(percent(0.346)).toBe('35 %');
    expect([percent(0), percent(0.002)]).toEqual(['0 %', '< 1 %']);
  });

  it('name seats as people do', () => {
    const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'human' as const, away: false }));
    expect(withNames('Attack F7 (seat 2’s Phyton), losing seat 3', seats)).toBe(
      'Attack F7 (Bo’s Phyton), losing seat 3',
    );
  });

  it.each(Object.keys(games))('say the moves of %s', async (id) => {
    const game = await games[id]!.load();
    const { sayMove } = await loadWords(id);
    const s = game.setup(seedOf(2), 2);
    const seat = game.waiting(s)[0]!;
    for (const move of game.moves(s, seat)) expect(sayMove(s, move)).toMatch(/^[^a-z]/);
  });
});
