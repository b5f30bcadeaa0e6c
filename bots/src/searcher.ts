import { judgementOf } from '@conclave/frame/judgement.ts';
import type { Bot } from './bot.ts';
import { think } from './search/think.ts';

/**
 * A bot that thinks moves through.
 * @param nodes its budget where none other is given
 * @param looksFurther whether it judges futures also as far again as the game has it for such bots
 */
export const searcher = (about: Omit<Bot, 'choose' | 'knows'>, nodes: number, looksFurther = false): Bot => ({
  ...about,
  knows: (game) => judgementOf(game) !== undefined,
  choose(game, view, seat, moves, rng, budget) {
    if (moves.length === 1) return moves[0]!;
    const further = looksFurther ? (judgementOf(game)?.further ?? 1) : 0;
    return think(game, view, seat, moves, rng, { nodes, ...budget }, further).options[0]!.move;
  },
});
