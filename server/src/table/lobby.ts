import { type Bot, usualBot } from '@conclave/bots';
import { looksLike } from '@conclave/frame/told-apart.ts';
import type { Seat } from '@conclave/kernel';
import { freshSeed } from '../chance.ts';
import { cleanName, clipped } from '../names.ts';
import { RefusedError } from '../refused.ts';
import type { Guest } from '../store/store.ts';
import type { Decide } from './decide.ts';
import type { Fact, Sitting } from './entry.ts';
import type { Table } from './table.ts';

/** What a guest without a name is called. */
export const nameOf = (guest: Guest): string => guest.name ?? 'Guest';

const mustWait = (t: Table): void => {
  if (t.status !== 'waiting') throw new RefusedError('already-started');
};

const mustBeHost = (t: Table, by: Guest): void => {
  if (t.row.creator !== by.id) throw new RefusedError('not-your-table');
};

export function mustHold(t: Table, by: Guest, seat: Seat): void {
  if (t.seats[seat] === undefined) throw new RefusedError('no-such-seat', { seat });
  if (!t.holds(by.id, seat)) throw new RefusedError('not-your-seat', { seat });
}

/** The bot of this id, or the usual one. @throws RefusedError no-such-bot */
export function chosenBot(bots: readonly Bot[], id: string | undefined): Bot {
  const bot = id === undefined ? usualBot(bots) : bots.find((b) => b.id === id);
  if (bot === undefined) throw new RefusedError('no-such-bot', { bot: id ?? '' });
  return bot;
}

/** What a kind of bot is called. */
export const titleOf = ({ id }: Bot): string => id[0]!.toUpperCase() + id.slice(1);

/** A bot on a seat, under a name that no other seat has. */
export function seatBot(bot: Bot, others: readonly Sitting[]): Extract<Sitting, { kind: 'bot' }> {
  const taken = namesOf(others);
  const free = bot.names?.find((name) => !taken.some((other) => looksLike(other, name)));
  return { kind: 'bot', bot: bot.id, name: free ?? ownName(titleOf(bot), taken) };
}

/** Names of those who sit; empty where nobody does. */
export const namesOf = (seats: readonly Sitting[]): string[] =>
  seats.map((sitting) => (sitting.kind === 'open' ? '' : sitting.name));

/** The name, with a number if somebody has one that looks like it. */
export function ownName(name: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const own = n === 1 ? name : `${clipped(name, ` ${n}`)} ${n}`;
    if (!taken.some((other) => looksLike(other, own))) return own;
  }
}

/** The start of a game: chance is fixed here, before anybody moves. */
export const startFact = (rules: number): Fact => ({
  is: 'started',
  rules,
  seed: freshSeed(),
  salt: freshSeed(),
  bots: freshSeed(),
});

export const join: Decide<'join'> = (t, by, command) => {
  mustWait(t);
  if (command.code !== undefined && command.code.toUpperCase() !== t.row.code)
    throw new RefusedError('wrong-code');
  if (t.seatsOf(by.id).length > 0) throw new RefusedError('already-seated');
  const seat = command.seat ?? t.seats.findIndex((s) => s.kind === 'open');
  if (seat < 0) throw new RefusedError('table-full');
  if (t.seats[seat] === undefined) throw new RefusedError('no-such-seat', { seat });
  if (t.seats[seat].kind !== 'open') throw new RefusedError('seat-taken', { seat });
  const name = ownName(nameOf(by), t.names);
  return { facts: [{ is: 'seated', seat, sitting: { kind: 'human', guest: by.id, name } }] };
};

export const leave: Decide<'leave'> = (t, by) => {
  mustWait(t);
  const seats = t.seatsOf(by.id);
  if (seats.length === 0) throw new RefusedError('not-seated');
  return { facts: [{ is: 'left', seats }] };
};

export const addBot: Decide<'addBot'> = (t, by, { seat, bot }, { bots }) => {
  mustWait(t);
  mustBeHost(t, by);
  if (t.seats[seat] === undefined) throw new RefusedError('no-such-seat', { seat });
  if (t.seats[seat].kind !== 'open') throw new RefusedError('seat-taken', { seat });
  return { facts: [{ is: 'seated', seat, sitting: seatBot(chosenBot(bots, bot), t.seats) }] };
};

export const removeBot: Decide<'removeBot'> = (t, by, { seat }) => {
  mustWait(t);
  mustBeHost(t, by);
  if (t.seats[seat]?.kind !== 'bot') throw new RefusedError('not-a-bot', { seat });
  return { facts: [{ is: 'seated', seat, sitting: { kind: 'open' } }] };
};

/** The seats of one person go together: several are people at one device. */
export const removePerson: Decide<'removePerson'> = (t, by, { seat }) => {
  mustWait(t);
  mustBeHost(t, by);
  const sitting = t.seats[seat];
  if (sitting?.kind !== 'human') throw new RefusedError('not-a-person', { seat });
  if (sitting.guest === by.id) throw new RefusedError('own-seat', { seat });
  return { facts: [{ is: 'left', seats: t.seatsOf(sitting.guest) }] };
};

/** How often one person may change names at a table. */
const MOST_RENAMES = 50;

export const rename: Decide<'rename'> = (t, by, { seat, name }) => {
  mustHold(t, by, seat);
  if (t.counted('rename', by.id) >= MOST_RENAMES) throw new RefusedError('too-many-renames');
  const cleaned = cleanName(name);
  const others = t.names.filter((_, i) => i !== seat);
  if (others.some((other) => looksLike(other, cleaned)))
    throw new RefusedError('name-taken', { name: cleaned });
  return { facts: [{ is: 'renamed', seat, name: cleaned }] };
};

export const start: Decide<'start'> = (t, by) => {
  mustWait(t);
  mustBeHost(t, by);
  if (t.seats.some((s) => s.kind === 'open')) throw new RefusedError('seats-open');
  return { facts: [startFact(t.game.rules)] };
};

export const handOver: Decide<'handOver'> = (t, by, { seat, bot }, { bots }) => {
  if (t.status === 'waiting') throw new RefusedError('not-started');
  if (t.status === 'finished') throw new RefusedError('game-over');
  mustHold(t, by, seat);
  const others = t.seats.filter((_, i) => i !== seat);
  const sitting = seatBot(chosenBot(bots, bot), others);
  return { facts: [{ is: 'handedOver', seat, bot: sitting.bot, name: sitting.name }] };
};
