import {
  type At,
  type EventLine,
  type EventPart,
  plainText,
  type Thing,
} from '@conclave/frame/event-parts.ts';
import type { ReactNode } from 'react';
import { SeatBadge } from './emblem.tsx';
import type { LogLine, SeatInfo } from './game-ui.ts';
import { CLOSED, Named, OPENED } from './lookup/named.tsx';

/** Things are set apart from the words round them; places, of which a line may be full, are not. */
function NameOf({
  part: { name, thing },
}: {
  readonly part: { readonly name: string; readonly thing?: Thing | undefined };
}) {
  const shown = thing ? <Named thing={thing} name={name} /> : name;
  return thing?.[0] === 'place' ? shown : <em>{shown}</em>;
}

const bracket = (part: EventPart | undefined, side: RegExp): string =>
  typeof part === 'string' ? (side.exec(part)?.[0] ?? '') : '';

/** A worded event as the log shows it: seats with emblem and colour, names set apart. */
export function logLine({ parts, ...line }: EventLine, seats: readonly SeatInfo[]): LogLine {
  const isName = (part: EventPart | undefined) => typeof part === 'object' && 'name' in part;
  const text = parts.map((part, i) => {
    if (typeof part === 'string') {
      const after = isName(parts[i - 1]) ? part.replace(CLOSED, '') : part;
      return isName(parts[i + 1]) ? after.replace(OPENED, '') : after;
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
    if ('seat' in part) return <SeatBadge key={i} seat={part.seat} info={seats[part.seat]!} />;
    const [before, after] = [bracket(parts[i - 1], OPENED), bracket(parts[i + 1], CLOSED)];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
    const name = <NameOf key={i} part={part} />;
    return before + after === '' ? (
      name
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
      <span key={i} className="k-listed">
        {before}
        {name}
        {after}
      </span>
    );
  });
  const names = parts.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : []));
  const said = plainText(
    parts,
    seats.map(({ name }) => name),
  );
  return { ...line, text, said, names };
}

/** A sentence with its seats and names as the log shows them. */
export const said = (parts: readonly EventPart[], seats: readonly SeatInfo[]): ReactNode =>
  logLine({ parts, seat: null, depth: 0 }, seats).text;

/** Tells what happened as a line of the log; null for what needs no words. */
export const describeBy =
  <E,>(lineOf: (event: E, at: At) => EventLine | null) =>
  (event: E, seats: readonly SeatInfo[], at: At): LogLine | null => {
    const line = lineOf(event, at);
    return line && logLine(line, seats);
  };
