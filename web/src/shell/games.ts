import { type GameMeta, games } from '@conclave/games';

const all: readonly GameMeta[] = Object.values(games).map((entry) => entry.meta);

/** The games that can be played, and those that are announced. */
export const ready = all.filter((meta) => meta.status === 'ready');
export const coming = all.filter((meta) => meta.status !== 'ready');
