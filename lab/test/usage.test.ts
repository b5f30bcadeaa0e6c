import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { partOf } from '../src/game.ts';
import { BY_LABEL, countUsage, used } from '../src/usage.ts';

const series = { seats: 2, bots: ['random'], games: 6, seed: 'usage' };

describe('what is used', () => {
  it('is counted at each question once, whatever the number of workers', async () => {
    const one = await countUsage({ ...series, game: 'stardust-imperium' }, { workers: 1 });
    const two = await countUsage({ ...series, game: 'stardust-imperium' }, { workers: 2 });
    expect(two).toEqual(one);
    const kinds = used(BY_LABEL, one);
    for (const { possible, taken } of kinds) expect(taken).toBeLessThanOrEqual(possible);
    expect(kinds.some(({ taken }) => taken > 0)).toBe(true);
  });

  it('lists what never came up, with its reason', () => {
    const usage = { ...BY_LABEL, kinds: ['move a', 'move b'], reasons: { 'move b': 'needs five seats' } };
    expect(used(usage, { 'move c': { possible: 2, taken: 1 } })).toEqual([
      { kind: 'move a', possible: 0, taken: 0, reason: null },
      { kind: 'move b', possible: 0, taken: 0, reason: 'needs five seats' },
      { kind: 'move c', possible: 2, taken: 1, reason: null },
    ]);
  });
});

const listing = Object.keys(games).filter((id) =>
  existsSync(fileURLToPath(import.meta.resolve(`@conclave/games/${id}/usage.ts`))),
);

describe.each(listing)('the kinds of %s', (id) => {
  it('are listed once each, and moves, reasons and kinds speak of the same', async () => {
    const usage = (await partOf(id, 'usage'))!;
    const known = new Set(usage.kinds);
    expect(known.size).toBe(usage.kinds.length);
    expect(Object.keys(usage.reasons).filter((kind) => !known.has(kind))).toEqual([]);
    const { seats } = (await games[id]!.load()) as Game;
    const counts = await countUsage({ ...series, game: id, seats: seats.max, games: 3 }, { workers: 1 });
    expect(Object.keys(counts).filter((kind) => !known.has(kind))).toEqual([]);
  });
});
