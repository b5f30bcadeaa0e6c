import { pick } from '@conclave/kernel';
import type { Bot } from './bot.ts';

/** Plays any legal move, each equally likely. */
export const random: Bot = {
  id: 'random',
  manner: 'Plays any legal move, and means nothing by it.',
  choose: (_game, _view, _seat, moves, rng) => pick(rng, moves),
};
