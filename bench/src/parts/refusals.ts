import { answersAtWrongMoments, vagueShare } from '@conclave/games/checks/refusal-checks.ts';
import type { Part } from '../figures.ts';
import { loadedGames } from '../loaded.ts';

const GAMES = 20;

/** How often a move at a wrong moment gets no better answer than that it can't be done. */
export const refusals: Part = {
  id: 'refusals',
  title: `Every kind of move at wrong moments of ${GAMES} random games: answers that give no reason`,
  async measure() {
    return (await loadedGames()).map(({ title, game }) => ({
      what: title,
      value: vagueShare(answersAtWrongMoments(game, GAMES)),
      unit: '%',
      most: 5,
    }));
  },
};
