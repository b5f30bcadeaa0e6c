import { games } from '@conclave/games';
import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { loadWords, percent, sayReasons } from './words.ts';

const words = { sayMove: () => '', features: { ships: 'your ships' } };

describe('the words of advice', () => {
  it('are those of the game, or the key spelled out', () => {
    const ships = { feature: 'ships', more: 2, by: 0.1 };
    const lead = { feature: 'leadBestRival', more: -1, by: -0.1 };
    expect(sayReasons([ships], words)).toBe('It adds to your ships.');
    expect(sayReasons([lead], words)).toBe('It takes from lead best rival.');
    expect(sayReasons([lead, ships, { ...ships, feature: 'sectors' }], words)).toBe(
      'It adds to your ships and sectors, and takes from lead best rival.',
    );
    expect(percent(0.346)).toBe('35 %');
    expect([percent(0), percent(0.002)]).toEqual(['0 %', '< 1 %']);
  });

  it.each(Object.keys(games))('name of %s what a move can add to', async (id) => {
    const { features } = await loadWords(id);
    for (const said of Object.values(features)) expect(said).not.toMatch(/^(that|how|whether|if) /);
  });

  it.each(Object.keys(games))('say the moves of %s', async (id) => {
    const game = await games[id]!.load();
    const { sayMove } = await loadWords(id);
    const s = game.setup(seedOf(2), 2);
    const seat = game.waiting(s)[0]!;
    for (const move of game.moves(s, seat)) expect(sayMove(s, move)).toMatch(/^[^a-z]/);
  });
});
