import { games } from '@conclave/games';
import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { loadWords, percent, sayReasons } from './words.ts';

const words = {
  sayMove: () => '',
  features: {
    MERITS: {
      ships: 'your ships',
      shipsLate: 'your ships',
      sectors: 'your sectors',
      colonies: 'your colonies',
    },
    FAULTS: { lost: 'the battles that you would lose' },
    UNSAID: ['round'],
  },
};
const ships = { feature: 'ships', more: 2, by: 0.1 };
const lost = { feature: 'lost', more: -1, by: 0.08 };

describe('the words of advice', () => {
  it('are those of the game, or the key spelled out', () => {
    const lead = { feature: 'leadBestRival', more: -1, by: -0.1 };
    expect(sayReasons([ships], words)).toEqual({ merits: 'It adds to your ships.', faults: null });
    expect(sayReasons([lead], words)).toEqual({ merits: null, faults: 'It takes from lead best rival.' });
    expect(sayReasons([ships, { ...ships, feature: 'sectors' }, lost, lead], words)).toEqual({
      merits: 'It adds to your ships and your sectors.',
      faults: 'It takes from lead best rival.',
    });
    expect(percent(0.346)).toBe('35 %');
    expect([percent(0), percent(0.002)]).toEqual(['0 %', '< 1 %']);
  });

  it('say once what is counted twice, by what both add', () => {
    const late = { feature: 'shipsLate', more: 1, by: -0.03 };
    const colonies = { feature: 'colonies', more: 1, by: 0.09 };
    expect(sayReasons([ships, late], words)).toEqual({ merits: 'It adds to your ships.', faults: null });
    expect(sayReasons([ships, colonies, late], words).merits).toBe(
      'It adds to your colonies and your ships.',
    );
    expect(sayReasons([ships, { ...late, by: -0.2 }], words)).toEqual({ merits: null, faults: null });
  });

  it('say for a move that it lessens what is bad, and nothing that only goes with what is good', () => {
    expect(sayReasons([lost], words).merits).toBe('It takes from the battles that you would lose.');
    expect(sayReasons([{ ...lost, more: 1, by: -0.1 }], words).faults).toBe(
      'It adds to the battles that you would lose.',
    );
    expect(sayReasons([{ ...ships, by: -0.1 }], words)).toEqual({ merits: null, faults: null });
    expect(sayReasons([{ ...lost, more: 1 }], words)).toEqual({ merits: null, faults: null });
    expect(sayReasons([{ feature: 'round', more: 1, by: 0.2 }], words)).toEqual({
      merits: null,
      faults: null,
    });
  });

  it.each(Object.keys(games))('name of %s what a move can add to', async (id) => {
    const { MERITS, FAULTS } = (await loadWords(id)).features;
    for (const said of [...Object.values(MERITS), ...Object.values(FAULTS)])
      expect(said).not.toMatch(/^(that|how|whether|if) /);
  });

  it.each(Object.keys(games))('say the moves of %s', async (id) => {
    const game = await games[id]!.load();
    const { sayMove } = await loadWords(id);
    const s = game.setup(seedOf(2), 2);
    const seat = game.waiting(s)[0]!;
    for (const move of game.moves(s, seat)) expect(sayMove(s, move)).toMatch(/^[^a-z]/);
  });
});
