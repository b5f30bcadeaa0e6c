import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type GameRecord, pick, seeded } from '@conclave/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Court, court } from '../../kernel/test/court.ts';
import { BotPool } from '../src/bots/pool.ts';
import { digest } from '../src/chance.ts';
import type { Server, ServerOptions } from '../src/index.ts';
import type { SeatSpec } from '../src/protocol.ts';
import type { Entry } from '../src/table/entry.ts';
import { PONDERS } from './lib/odd-players.ts';
import { Person } from './lib/person.ts';
import { serversOnOneStore } from './lib/servers.ts';

const servers = serversOnOneStore();
afterEach(() => vi.restoreAllMocks());

const ODD: ServerOptions = { players: new URL('lib/odd-players.ts', import.meta.url) };
const me: SeatSpec = { kind: 'me' };
const bot = (id: string): SeatSpec => ({ kind: 'bot', bot: id });
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server of odd bots, what it logs as errors, and Ada, who comes to it. */
async function house(options: ServerOptions = ODD) {
  const server = await servers.start(options);
  const log = vi.spyOn(server.app.log, 'error');
  return { server, log, ada: await Person.named(server.url, 'Ada') };
}

/** Of people and bots who may give coins away, as often as they like, or do nothing but bid. */
const table = (...seats: SeatSpec[]) => ({ game: 'court', seats, options: { purse: 6 }, start: true });
const poorTable = (...seats: SeatSpec[]) => ({ ...table(...seats), options: { purse: 3 } });

const factsOf = async (server: Server, id: string): Promise<Entry['fact'][]> =>
  (await server.store.entries(id)).map(({ fact }) => fact);

/** The moves of a table's log so far. */
const movesOf = async (server: Server, id: string) =>
  (await factsOf(server, id)).filter((fact) => fact.is === 'moved');

const until = <T>(get: () => Promise<T>, timeout = 15_000) => expect.poll(get, { timeout });
const finished = (who: Person, id: string) => until(async () => (await who.info(id)).status).toBe('finished');

describe('a bot that fails', () => {
  it.each([
    ['throws', 'lost the thread'],
    ['cheats', 'not one of its moves: bid 99'],
    ['lies', 'its answer is none of its moves'],
    ['leaves', 'worker exited with code: 3'],
    ['loops', 'it took longer than 2000 ms'],
    ['swells', 'it took more than 800 MB'],
  ])('as one that %s is named in the log, and its deputy moves', async (id, why) => {
    const { server, log, ada } = await house();
    const made = await ada.makeTable(poorTable(bot(id), me));
    await until(() => movesOf(server, made.id)).toMatchObject([{ seat: 0, move: 'bid 3' }]);
    const where = expect.objectContaining({ bot: id, game: 'court', table: made.id });
    expect(log).toHaveBeenCalledWith(where, `${id} failed in court: ${why}; steward takes its place`);
  });

  it('is played for by chance where its deputy fails too, or is the one that failed', async () => {
    const { server, log, ada } = await house();
    const made = await ada.makeTable(poorTable(me, bot('throws')));
    await until(() => movesOf(server, made.id)).toMatchObject([{ seat: 1 }]);
    const alone = await ada.makeTable(poorTable(me, bot('steward')));
    await until(() => movesOf(server, alone.id)).toMatchObject([{ seat: 1 }]);
    expect(log.mock.calls.map((call) => String(call[1]))).toEqual([
      'throws failed in court: lost the thread; steward takes its place',
      'steward failed in court: not here; a random move takes its place',
      'steward failed in court: not here; a random move takes its place',
    ]);
  });

  it('harms neither its table nor others: all games go on to their ends', async () => {
    const { ada } = await house();
    const ids = await Promise.all(
      [
        ['random', 'throws', 'cheats'],
        ['random', 'random'],
      ].map(async (bots) => (await ada.makeTable(table(...bots.map(bot)))).id),
    );
    for (const id of ids) await finished(ada, id);
    const { moves } = await ada.get<GameRecord>(`/api/tables/${ids[0]}/record`);
    expect(new Set(moves.map(([seat]) => seat))).toEqual(new Set([0, 1, 2]));
  });
});

