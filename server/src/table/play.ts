import { type Core, type Move, moveText, parseMove, type Seat } from '@conclave/kernel';
import { cleanChat } from '../names.ts';
import { byRules, RefusedError } from '../refused.ts';
import type { Decide } from './decide.ts';
import type { Fact } from './entry.ts';
import { mustHold, nameOf } from './lobby.ts';
import { finalityOf } from './past.ts';
import type { Table } from './table.ts';
import { undoOf } from './undo.ts';

/** Lines of chat from one person at the table, and from all who look on together. */
const MOST_CHAT = 1000;
const MOST_CHAT_BESIDE = 300;
/** How often a seat may ask to take moves back. */
const MOST_UNDOS = 1000;

function running(t: Table): Core {
  if (t.state === null) throw new RefusedError('not-started');
  if (t.state.outcome !== null) throw new RefusedError('game-over');
  return t.state;
}

export const move: Decide<'move'> = (t, by, command, { request, say, now }) => {
  const s = running(t);
  const { seat } = command;
  mustHold(t, by, seat);
  mustBeFresh(t, request.version, command.ask);
  const read = parseMove(command.move);
  if (!read.ok) throw byRules(read.error);
  const next = t.game.submit(s, seat, read.value);
  if (!next.ok) throw byRules(next.error, say, t.names);
  return { facts: [movedFact(t, seat, read.value, next.value.state, now)], step: next.value };
};

/** What the log keeps of a legal move that leads to `after`. */
export const movedFact = (t: Table, seat: Seat, move: Move, after: Core, now: number): Fact => ({
  is: 'moved',
  seat,
  move: moveText(move),
  ms: Math.max(0, now - t.gameAt),
  hash: t.game.hash(after),
  final: finalityOf(t.game, t.state!, seat, move, after),
});

/** A move answers what its sender saw: the newest version of the game, or a sealed ask that is still open. */
function mustBeFresh(t: Table, version: number | undefined, ask: string | undefined): void {
  if (version === undefined && ask === undefined) throw new RefusedError('version-needed');
  const seen = version !== undefined && version >= t.gameVersion && version <= t.version;
  const open = ask !== undefined && ask === t.askId() && t.game.asks(t.state!)?.sealed === true;
  if (!seen && !open) throw new RefusedError('stale-version', { version: t.version });
}

export const undo: Decide<'undo'> = (t, by, { seat, from }) => {
  running(t);
  mustHold(t, by, seat);
  if (t.undo !== null) throw new RefusedError('undo-pending');
  if (t.counted('undo', by.id) >= MOST_UNDOS) throw new RefusedError('too-many-undos');
  const possible = undoOf(t, seat, from);
  if (possible.kind === 'final') throw new RefusedError(possible.because);
  const { to } = possible;
  const of = possible.kind === 'free' ? [] : possible.of.filter((other) => mustBeAsked(t, by.id, other));
  return { facts: [of.length === 0 ? { is: 'undone', seat, to } : { is: 'undoAsked', seat, to, of }] };
};

/** Bots agree to everything, and so does who asks. */
const mustBeAsked = (t: Table, asker: string, seat: Seat): boolean =>
  t.seats[seat]?.kind === 'human' && !t.holds(asker, seat);

/** Who asked may withdraw by not agreeing. */
export const consent: Decide<'consent'> = (t, by, { agree }) => {
  const seats = t.undo?.of.filter((seat) => t.holds(by.id, seat)) ?? [];
  const withdraws = !agree && t.undo !== null && t.holds(by.id, t.undo.seat);
  if (seats.length === 0 && !withdraws) throw new RefusedError('nothing-asked');
  return { facts: [{ is: 'consented', seats, agree }] };
};

export const say: Decide<'chat'> = (t, by, { text }) => {
  const seat = t.seatsOf(by.id)[0];
  const isFull =
    seat === undefined ? t.saidBeside >= MOST_CHAT_BESIDE : t.counted('chat', by.id) >= MOST_CHAT;
  if (isFull) throw new RefusedError('chat-full');
  const sitting = seat === undefined ? undefined : t.seats[seat];
  const name = sitting?.kind === 'human' ? sitting.name : nameOf(by);
  return { facts: [{ is: 'said', seat: seat ?? null, name, text: cleanChat(text) }] };
};
