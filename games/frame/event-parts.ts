import type { Core, Seat } from '@conclave/kernel';

/** What a name stands for: a kind of the game's things, and which one. `place` is a place of the board by its number. */
export type Thing = readonly [kind: string, which: number];

/** A piece of a sentence about what happened: plain words, a seat by its number, or the name of a thing of the game. */
export type EventPart =
  | string
  | { readonly seat: Seat }
  | { readonly name: string; readonly thing?: Thing | undefined };

/** What happened, as a line of the log. A game words its events once; browser and terminal each show the parts. */
export interface EventLine {
  readonly parts: readonly EventPart[];
  /** The seat that caused it. */
  readonly seat: Seat | null;
  /** 0 starts a new cause, deeper lines belong to the cause above. */
  readonly depth: 0 | 1 | 2;
  readonly rule?: string;
}

/** How the events of these names become lines of the log; null for what the table shows and nobody needs to be told. */
export type LinesOf<E extends readonly [string, ...unknown[]], Name extends E[0], Ground extends At = At> = {
  readonly [name in Name]: (event: Extract<E, readonly [name, ...unknown[]]>, at: Ground) => EventLine | null;
};

/** What of a position a line may depend on: how many play, and by which tables. */
export type At = Pick<Readonly<Core>, 'seats' | 'rules'>;

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

/** A sentence with seats and names among its words. */
export const phrase = (words: TemplateStringsArray, ...between: readonly (Phrase | number)[]): EventPart[] =>
  words.flatMap((word, i): readonly EventPart[] => {
    const next = between[i] ?? [];
    return [
      word,
      ...(typeof next === 'number'
        ? [`${next}`]
        : typeof next === 'object' && 'length' in next
          ? next
          : [next]),
    ];
  });

/** Makes the things of a kind names in a sentence; one that is not known, a number below 0, is only words. */
export const partOf =
  (kind: string, nameOf: (which: number) => string) =>
  (which: number): EventPart =>
    which < 0 ? nameOf(which) : { name: nameOf(which), thing: [kind, which] };

/** Phrases with a separator between them. */
export const between = (phrases: readonly (readonly EventPart[])[], separator: string): EventPart[] =>
  phrases.flatMap((phrase, i) => (i === 0 ? phrase : [separator, ...phrase]));

/** A list as one says it: “a, b and c”. */
export const listedParts = (phrases: readonly (readonly EventPart[])[]): readonly EventPart[] =>
  phrases.length < 2 ? phrases.flat() : [...between(phrases.slice(0, -1), ', '), ' and ', ...phrases.at(-1)!];

/** The parts as plain text; `names` are those of the seats. */
export const plainText = (parts: readonly EventPart[], names: readonly string[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : 'seat' in part ? names[part.seat]! : part.name))
    .join('');

/** Finds the line of an event among those of all names. */
export const lineBy =
  <E extends readonly [string, ...unknown[]]>(
    lines: LinesOf<E, E[0]>,
  ): ((event: E, at: At) => EventLine | null) =>
  (event, at) =>
    (lines[event[0] as E[0]] as (event: E, at: At) => EventLine | null)(event, at);

/** Says what happened, as a sentence set in under its cause; null for what needs no words. */
export function sayEvent<E>(
  { eventLine }: { readonly eventLine: (event: E, at: At) => EventLine | null },
  event: E,
  names: readonly string[],
  at: At,
): string | null {
  const line = eventLine(event, at);
  return line && `${'  '.repeat(line.depth)}${plainText(line.parts, names)}`;
}
