import type { Seat } from '@conclave/kernel';

/** A piece of a sentence about what happened: plain words, a seat by its number, or the name of a thing of the game. */
export type EventPart = string | { readonly seat: Seat } | { readonly name: string };

/** What happened, as a line of the log. A game words its events once; browser and terminal each show the parts. */
export interface EventLine {
  readonly parts: readonly EventPart[];
  /** The seat that caused it. */
  readonly seat: Seat | null;
  /** 0 starts a new cause, deeper lines belong to the cause above. */
  readonly depth: 0 | 1 | 2;
  readonly rule?: string;
}

/** The parts as plain text; `names` are those of the seats. */
export const plainText = (parts: readonly EventPart[], names: readonly string[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : 'seat' in part ? names[part.seat]! : part.name))
    .join('');
