import type { Game } from '@conclave/kernel';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { steward } from './steward.ts';

export type { Bot } from './bot.ts';

/** All bots by id, weakest first. */
export const bots: Readonly<Record<string, Bot>> = { random, steward };

/** Those of some bots that can play a game, in their order: of ours the weakest first. */
export const botsFor = (game: Game, from: Readonly<Record<string, Bot>> = bots): readonly Bot[] =>
  Object.values(from).filter((bot) => bot.knows?.(game) ?? true);
