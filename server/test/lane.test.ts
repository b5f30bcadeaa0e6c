import { seedOf } from '@conclave/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { court } from '../../kernel/test/court.ts';
import { Lane } from '../src/bots/lane.ts';

const PLAYERS = new URL('lib/odd-players.ts', import.meta.url);
const MEGABYTES = 200;
/** So long that other limits come first. */
const LONG = 60_000;

const lanes: Lane[] = [];
afterEach(() => Promise.all(lanes.splice(0).map((lane) => lane.close())));

/** Bots that think about their bid in one thread. */
function oneThread() {
  const lane = new Lane(PLAYERS, 1, MEGABYTES, (error) => expect.unreachable(error.message));
  lanes.push(lane);
  const state = court.setup(seedOf(1), 2);
  return (bot: string, ms = LONG, signal = new AbortController().signal) =>
    lane.think({ bot, game: 'court', seat: 0, view: court.view(state, 0), seed: seedOf(2) }, ms, signal);
}

describe('a thread of bots', () => {
  it('answers with the place of a move, the same for the same chance', async () => {
    const think = oneThread();
    const first = await think('random');
    expect([0, 1, 2, 3]).toContain(first);
    expect(await think('random')).toBe(first);
    expect(await think('steward')).toBe(3);
  });

  it.each([
    ['throws', LONG, 'lost the thread'],
    ['cheats', LONG, 'not one of its moves: bid 99'],
    ['leaves', LONG, 'worker exited with code: 3'],
    ['loops', 300, 'it took longer than 300 ms'],
    ['hoards', LONG, `it took more than ${MEGABYTES} MB`],
    ['doubles', LONG, `it took more than ${MEGABYTES} MB`],
    ['swells', LONG, `it took more than ${MEGABYTES} MB`],
    ['nobody', LONG, 'no nobody that plays court'],
  ])('says why a bot that %s has failed, and is there for the next one', async (bot, ms, why) => {
    const think = oneThread();
    await expect(think(bot, ms)).rejects.toThrow(why);
    expect(await think('steward')).toBe(3);
  });

  it('serves those who wait in their order, the next one at once when a thought is stopped', async () => {
    const think = oneThread();
    const stop = new AbortController();
    const done: string[] = [];
    const brooding = think('broods', LONG, stop.signal);
    const others = ['obeys', 'throws', 'random'].map((bot) =>
      think(bot, 100)
        .catch(() => {})
        .then(() => done.push(bot)),
    );
    await expect(Promise.race([brooding, ...others, soon(500)])).resolves.toBe('soon');
    stop.abort();
    await expect(brooding).rejects.toThrow(/abort/i);
    await Promise.all(others);
    expect(done).toEqual(['obeys', 'throws', 'random']);
  });

  it('stops those who wait, and asks a bot to come to an end before its time is up', async () => {
    const think = oneThread();
    const stop = new AbortController();
    const first = think('obeys', 1000);
    const second = think('broods', LONG, stop.signal);
    stop.abort();
    await expect(second).rejects.toThrow(/abort/i);
    expect(await first).toBe(0);
  });
});

const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'soon'));
