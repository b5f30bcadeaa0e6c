import { ok, type Result, refuse } from './errors.ts';

/** A player's move: a label and its whole numbers or words, flat, compact, comparable. */
export type Move = readonly [label: string, ...args: (number | string)[]];

const WORD = /^[A-Za-z][A-Za-z0-9_.:-]*$/;
const NUMBER = /^-?(0|[1-9][0-9]{0,8})$/;

/** `['build', 17]` as `build 17`. */
export const moveText = (move: Move): string => move.join(' ');

/** Reads `build 17`. Refuses with `bad-move` and the position of the part that is neither word nor number. */
export function parseMove(text: string): Result<Move> {
  if (text.length > 2000) return refuse('bad-move', { part: 0 });
  const parts = text.trim().split(/\s+/);
  const move: (string | number)[] = [];
  for (const [i, part] of parts.entries()) {
    if (i > 0 && NUMBER.test(part)) move.push(Number(part));
    else if (WORD.test(part)) move.push(part);
    else return refuse('bad-move', { part: i });
  }
  return ok(move as unknown as Move);
}

export const sameMove = (a: Move, b: Move): boolean =>
  a.length === b.length && a.every((part, i) => part === b[i]);
