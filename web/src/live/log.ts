import type { Core, GameEvent } from '@conclave/kernel';
import type { GameUi, LogLine, SeatInfo } from '@conclave/kit';
import type { PlayedStep } from '../net/protocol.ts';

/** What one move put into the log. */
export interface LogEntry {
  readonly version: number;
  /** Who moved; null for something said by the house. */
  readonly seat: number | null;
  readonly lines: readonly LogLine[];
}

/** The lines of a step, in the game's own words. */
export const entryOf = (ui: GameUi, step: PlayedStep, seats: readonly SeatInfo[], after: Core): LogEntry => ({
  version: step.version,
  seat: step.seat,
  lines: step.events.flatMap((event) => ui.describe(event as unknown as GameEvent, seats, after) ?? []),
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
export const mainLine = ({ lines, seat: by }: LogEntry): LogLine | undefined =>
  lines.find(({ seat }) => seat !== null && seat === by) ?? lines[0];
