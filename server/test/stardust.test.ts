import { games } from '@conclave/games';
import { type Core, type GameRecord, moveText, verify } from '@conclave/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../src/index.ts';
import type { GameList } from '../src/protocol.ts';
import { startServer, temporaryFolder } from './lib/house.ts';
import { Person } from './lib/person.ts';

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  server = await startServer(folder.path, { games });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('Stardust Imperium on the server', () => {
  it('is there, as all other games are', async () => {
    const { games: list } = await (await Person.named(server.url, 'Ada')).get<GameList>('/api/games');
    expect(list.map((g) => g.id)).toEqual([
      'stardust-imperium',
      'hegemonic',
      'apex',
      'dominations',
      'hexpanse',
    ]);
  });

  it('is played to the end by one person against three bots, over a restart, and verifies', async () => {
    let ada = await Person.named(server.url, 'Ada');
    const bot = { kind: 'bot' as const, bot: 'random' };
    const seats = [{ kind: 'me' as const }, bot, bot, bot];
    const { id, commitment } = await ada.makeTable({ game: 'stardust-imperium', seats, start: true });
    const rules = await games['stardust-imperium']!.load();
    const socket = await ada.socket();
    socket.send({ watch: id, seat: 0 });
    let refused = 0;
    for (let made = 0; ; ) {
      const { position, version } = await ada.state(id, 0);
      const view = position!.view as Core;
      if (view.outcome !== null) break;
      if (!position!.waiting.includes(0)) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        continue;
      }
      const moves = rules.moves(view, 0).map((m) => moveText(m));
      const move = moves[(made * 7919) % moves.length]!;
      const answer = await ada.command(id, { do: 'move', seat: 0, move }, version);
      if (answer.status !== 200) refused++;
      if (++made === 20) {
        await socket.close();
        const before = await ada.state(id, 0);
        await server.close();
        server = await startServer(folder.path, { games });
        ada = ada.at(server.url);
        expect((await ada.state(id, 0)).version).toBeGreaterThanOrEqual(before.version);
      }
    }
    expect(refused).toBe(0);
    const record = await ada.get<GameRecord>(`/api/tables/${id}/record`);
    expect(record.commitment).toBe(commitment);
    expect(verify(rules, record)).toMatchObject({ ok: true });
  });

  it('says in the words of the game why a move is refused', async () => {
    const ada = await Person.named(server.url, 'Ada');
    const seats = [{ kind: 'me' as const }, { kind: 'hotseat' as const, name: 'Eve' }];
    const { id } = await ada.makeTable({ game: 'stardust-imperium', seats, start: true });
    const { position, version } = await ada.state(id, 0);
    const seat = position!.waiting[0]!;
    const { status, body } = await ada.command(id, { do: 'move', seat, move: 'declare 79' }, version);
    expect([409, 422]).toContain(status);
    expect(body.rule).toMatch(/^SI-/);
    expect(body.message).not.toBe('That move is not possible now.');
  });

  it('takes several things in any order, and names words that are too many and who is waited for (SI-ZON-06)', async () => {
    const ada = await Person.named(server.url, 'Ada');
    const seats = [{ kind: 'me' as const }, { kind: 'hotseat' as const, name: 'Eve' }];
    const options = { firstPlayer: 'seat1' };
    const { id } = await ada.makeTable({ game: 'stardust-imperium', seats, options, start: true });
    const sent = async (seat: number, move: string) =>
      (await ada.command(id, { do: 'move', seat, move }, (await ada.state(id, 0)).version)).body;
    expect((await sent(1, 'research')).message).toBe('It is not your turn: Ada has to decide first.');
    await sent(0, 'research');
    const { position } = await ada.state(id, 0);
    const rules = await games['stardust-imperium']!.load();
    const [, low, high] = rules.moves(position!.view as Core, 0)[0]!;
    const kept = `keep ${high} ${low}`;
    expect((await sent(0, `${kept} please`)).message).toContain('“please” is too much');
    expect((await sent(0, kept)).error).toBeUndefined();
  });
});
