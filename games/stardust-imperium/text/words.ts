import { cardOf } from '../data/cards.ts';

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** The name of a card; of one whose face is not known, “a card”. */
export const nameOf = (uid: number): string => (uid < 0 ? 'a card' : cardOf(uid).name);

/** Cards by name, those whose faces are not known as a number. */
export function namesOf(uids: readonly number[]): string {
  const known = uids.filter((uid) => uid >= 0).map(nameOf);
  const hidden = uids.length - known.length;
  const parts = hidden > 0 ? [...known, plural(hidden, 'card')] : known;
  if (parts.length === 0) return 'nothing';
  return parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export const seatName = (seat: number): string => `seat ${seat + 1}`;

/** Breaks a line at spaces so that none is longer than `width`; the rest is set in. */
export function wrapped(line: string, width: number): string {
  if (line.length <= width) return line;
  const at = line.lastIndexOf(' ', width);
  if (at <= INDENT.length) return line;
  return `${line.slice(0, at).trimEnd()}\n${wrapped(INDENT + line.slice(at + 1), width)}`;
}

const INDENT = '        ';
