import type { Core, GameEvent } from '@conclave/kernel';
import type { EventSound, GameUi, LogLine, SeatInfo } from '@conclave/kit';
import type { PlayedStep } from '../net/protocol.ts';

/** A line of the log, and what the event that it tells sounds like: what is silent matters to nobody. */
interface ToldLine extends LogLine {
  readonly sound?: EventSound | null;
}

/** What one move put into the log. */
export interface LogEntry {
  readonly version: number;
  /** Who moved; null for something said by the house. */
  readonly seat: number | null;
  readonly lines: readonly ToldLine[];
  /** What happened, as one text: equal where the same happened. */
  readonly same?: string;
}

/** The lines of a step, in the game's own words. */
export const entryOf = (ui: GameUi, step: PlayedStep, seats: readonly SeatInfo[], after: Core): LogEntry => ({
  version: step.version,
  seat: step.seat,
  same: JSON.stringify(step.events),
  lines: step.events.flatMap((told) => {
    const event = told as unknown as GameEvent;
    const line = ui.describe(event, seats, after);
    return line ? [{ ...line, sound: ui.sounds ? ui.sounds[event[0]] : 'move' }] : [];
  }),
});

/** The log after an undo: the entries of the first `kept` moves, and a note. */
export function cutLog(log: readonly LogEntry[], kept: number, version: number): readonly LogEntry[] {
  const moves = log.filter((entry) => entry.seat !== null).slice(0, kept);
  const last = moves.at(-1)?.version ?? -1;
  const stay = log.filter((entry) => entry.version <= last || entry.seat === null);
  return [
    ...stay,
    { version, seat: null, lines: [{ text: 'A move was taken back.', seat: null, depth: 0 }] },
  ];
}

/** What others did since the seat's last own move: the entries that say something, and how many moves stood before them. */
export function sinceMine(
  steps: readonly PlayedStep[],
  log: readonly LogEntry[],
  seat: number | null,
): { readonly from: number; readonly entries: readonly LogEntry[] } {
  const from = seat === null ? steps.length : steps.findLastIndex((step) => step.seat === seat) + 1;
  const after = steps[from - 1]?.version ?? -1;
  const since = log.slice(log.findLastIndex(({ version }) => version <= after) + 1);
  return { from, entries: since.filter(({ lines }) => lines.length > 0) };
}

/** The one line that tells an entry: what somebody did goes before what it cost and what came of it. */
const mainLine = ({ lines, seat: by }: LogEntry): ToldLine | undefined =>
  lines.find(({ seat }) => seat !== null && seat === by) ?? lines[0];

/** A line with the seat that caused it: a line of its own, or the cause above it. */
interface Caused {
  readonly line: ToldLine;
  readonly by: number | null;
}

function causedOf({ lines, seat }: LogEntry): readonly Caused[] {
  let by = seat;
  return lines.map((line) => {
    if (line.depth === 0) by = line.seat;
    return { line, by };
  });
}

/** How much a line matters to a seat: most a loss or a fight of its own, little what it did itself, least what is silent. */
function weightOf({ line: { seat, names, sound }, by }: Caused, me: number | null): number {
  if (!sound) return 0;
  if (me === null || (seat !== me && !names?.includes(me))) return 1;
  if (sound === 'fall' || sound === 'battle') return 4;
  if (by === me) return 1;
  return seat === me ? 3 : 2;
}

/** An entry in one line, as it matters to a seat. */
export interface Deed {
  readonly version: number;
  readonly line: ToldLine | undefined;
  /** Who caused it. */
  readonly by: number | null;
  readonly weight: number;
  /** Whether it was done to the seat, not among others. */
  readonly touches: boolean;
  /** How often in succession. */
  readonly times: number;
}

/** What an entry is to a seat: of the lines that touch it the weightiest, else the main one. */
export function deedOf(entry: LogEntry, me: number | null): Deed {
  const caused = causedOf(entry);
  const weights = caused.map((one) => weightOf(one, me));
  const most = Math.max(0, ...weights);
  const touches = most > 1;
  const main = mainLine(entry);
  const at = touches ? weights.indexOf(most) : caused.findIndex(({ line }) => line === main);
  const { line, by = null } = caused[at] ?? {};
  return { version: entry.version, line, by, weight: weights[at] ?? 0, touches, times: 1 };
}

/** Entries as deeds, in which what was done again and again is one. */
export function deedsOf(entries: readonly LogEntry[], me: number | null): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const [i, entry] of entries.entries()) {
    const before = entries[i - 1];
    const isAgain = entry.same !== undefined && entry.same === before?.same && entry.seat === before.seat;
    const times = isAgain ? deeds.pop()!.times + 1 : 1;
    deeds.push({ ...deedOf(entry, me), times });
  }
  return deeds;
}

/** So many deeds that matter the most, of equal ones the newest, in the order in which they were done. */
export const weightiest = (deeds: readonly Deed[], count: number): readonly Deed[] =>
  deeds
    .toSorted((a, b) => b.weight - a.weight || b.version - a.version)
    .slice(0, count)
    .sort((a, b) => a.version - b.version);
