import type { Seat } from '@conclave/kernel';
import { RefusedError } from '../refused.ts';
import type { Decide } from './decide.ts';
import type { Fact } from './entry.ts';
import { chosenBot, seatBot } from './lobby.ts';
import type { Table } from './table.ts';

/** After how many milliseconds a person counts as absent. */
export interface Patience {
  /** Away from a table that all others look at. */
  readonly away: number;
  /** Without a move that the game waits for. */
  readonly idle: number;
}

export const PATIENCE: Patience = { away: 3 * 60_000, idle: 72 * 3_600_000 };

/** Who looks at a table, and since when they do or don't. */
export interface Presence {
  /** Whether the guest's page is open, and since when that is so, in milliseconds since 1970. */
  of(guest: string): { readonly here: boolean; readonly since: number };
}

const guestsOf = (t: Table): string[] => [
  ...new Set(t.seats.flatMap((sitting) => (sitting.kind === 'human' ? [sitting.guest] : []))),
];

const guestAt = (t: Table, seat: Seat): string | null => {
  const sitting = t.seats[seat];
  return sitting?.kind === 'human' ? sitting.guest : null;
};

const isIdle = (t: Table, guest: string, now: number, patience: Patience): boolean =>
  now - t.askedAt >= patience.idle && t.waiting.some((seat) => guestAt(t, seat) === guest);

/** Whether this one guest alone has been away while all others looked on for long enough. */
function isAway(t: Table, guest: string, presence: Presence, now: number, patience: Patience): boolean {
  const mine = presence.of(guest);
  const others = guestsOf(t).filter((other) => other !== guest);
  if (mine.here || others.length === 0 || others.some((other) => !presence.of(other).here)) return false;
  const together = Math.max(mine.since, ...others.map((other) => presence.of(other).since));
  return now - together >= patience.away;
}

/** A seat that holds the table up, and the guests who must all want a bot before one plays for it. */
export interface Absent {
  readonly seat: Seat;
  readonly asked: readonly string[];
}

/**
 * The seats for which the others may call a bot now: the game waits for them, so that no answer already given under seal is
 * touched. Who does not move for as long is not asked either.
 */
export function absentSeats(t: Table, presence: Presence, now: number, patience: Patience): Absent[] {
  return t.waiting.flatMap((seat) => {
    const guest = guestAt(t, seat);
    if (guest === null) return [];
    const others = guestsOf(t).filter((other) => other !== guest);
    if (isAway(t, guest, presence, now, patience)) return [{ seat, asked: others }];
    if (!isIdle(t, guest, now, patience)) return [];
    const asked = others.filter((other) => !isIdle(t, other, now, patience));
    return asked.length === 0 ? [] : [{ seat, asked }];
  });
}

/** All others together call a bot for the seat of somebody who is absent; each says so for themselves. */
export const callBot: Decide<'callBot'> = (t, by, { seat, bot }, { bots, now, presence, patience }) => {
  if (t.status === 'waiting') throw new RefusedError('not-started');
  if (t.status === 'finished') throw new RefusedError('game-over');
  if (t.seats[seat] === undefined) throw new RefusedError('no-such-seat', { seat });
  if (t.seatsOf(by.id).length === 0) throw new RefusedError('not-seated');
  const absent = absentSeats(t, presence, now, patience).find((one) => one.seat === seat);
  if (absent === undefined || !absent.asked.includes(by.id)) throw new RefusedError('not-absent', { seat });
  const wanted: Fact = { is: 'botWanted', seat, by: by.id };
  const isLast = absent.asked.every((guest) => guest === by.id || t.wanted.get(seat)?.has(guest));
  if (!isLast) return { facts: [wanted] };
  const others = t.seats.filter((_, i) => i !== seat);
  const sitting = seatBot(chosenBot(bots, bot), others);
  const callers = t.seats.flatMap((_, i) => (absent.asked.includes(guestAt(t, i) ?? '') ? [i] : []));
  return { facts: [wanted, { is: 'botCalled', seat, bot: sitting.bot, name: sitting.name, by: callers }] };
};

/** A person takes back the seat that a bot plays for them. */
export const takeBack: Decide<'takeBack'> = (t, by, { seat }) => {
  if (t.status === 'finished') throw new RefusedError('game-over');
  if (!t.lentBy(by.id).some((lent) => lent.seat === seat)) throw new RefusedError('not-your-seat', { seat });
  return { facts: [{ is: 'takenBack', seat }] };
};
