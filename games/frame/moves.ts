import type { Move } from '@conclave/kernel';

/**
 * What stands at one place of a move: its kind, and after a colon the name of the part where the kind alone does not tell
 * it: `sector`, `sector:to`. `+` is a second number of the thing before it. `...` before it: one of several that may be
 * named in any order, and the part is their list. `?` behind it: it may be left out. The last one goes on where a move has
 * more.
 */
type Arg = string;

/** A kind of move: what it is called on buttons and in lists, and what stands behind its label. */
export interface MoveRow {
  readonly name: string;
  readonly args?: readonly Arg[];
}

type Labelled<M extends Move, L> = Extract<M, readonly [L, ...unknown[]]>;
type ArgsOf<M> = M extends readonly [string, ...infer A] ? { readonly [i in keyof A]-?: Arg } : never;
type Row<M> = { readonly name: string } & ([] extends ArgsOf<M>
  ? { readonly args?: ArgsOf<M> }
  : { readonly args: ArgsOf<M> });
/** Every kind of move that a game knows, by label, with a place for each argument. */
export type MoveTable<M extends Move = Move> = { readonly [L in M[0]]: Row<Labelled<M, L>> };

/** Holds a table of moves to the type of the game's moves: each label, and as many places as arguments. */
export const moveTable =
  <M extends Move>() =>
  <const T extends MoveTable<M>>(table: T): T =>
    table;

type PartName<A> = A extends `${infer B}?` ? PartName<B> : A extends `${string}:${infer N}` ? N : A;
type Entry<V, A> = A extends '+'
  ? never
  : A extends `...${infer One}`
    ? readonly [PartName<One>, readonly V[]]
    : readonly [PartName<A>, V];
/** What stands in the places after those that a move always has. */
type Rest<V> = V extends readonly [unknown, ...infer W]
  ? Rest<W>
  : V extends readonly (infer R)[]
    ? R
    : never;
type Entries<M, A> = M extends readonly [string, ...infer V]
  ? {
      [I in keyof A & `${number}`]: Entry<I extends keyof V ? V[I] : Rest<V>, A[I]>;
    }[keyof A & `${number}`]
  : never;
type AllEntries<M extends Move, T> = {
  [L in keyof T & M[0]]: T[L] extends { readonly args: infer A } ? Entries<Labelled<M, L>, A> : never;
}[keyof T & M[0]];
type ValueOf<E, N> = E extends readonly [N, infer V] ? Exclude<V, undefined> : never;
/** The parts of a game's moves: the label as `action`, and what else they name. */
export type PartsOf<M extends Move, T> = { readonly action: M[0] } & {
  readonly [N in AllEntries<M, T>[0] & string]?: ValueOf<AllEntries<M, T>, N>;
};

const SEVERAL = '...';

/** The kind and the name of the part that stand in one word of a table. */
function readArg(arg: Arg) {
  const several = arg.startsWith(SEVERAL);
  const optional = several || arg.endsWith('?');
  const [kind = '', name = kind] = arg.replace(SEVERAL, '').replace('?', '').split(':');
  return { kind, name, several, optional };
}

/** How a whole move is typed, `place TILE SECTOR`; in brackets what may be left out. */
export function formOf(table: MoveTable, label: string): string {
  const words = (table[label]?.args ?? []).flatMap((arg) => {
    if (arg === '+') return [];
    const { kind, several, optional } = readArg(arg);
    const word = `${kind.toUpperCase()}${several ? '…' : ''}`;
    return optional ? `[${word}]` : word;
  });
  return [label, ...words].join(' ');
}

/** Whether a move with a label of the table lacks something that has to stand behind it. */
export const isTooShort = (table: MoveTable, [label, ...args]: Move): boolean =>
  args.length < (table[label]?.args ?? []).filter((arg) => !readArg(arg).optional).length;

/** Takes a move to pieces; where its last place goes on and is no list, the part is the first of what stands there. */
export function partsOf<M extends Move, const T extends { readonly [label: string]: MoveRow }>(
  table: T,
  move: M,
): PartsOf<M, T> {
  const [label, ...values] = move as Move;
  const parts: Record<string, string | number | readonly (string | number)[]> = { action: label };
  const args = table[label]?.args ?? [];
  for (const [i, arg] of args.entries()) {
    const { name, several } = readArg(arg);
    if (several) {
      const before = (parts[name] ?? []) as readonly (string | number)[];
      parts[name] = [...before, ...values.slice(i, i === args.length - 1 ? undefined : i + 1)];
    } else if (arg !== '+' && values[i] !== undefined) parts[name] = values[i];
  }
  return parts as PartsOf<M, T>;
}

/** The kind of what stands at a place behind a label, the first place being 0; empty where nobody says. */
export function kindAt(table: MoveTable, label: string, place: number): string {
  const args = table[label]?.args ?? [];
  return readArg(args[place] ?? args.at(-1) ?? '').kind;
}

/** The place behind a label from which on things may be named in any order. */
export function listAt(table: MoveTable, label: string): number {
  const at = (table[label]?.args ?? []).findIndex((arg) => readArg(arg).several);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** How many arguments the thing at a place behind a label takes. */
export const widthAt = (table: MoveTable, label: string, place: number): number =>
  table[label]?.args?.[place + 1] === '+' ? 2 : 1;

/** The move of a line of words, each read as what it stands for by the kind of its place. */
export function moveOf<M extends Move>(
  table: MoveTable<M>,
  [label, ...words]: readonly [string, ...string[]],
  read: (kind: string, word: string) => number | string,
): M {
  const args = words.map((word, place) => read(kindAt(table as MoveTable, label, place), word));
  return [label, ...args] as Move as M;
}
