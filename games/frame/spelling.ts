import { type Core, type Move, moveText } from '@conclave/kernel';
import { kindAt, type MoveTable, widthAt } from './moves.ts';

/** A move and the words in which a person types it, in lower case, the label first. */
export interface Spelled<M extends Move> {
  readonly move: M;
  readonly words: readonly string[];
}

/**
 * How many of the typed words are whole words of a move, where each begins one, in this order; -1 where one begins none.
 */
function fit(typed: readonly string[], words: readonly string[]): number {
  let from = 0;
  let whole = 0;
  for (const word of typed) {
    const exact = words.indexOf(word, from);
    const at = exact >= 0 ? exact : words.findIndex((other, i) => i >= from && other.startsWith(word));
    if (at < 0) return -1;
    if (exact >= 0) whole++;
    from = at + 1;
  }
  return whole;
}

/**
 * The one move that is meant by typed words that are whole words of it or begin them, others being left out. Moves whose
 * label is typed go before others, then those with most whole words, then those with fewest words.
 * @returns null where none fits, or moves in different words fit as well
 */
export function meantMove<M extends Move>(
  spelled: readonly Spelled<M>[],
  typed: readonly string[],
): M | null {
  const found = spelled
    .map((one) => ({ ...one, whole: fit(typed, one.words) }))
    .filter(({ whole }) => whole >= 0);
  const labelled = found.filter(({ words }) => words[0]!.startsWith(typed[0]!));
  const fitting = labelled.length > 0 ? labelled : found;
  const most = Math.max(...fitting.map(({ whole }) => whole));
  const best = fitting.filter(({ whole }) => whole === most);
  const least = Math.min(...best.map(({ words }) => words.length));
  const shortest = best.filter(({ words }) => words.length === least);
  return new Set(shortest.map(({ words }) => words.join(' '))).size === 1 ? shortest[0]!.move : null;
}

/** A name as one word to type: `ching-shih-s-raiders`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** How things of a kind are written by who types a move. Their words are no numbers, which stand for themselves. */
export interface Spelling<V> {
  /** The word of the thing that a number, or two, stand for; several words where it is `many`. */
  readonly word: (view: V, n: number, second: number) => string;
  /** The number, or numbers, of the thing that a word in lower case is or begins; null where nothing is called so. */
  readonly read: (view: V, word: string) => string | null;
  /** Whether all words that are left belong to it. */
  readonly many?: boolean;
}

/** What is looked up among all things of its kind, in this order: a whole word before one that only begins so. */
export const lookedUp = <V>(
  all: (view: V) => readonly number[],
  word: (n: number, view: V) => string,
): Spelling<V> => ({
  word: (view, n) => word(n, view),
  read(view, typed) {
    const words = all(view).map((n) => word(n, view).toLowerCase());
    const whole = words.indexOf(typed);
    const at = whole >= 0 ? whole : words.findIndex((other) => other.startsWith(typed));
    return at < 0 ? null : `${all(view)[at]}`;
  },
});

/** So many numbers from 0 on. */
export const upTo = (count: number): readonly number[] => [...Array(count).keys()];

/** How a game's moves are written by who types them. */
interface Spellings<S extends Core, M extends Move> {
  readonly moves: MoveTable<M>;
  /** By kind; what is of no kind is written as it is. */
  readonly kinds: { readonly [kind: string]: Spelling<Readonly<S>> };
  /** What a kind of the table is here, where that depends on the position or on what stands before it. */
  readonly kindIn?: (view: Readonly<S>, kind: string, before: Move) => string;
  /** The moves that may be meant, in a view of whoever types. */
  readonly open: (view: Readonly<S>) => readonly M[];
}

/** Writes and reads the moves of a game. */
export interface Speller<S extends Core, M extends Move> {
  /** A move in the words that a person types: `place G01 N1E2 r0`. */
  readonly typedWords: (view: Readonly<S>, move: M) => readonly string[];
  /**
   * A move as a person types it, in the form of records: names for numbers, beginnings of words, words left out that leave
   * no doubt. What is no open move is read word by word, so that it can be said why not; all else stays as it is.
   */
  readonly spell: (view: Readonly<S>, typed: string) => string;
}

export function speller<S extends Core, M extends Move>({
  moves,
  kinds,
  kindIn,
  open,
}: Spellings<S, M>): Speller<S, M> {
  const table: MoveTable = moves;
  const labels = Object.keys(table);
  const next = (view: Readonly<S>, before: Move): Spelling<Readonly<S>> | undefined => {
    const kind = kindAt(table, before[0], before.length - 1);
    return kinds[kindIn?.(view, kind, before) ?? kind];
  };

  function typedWords(view: Readonly<S>, [label, ...args]: Move): string[] {
    const words: string[] = [label];
    for (let at = 0; at < args.length; at += widthAt(table, label, at)) {
      const [first, second] = args.slice(at);
      const spelling = typeof first === 'number' && next(view, [label, ...args.slice(0, at)]);
      const said = spelling ? spelling.word(view, first, second as number) : `${first}`;
      words.push(...said.split(' ').filter(Boolean));
    }
    return words;
  }

  function read(view: Readonly<S>, label: string, typed: readonly string[]): string {
    const move: [string, ...(number | string)[]] = [label];
    const left = [...typed];
    while (left.length > 0) {
      const spelling = next(view, move);
      const words = left.splice(0, spelling?.many ? left.length : 1);
      const found = words.every(isNumber) ? null : spelling?.read(view, words.join(' '));
      const args = found?.split(' ') ?? words;
      move.push(...args.map((arg) => (isNumber(arg) ? Number(arg) : arg)));
    }
    return moveText(move);
  }

  return {
    typedWords,
    spell(view, typed) {
      const words = typed.trim().toLowerCase().split(/\s+/);
      const spelled = open(view).map((move) => ({
        move,
        words: typedWords(view, move).map((word) => word.toLowerCase()),
      }));
      const move = meantMove(spelled, words);
      if (move !== null) return moveText(move);
      const label = labels.find((name) => name.toLowerCase() === words[0]);
      return label === undefined ? typed : read(view, label, words.slice(1));
    },
  };
}

const isNumber = (word: string): boolean => /^-?\d+$/.test(word);
