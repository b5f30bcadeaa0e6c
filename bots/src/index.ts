import type { Game } from '@conclave/kernel';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { steward } from './steward.ts';

export type { Bot } from './bot.ts';

/** All bots by id, weakest first. */
export const bots: Readonly<Record<string, Bot>> = { random, steward };

/** The bots that can play a game, weakest first. */
export const botsFor = (game: Game): readonly Bot[] =>
  Object.values(bots).filter((bot) => bot.knows?.(game) ?? true);