describe('what a bot is told', () => {
  it('is what its seat may see, after its time, and not while somebody thinks about an undo', async () => {
    const think = vi.spyOn(BotPool.prototype, 'think');
    const { server, ada } = await house({ ...ODD, botPace: 1000 });
    const bo = await Person.named(server.url, 'Bo');
    const { id } = await ada.makeTable({ ...table(me, { kind: 'open' }, bot('random')), start: false });
    await bo.do(id, { do: 'join' });
    await ada.do(id, { do: 'start' });
    const version = async () => (await ada.info(id)).version;
    await ada.do(id, { do: 'move', seat: 0, move: 'give 1' }, await version());
    await bo.do(id, { do: 'move', seat: 1, move: 'give 0' }, await version());
    await ada.do(id, { do: 'undo', seat: 0 });
    const asked = await version();
    await soon(1200);
    expect(await version()).toBe(asked);
    expect(think).not.toHaveBeenCalled();
    await bo.do(id, { do: 'consent', agree: false });
    await until(version).toBe(asked + 2);
    const told = think.mock.calls.map(([, { view, seat }]) => ({ view: view as Court, seat }));
    expect(told).toHaveLength(1);
    expect(court.view(told[0]!.view, 2)).toEqual(told[0]!.view);
    expect(told[0]).toMatchObject({ seat: 2, view: { rng: [-1, -1, -1, -1], cards: Array(7).fill(-1) } });
  });

  it('gives it the same chance at the same point, over a restart and whatever happened before', async () => {
    const first = await house();
    const { id } = await first.ada.makeTable(table(bot('random'), bot('random'), bot('random')));
    await until(async () => (await movesOf(first.server, id)).length).toBeGreaterThan(2);
    await first.server.close();
    const second = await servers.start(ODD);
    const ada = first.ada.at(second.url);
    await finished(ada, id);
    const facts = await factsOf(second, id);
    const start = facts.find((fact) => fact.is === 'started')!;
    const state = court.setup(start.seed, 3, { purse: 6 });
    const played = facts.filter((fact) => fact.is === 'moved');
    expect(played.length).toBeGreaterThan(15);
    for (const [i, { seat, move }] of played.entries()) {
      const chance = seeded(digest(`${start.bots} ${seat} ${i}`).slice(0, 32));
      const chosen = pick(chance, court.moves(court.view(state, seat), seat));
      expect(`${i} ${chosen.join(' ')}`).toBe(`${i} ${move}`);
      court.apply(state, seat, chosen);
    }
  });
});

describe('while a bot thinks', () => {
  it('its table hears people, who stop it by taking back what it thinks about', async () => {
    const think = vi.spyOn(BotPool.prototype, 'think');
    const { server, log, ada } = await house();
    const { id } = await ada.makeTable(table(me, bot('ponders')));
    const thoughts = () =>
      think.mock.calls.map(([, { seed }, signal]) => ({ seed, stopped: signal.aborted }));
    const thinksFor = (times: number) => until(async () => thoughts().length).toBe(times);
    await thinksFor(1);
    await ada.do(id, { do: 'chat', text: 'Take your time.' });
    await ada.move(id, 0, 'give 1');
    await thinksFor(2);
    await ada.do(id, { do: 'undo', seat: 0 });
    await thinksFor(3);
    expect(await movesOf(server, id)).toMatchObject([{ seat: 0 }]);
    // Under seal the others' answers change nothing for it.
    await ada.move(id, 0, 'bid 2');
    await until(async () => (await movesOf(server, id)).map(({ seat }) => seat)).toEqual([0, 0, 1]);
    const [one, two, three] = thoughts();
    expect([one, two, three].map((thought) => thought!.stopped)).toEqual([true, true, false]);
    expect(three!.seed).toBe(one!.seed);
    expect(two!.seed).not.toBe(one!.seed);
    expect(log).not.toHaveBeenCalled();
  });

  it('its seat can be taken back, and its answer is not heard any more', async () => {
    const think = vi.spyOn(BotPool.prototype, 'think');
    const { server, log, ada } = await house();
    const { id } = await ada.makeTable(table(me, { kind: 'hotseat', name: 'Eve' }));
    await ada.do(id, { do: 'handOver', seat: 0, bot: 'ponders' });
    await until(async () => think.mock.calls.length).toBe(1);
    await ada.do(id, { do: 'takeBack', seat: 0 });
    expect(think.mock.calls[0]![2].aborted).toBe(true);
    await soon(PONDERS + 300);
    expect(await movesOf(server, id)).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('quick bots play whole games at other tables, and nothing is held up', async () => {
    const { server, log, ada } = await house();
    const slow = await ada.makeTable(table(bot('broods'), bot('broods')));
    await soon(500);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const quick = await ada.makeTable(table(bot('random'), bot('random')));
    await finished(ada, quick.id);
    await soon(1000);
    delay.disable();
    // A bot that thought here would hold everything up for a minute; what else this machine does, for moments.
    expect(delay.max / 1e6).toBeLessThan(5000);
    expect(await movesOf(server, slow.id)).toEqual([]);
    const before = performance.now();
    await server.close();
    expect(performance.now() - before).toBeLessThan(5000);
    expect(log).not.toHaveBeenCalled();
  });
});
