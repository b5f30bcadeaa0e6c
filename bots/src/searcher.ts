import { judgementOf } from '@conclave/frame/judgement.ts';
import type { Bot } from './bot.ts';
import { think } from './search/think.ts';

/**
 * A bot that thinks moves through.
 * @param nodes its budget where none other is given
 * @param further how many times as far again as by the game's own measure it judges futures as well
 */
export const searcher = (about: Omit<Bot, 'choose' | 'knows'>, nodes: number, further = 0): Bot => ({
  ...about,
  knows: (game) => judgementOf(game) !== undefined,
  choose: (game, view, seat, moves, rng, budget) =>
    moves.length === 1
      ? moves[0]!
      : think(game, view, seat, moves, rng, { nodes, ...budget }, further).options[0]!.move,
});
