import { type Bot, bots } from '@conclave/bots';
import { games } from '@conclave/games';
import { moveText, type Outcome, type Seat, seeded } from '@conclave/kernel';
import type { CommandAnswer, Position, TableInfo } from '@conclave/server/protocol';
import { Guest, NotGranted } from './guest.ts';
import { sampler } from './sampler.ts';

/** What is known of a table: the position is missing until the game has started. */
interface Known {
  readonly version: number;
  readonly info: TableInfo;
  readonly position?: Position;
}

/** The own seat at a table, taken now if there is none yet. */
async function seatAt(guest: Guest, { id, code, mine }: TableInfo): Promise<Seat> {
  if (mine[0] !== undefined) return mine[0];
  const join = { id: 'join', command: { do: 'join', code } };
  return (await guest.ask<CommandAnswer>('POST', `/tables/${id}/commands`, join)).seat!;
}

/** Sits down at the table of a code, and lets a bot play to the end; returns how it ended. */
export async function sitDown(guest: Guest, code: string, bot: Bot): Promise<Outcome> {
  const info = await guest.ask<TableInfo>('GET', `/codes/${code}`);
  const game = await games[info.game]!.load();
  const seat = await seatAt(guest, info);
  const rng = seeded(crypto.randomUUID().replaceAll('-', ''));
  let known: Known = { version: 0, info };
  let answered = 0;
  for await (const batch of guest.watch(info.id, seat)) {
    for (const message of batch) {
      if ('refused' in message) throw new Error(message.refused.message);
      if (!('update' in message)) continue;
      if (message.update.seat !== seat) throw new Error('The seat is taken away.');
      known = { ...known, ...message.update };
    }
    if (known.info.outcome) return known.info.outcome;
    const { version, position } = known;
    if (!position?.waiting.includes(seat) || version < answered) continue;
    const view = position.view as Parameters<typeof game.moves>[0];
    const move = bot.choose(game, view, seat, game.moves(view, seat), rng);
    const when = position.asks?.sealed ? { ask: position.asks.id } : {};
    const command = { do: 'move', seat, move: moveText(move), ...when };
    try {
      const request = { id: `move-${version}`, version, command };
      ({ version: answered } = await guest.ask<CommandAnswer>(
        'POST',
        `/tables/${info.id}/commands`,
        request,
      ));
    } catch (error) {
      if (!(error instanceof NotGranted && error.isTooLate)) throw error;
    }
  }
  throw new Error('nothing more is told of this table');
}

if (import.meta.main) {
  const [, , server = 'http://localhost:8080', code = '', name = 'sampler', token] = process.argv;
  const bot = bots[name] ?? sampler;
  const guest = await Guest.at(server, token, bot.names?.[0] ?? bot.id);
  console.log(`The token of this guest, to go on after an interruption: ${guest.token}`);
  console.log(await sitDown(guest, code, bot));
}
