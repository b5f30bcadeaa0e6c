import type { At, EventPart } from '@conclave/frame/event-parts.ts';
import type { Sentence } from '@conclave/frame/plain.ts';
import type { GameEvent, Seat } from '@conclave/kernel';
import type { LogLine, SeatInfo } from '../game-ui.ts';
import { logLine } from '../log-line.tsx';
import type { Guide } from './guide.ts';
import { piecesOf, type Slot, wordsOf } from './words.ts';

/** An argument of an event in its place: seats with their badges, things by their names. */
function partsAt(
  guide: Guide,
  { kind, bySeat }: Slot,
  value: unknown,
  seats: readonly SeatInfo[],
): readonly EventPart[] {
  if (bySeat && Array.isArray(value))
    return value.flatMap((one, seat): EventPart[] => [
      ...(seat > 0 ? [', '] : []),
      { seat },
      ' ',
      { name: guide.nameOf(kind, one, seats) },
    ]);
  if (kind === 'seat' && typeof value === 'number' && value >= 0) return [{ seat: value }];
  return [{ name: guide.nameOf(kind, value, seats) }];
}

/** What happened as a line of the log: by the description, by the game's own words, or by the event's name. */
export function describe(guide: Guide, event: GameEvent, seats: readonly SeatInfo[], at: At): LogLine | null {
  const [label, ...args] = event;
  const said = (
    guide.plain.events as { readonly [label: string]: Sentence | null | undefined } | undefined
  )?.[label];
  if (said === null) return null;
  if (said !== undefined) {
    let next = 0;
    const parts = piecesOf(said).flatMap((piece): readonly EventPart[] =>
      typeof piece === 'string' ? (piece === '' ? [] : [piece]) : partsAt(guide, piece, args[next++], seats),
    );
    const first = parts.find((part): part is { seat: Seat } => typeof part === 'object' && 'seat' in part);
    return logLine({ parts, seat: first && parts[0] === first ? first.seat : null, depth: 0 }, seats);
  }
  if (guide.text) {
    const line = guide.text.eventLine(event, at);
    return line && logLine(line, seats);
  }
  const all = args.map((arg) => guide.nameOf(null, arg, seats)).join('; ');
  return { text: all === '' ? wordsOf(label) : `${wordsOf(label)}: ${all}`, seat: null, depth: 0 };
}
