import { judgementOf } from '@conclave/frame/judgement.ts';
import type { Bot } from './bot.ts';
import { think } from './search/think.ts';

/** A bot that thinks moves through; `nodes` is its budget where none other is given. */
export const searcher = (about: Omit<Bot, 'choose' | 'knows'>, nodes: number): Bot => ({
  ...about,
  knows: (game) => judgementOf(game) !== undefined,
  choose: (game, view, seat, moves, rng, budget) =>
    moves.length === 1
      ? moves[0]!
      : think(game, view, seat, moves, rng, { nodes, ...budget }).options[0]!.move,
});
