import { type Core, type Move, moveText } from '@conclave/kernel';
import { kindAt, listAt, type MoveTable, widthAt } from './moves.ts';

/** A move and the words in which a person types it, in lower case, the label first. */
export interface Spelled<M extends Move> {
  readonly move: M;
  readonly words: readonly string[];
  /** The word from which on they may be typed in any order. */
  readonly free?: number;
}

/** Where typed words stand that are words of a move or begin them; null where one does not. */
function placesOf(typed: readonly string[], { words, free = words.length }: Spelled<Move>): number[] | null {
  const places: number[] = [];
  let from = 0;
  for (const word of typed) {
    const find = (fits: (other: string) => boolean) =>
      words.findIndex((other, i) => i >= from && !places.includes(i) && fits(other));
    const exact = find((other) => other === word);
    const at = exact >= 0 ? exact : find((other) => begins(word, other));
    if (at < 0) return null;
    places.push(at);
    from = Math.min(at + 1, free);
  }
  return places;
}

/** The same move, with what may be named in any order named as it is typed, and what is left out behind. */
function asTyped<M extends Move>({ move, words, free }: Spelled<M>, places: readonly number[]): M {
  if (free === undefined) return move;
  const list = words.length - free;
  const typed = places.flatMap((at) => (at < free ? [] : [at - free]));
  const order = [...typed, ...Array(list).keys()].filter((at, i, all) => all.indexOf(at) === i);
  const begin = move.slice(0, move.length - list);
  return [...begin, ...order.map((at) => move[begin.length + at]!)] as unknown as M;
}

/**
 * The one move that is meant by typed words that are whole words of it or begin them, others being left out. Moves whose
 * label is typed go before others, then those with most whole words, then those with fewest words. How many things are
 * named in any order is never guessed.
 * @returns null where none fits, or moves in different words fit as well
 */
export function meantMove<M extends Move>(
  spelled: readonly Spelled<M>[],
  typed: readonly string[],
): M | null {
  const found = spelled.flatMap((one) => {
    const places = placesOf(typed, one);
    if (places === null) return [];
    return [{ one, places, whole: places.filter((at, i) => one.words[at] === typed[i]).length }];
  });
  const count = (some: typeof found) => new Set(some.map((each) => each.one.words.join(' '))).size;
  const labelled = found.filter(({ one }) => one.words[0]!.startsWith(typed[0]!));
  const fitting = labelled.length > 0 ? labelled : found;
  const most = Math.max(...fitting.map(({ whole }) => whole));
  const best = fitting.filter(({ whole }) => whole === most);
  const least = Math.min(...best.map(({ one }) => one.words.length));
  const shortest = best.filter(({ one }) => one.words.length === least);
  if (count(shortest) !== 1) return null;
  const { one, places } = shortest[0]!;
  const { words, free = words.length } = one;
  const isWhole = places.filter((at) => at >= free).length === words.length - free;
  return isWhole || count(fitting) === 1 ? asTyped(one, places) : null;
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
  /**
   * The number, or numbers, of the thing that a word in lower case is or begins, with what stands before it in the move;
   * null where nothing is called so.
   */
  readonly read: (view: V, word: string, before: Move) => string | null;
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
    const known = all(view);
    const words = known.map((n) => word(n, view).toLowerCase());
    const whole = words.indexOf(typed);
    const at = whole >= 0 ? whole : words.findIndex((other) => other.startsWith(typed));
    return at < 0 ? null : `${known[at]}`;
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
      const found = words.every(isNumber) ? null : spelling?.read(view, words.join(' '), move);
      const args = found?.split(' ') ?? words;
      move.push(...args.map((arg) => (isNumber(arg) ? Number(arg) : arg)));
    }
    return moveText(move);
  }

  function spelled(view: Readonly<S>, move: M): Spelled<M> {
    const words = typedWords(view, move).map((word) => word.toLowerCase());
    const list = move.length - 1 - listAt(table, move[0]);
    return list > 0 ? { move, words, free: words.length - list } : { move, words };
  }

  return {
    typedWords,
    spell(view, typed) {
      const words = typed.trim().toLowerCase().split(/\s+/);
      const move = meantMove(
        open(view).map((one) => spelled(view, one)),
        words,
      );
      if (move !== null) return moveText(move);
      const label = labels.find((name) => name.toLowerCase() === words[0]);
      return label === undefined ? typed : read(view, label, words.slice(1));
    },
  };
}

const isNumber = (word: string): boolean => /^-?\d+$/.test(word);

/** Whether a word is how another begins; 1 is not how 17 begins. */
const begins = (word: string, other: string): boolean =>
  other.startsWith(word) && !(isNumber(word) && isNumber(other));
