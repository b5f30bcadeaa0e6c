import type { Game } from '@conclave/kernel';
import type { Bot } from './bot.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { searcher } from './searcher.ts';
import { steward } from './steward.ts';

export { type Bot, type Budget, within } from './bot.ts';
export { type Advice, type Advised, advise, type Reason } from './search/advise.ts';

const strategist = searcher(
  {
    id: 'strategist',
    names: ['Aurelian', 'Zenobia', 'Leander', 'Octavia', 'Cyrus', 'Theodora', 'Alaric', 'Livia'],
    manner: 'Thinks a round ahead, and knows what wins games.',
    msAtMost: 1000,
  },
  300,
);
const hegemon = searcher(
  {
    id: 'hegemon',
    names: [
      'Imperatrix',
      'The Regent',
      'The Doge',
      'The Autarch',
      'The Satrap',
      'The Khan',
      'The Consul',
      'The Vizier',
    ],
    manner: 'Looks at least twice as far ahead, through as many futures as a move needs.',
    msAtMost: 10_000,
  },
  4000,
  true,
);

/** All bots by id, weakest first. */
export const bots: Readonly<Record<string, Bot>> = { random, novice, steward, strategist, hegemon };

/** Those of some bots that can play a game, in their order: of ours the weakest first. */
export const botsFor = (game: Game, from: Readonly<Record<string, Bot>> = bots): readonly Bot[] =>
  Object.values(from).filter((bot) => bot.knows?.(game) ?? true);

/** The one of some bots, weakest first, that sits down where nobody says which: the steward, else the strongest. */
export const usualBot = (from: readonly Bot[]): Bot | undefined =>
  from.find(({ id }) => id === steward.id) ?? from.at(-1);
