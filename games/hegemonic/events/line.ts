import type { Seat } from '@conclave/kernel';
import type { EventLine, EventPart } from '../../event-parts.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import type { Type } from '../data/tracks.ts';
import type { Event } from '../rules/types.ts';
import { caps, technologyName } from '../texts.ts';

export type Of<Name extends Event[0]> = Extract<Event, readonly [Name, ...unknown[]]>;

/** How events become lines of the log, by name; null for what the table shows and nobody needs to be told. */
export type Lines<Name extends Event[0]> = {
  readonly [name in Name]: (event: Of<name>) => EventLine | null;
};

export type Phrase = EventPart | readonly EventPart[];

/** A line of the log; one that a seat causes begins with that seat. */
export const line = (
  depth: EventLine['depth'],
  seat: Seat | null,
  rule: string,
  ...phrases: readonly Phrase[]
): EventLine => ({
  depth,
  seat,
  rule,
  parts: seat === null ? phrases.flat() : [{ seat }, ...phrases.flat()],
});

/** Phrases with a separator between them. */
export const between = (phrases: readonly (readonly EventPart[])[], separator: string): EventPart[] =>
  phrases.flatMap((phrase, i) => (i === 0 ? phrase : [separator, ...phrase]));

/** A technology card, set apart as a name where its face is known. */
export const cardPart = (card: number): EventPart =>
  card < 0 ? technologyName(card) : { name: technologyName(card) };

/** What was paid, to follow a sentence: “ for 3 CAPs”, “, free”. */
export const price = (cost: number): string => (cost === 0 ? ', free' : ` for ${caps(cost)}`);

const LETTER: { readonly [type in Type]: string } = { industrial: 'I', political: 'P', martial: 'M' };
const KINDS_A_TYPE = 8;

/** The rule that tells what a kind of technology does: HG-TX-P3. */
export const effectRule = (kind: number): string =>
  `HG-TX-${LETTER[TECHNOLOGIES[kind]!.type]}${(kind % KINDS_A_TYPE) + 1}`;
