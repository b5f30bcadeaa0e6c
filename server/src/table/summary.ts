import type { Options, Outcome, Seat } from '@conclave/kernel';
import type { SeatInfo, TableInfo } from '../protocol.ts';
import type { Absent, Presence } from './absence.ts';
import type { Sitting } from './entry.ts';
import type { Table } from './table.ts';

/** All that lists and headings say of a table: kept beside its log, so that a list loads no game. Nothing of it is secret but guests. */
export interface Summary {
  readonly code: string;
  readonly game: string;
  readonly options: Options;
  readonly status: 'waiting' | 'running' | 'finished';
  readonly trouble: 'damaged' | 'other-rules' | null;
  readonly version: number;
  readonly seats: readonly Sitting[];
  readonly creator: string;
  readonly creatorName: string;
  readonly commitment: string | null;
  readonly waiting: readonly Seat[];
  readonly undo: { readonly seat: Seat; readonly to: number; readonly of: readonly Seat[] } | null;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly changed: number;
}

export const summaryOf = (t: Table): Summary => ({
  code: t.row.code,
  game: t.made.game,
  options: t.made.options,
  status: t.status,
  trouble: t.isFrozen ? 'other-rules' : null,
  version: t.version,
  seats: t.seats,
  creator: t.row.creator,
  creatorName: t.made.creatorName,
  commitment: t.commitment,
  waiting: t.waiting,
  undo: t.undo,
  outcome: t.state?.outcome ?? null,
  rematch: t.rematch,
  changed: t.changed,
});

/** What can be said of a table whose log can't be read. */
export const damaged = (
  row: { readonly code: string; readonly creator: string; readonly created: number },
  last: Summary | null,
): Summary => ({
  ...(last ?? {
    ...{ code: row.code, game: '', options: {}, status: 'running', version: 0, seats: [] },
    ...{ creator: row.creator, creatorName: '', commitment: null, outcome: null, rematch: null },
    changed: row.created,
  }),
  trouble: 'damaged',
  waiting: [],
  undo: null,
});

/** Reads a stored summary; null if it is none. */
export function readSummary(text: string): Summary | null {
  try {
    const summary = JSON.parse(text) as Summary | null;
    return Array.isArray(summary?.seats) && Array.isArray(summary.waiting) ? summary : null;
  } catch {
    return null;
  }
}

const guestOf = (sitting: Sitting | undefined): string | undefined =>
  sitting?.kind === 'human' ? sitting.guest : undefined;

const seatsOf = ({ seats }: Summary, guest: string | null): Seat[] =>
  seats.flatMap((sitting, seat) => (guest !== null && guestOf(sitting) === guest ? [seat] : []));

const RANKS = { running: 1, waiting: 2, finished: 3 } as const;

/** Where the table stands in a holder's list: 0 waits for them, then running, waiting for players, finished. */
function rankFor(summary: Summary, guest: string): number {
  const asked = summary.undo?.of ?? summary.waiting;
  const isMine = summary.status === 'running' && seatsOf(summary, guest).some((seat) => asked.includes(seat));
  return isMine ? 0 : RANKS[summary.status];
}

/** By guest, for all who may have the table in their list. */
export function ranksOf(summary: Summary): ReadonlyMap<string, number> {
  const guests = summary.seats.flatMap((sitting) => {
    if (sitting.kind === 'open') return [];
    return (sitting.kind === 'human' ? sitting.guest : sitting.instead?.guest) ?? [];
  });
  return new Map([summary.creator, ...guests].map((guest) => [guest, rankFor(summary, guest)]));
}

/** Everything about a table but its game, for one guest. */
export function infoOf(
  id: string,
  summary: Summary,
  guest: string | null,
  presence: Presence,
  absent: readonly (Absent & { readonly missing: readonly Seat[] })[] = [],
): TableInfo {
  const { outcome, undo, creator, creatorName, seats, ...rest } = summary;
  return {
    ...rest,
    id,
    options: { ...rest.options },
    waiting: [...rest.waiting],
    seats: seats.map((sitting) => seatInfo(sitting, presence)),
    creator: creatorName,
    host: guest === creator,
    mine: seatsOf(summary, guest),
    lent: seats.flatMap((s, seat) => (s.kind === 'bot' && s.instead?.guest === guest ? [seat] : [])),
    absent: absent.map(({ seat, missing }) => ({ seat, missing: [...missing] })),
    undo: undo && { seat: undo.seat, to: undo.to, waitingFor: [...undo.of] },
    outcome: outcome && { ...outcome, places: [...outcome.places], scores: [...outcome.scores] },
  };
}

function seatInfo(sitting: Sitting, presence: Presence): SeatInfo {
  if (sitting.kind === 'open') return { kind: 'open', name: '', away: false };
  if (sitting.kind === 'bot') {
    const { name, bot, instead } = sitting;
    return { kind: 'bot', name, bot, away: false, ...(instead && { lent: true }) };
  }
  return { kind: 'human', name: sitting.name, away: !presence.of(sitting.guest).here };
}
