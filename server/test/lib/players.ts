import { type GameEntry, games as house } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import { court } from '../../../kernel/test/court.ts';

/** A registry with the kernel's test game, one that only bots could love. */
export const courtGames: Readonly<Record<string, GameEntry>> = {
  court: { meta: metaOf('court'), load: async () => court as unknown as Game, say: async () => () => null },
};

function metaOf(id: string): GameEntry['meta'] {
  return {
    id,
    title: id,
    pitch: `The game of ${id}.`,
    designers: ['Nobody'],
    publisher: 'Nobody',
    year: 2000,
    seats: { min: 2, max: 5 },
    minutes: { min: 1, max: 2 },
    learning: 1,
  };
}

export { bots } from '@conclave/bots';
export const games: Readonly<Record<string, GameEntry>> = { ...house, ...courtGames };
