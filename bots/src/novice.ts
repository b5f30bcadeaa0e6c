import { judgementOf } from '@conclave/frame/judgement.ts';
import { below } from '@conclave/kernel';
import type { Bot } from './bot.ts';
import { branch } from './search/branch.ts';
import { inOrder } from './search/policy.ts';
import { steward } from './steward.ts';

/** Out of 100, how often it does not look further than what is promised, where a game does not say. */
const SLIPS = 40;
/** A slip never goes further than so many moves down. */
const FURTHEST = 4;

/**
 * Somebody in their first games: now and then takes what looks good at once, or the second best of it, and misses what
 * the steward would see.
 */
export const novice: Bot = {
  id: 'novice',
  names: ['Pim', 'Lotte', 'Anselm', 'Fenna', 'Jory', 'Maud', 'Tobin', 'Wren'],
  manner: 'Plays what looks good at once, and misses things, as in a first game.',
  knows: (game) => game.promise !== undefined || judgementOf(game) !== undefined,
  choose(game, view, seat, moves, rng) {
    if (moves.length === 1) return moves[0]!;
    const slips = judgementOf(game)?.slips ?? SLIPS;
    if (below(rng, 100) >= slips) return steward.choose(game, view, seat, moves, rng);
    const order = inOrder(game, game.determinize(view, seat, branch(rng)), seat, moves);
    let i = 0;
    while (i < Math.min(order.length - 1, FURTHEST) && below(rng, 3) > 0) i++;
    return order[i]!;
  },
};
