import { games } from '@conclave/games';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startServer, temporaryFolder } from './lib/house.ts';

/** Ids of the games of a house, with the bots that play them. */
async function gamesOf(dataDir: string): Promise<Map<string, readonly string[]>> {
  const server = await startServer(dataDir, { games });
  const answer = await server.app.inject('/api/games');
  await server.close();
  const listed = answer.json() as { games: { id: string; bots: { id: string }[] }[] };
  return new Map(listed.games.map(({ id, bots }) => [id, bots.map((bot) => bot.id)]));
}

describe('the examples of the documentation', () => {
  const folder = temporaryFolder();
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => folder.remove());

  it('are in the house only where CONCLAVE_EXAMPLES asks for them, with every bot that can play them', async () => {
    vi.stubEnv('CONCLAVE_EXAMPLES', '');
    const without = await gamesOf(folder.path);
    expect(without.size).toBe(5);
    vi.stubEnv('CONCLAVE_EXAMPLES', '1');
    const wanted = await gamesOf(folder.path);
    expect([...wanted.keys()].filter((id) => !without.has(id))).toEqual(['claims', 'sentries']);
    expect(wanted.get('claims')).toEqual(['random', 'steward']);
    expect(wanted.get('sentries')).toEqual(['random', 'steward']);
  });
});
