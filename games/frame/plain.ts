import type { Core, GameEvent, Move, Seat } from '@conclave/kernel';
import type { MoveRow } from './moves.ts';

/**
 * A sentence with places for the arguments of a move or an event, in their order: `{world}` is what `nameOf` says of a
 * number of the kind `world`, `{seat}` a seat, `{square:to}` a square that is called “to” where it is chosen, and
 * `{ship by seat}` a list with an entry for each seat.
 */
export type Sentence = string;

/** How a field of the state is shown. Without it: a list by seat under its seat, everything else on the board. */
export interface PlainField {
  readonly label?: string;
  /** What its numbers are, for `nameOf` and so that pressing one picks it for a move. */
  readonly kind?: string;
  /**
   * `row`: one beside the other. `pile`: the top and how many there are. `track`: everybody's mark on a scale from 0.
   * `none`: not at all, as what a board shows already.
   */
  readonly as?: 'row' | 'pile' | 'track' | 'none';
  /** Whether it is a list by seat, where the number of its entries does not tell. */
  readonly bySeat?: boolean;
  /** Where its scale ends, for a track. */
  readonly most?: number;
}

/** A place of a board. */
export interface Place {
  /** Its number, as moves name it. */
  readonly n: number;
  /** Where its middle is; places beside each other are 1 apart. */
  readonly x: number;
  readonly y: number;
  /** A ground that stands out, as the dark squares of a chessboard. */
  readonly dark?: boolean;
}

/** What stands on a place. */
export interface Piece {
  readonly at: number;
  /** What it is called. */
  readonly name: string;
  /** Up to three letters or a sign on it; without it the first letter of its name. */
  readonly sign?: string;
  /** Whose it is: shown by emblem and colour. */
  readonly seat?: Seat;
  /** What moves call it: its kind and number. */
  readonly is?: readonly [kind: string, n: number];
}

/** Places on which pieces stand: squares, hexes, or points with lines between them. */
export interface PlainBoard<S extends Core = Core> {
  readonly label: string;
  /** The kind of its places: how `nameOf` and moves call them. */
  readonly kind: string;
  readonly shape: 'square' | 'hex' | 'point';
  readonly places: readonly Place[] | ((view: Readonly<S>) => readonly Place[]);
  /** Lines between places, by their numbers. */
  readonly lines?: readonly (readonly [from: number, to: number])[];
  readonly pieces: (view: Readonly<S>) => readonly Piece[];
}

/** What a game's `plain.ts` exports by default: what the house must know to draw the game's table. All of it is optional. */
export interface GamePlain<
  S extends Core = Core,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  Step extends string = string,
> {
  /** What a number of a kind is called; null leaves the number. */
  readonly nameOf?: (kind: string, n: number) => string | null;
  /** By label, what a move does; or the game's table of moves. */
  readonly moves?: { readonly [label in M[0]]?: Sentence | MoveRow };
  /** By label, what has happened; null for what needs no words. */
  readonly events?: { readonly [label in E[0]]?: Sentence | null };
  /** By step, what it asks. */
  readonly asks?: { readonly [step in Step]?: string };
  readonly fields?: { readonly [field in Exclude<keyof S & string, keyof Core>]?: PlainField };
  readonly boards?: readonly PlainBoard<S>[];
  /** The points of a seat as far as this view knows them; without it they are known at the end. */
  readonly points?: (view: Readonly<S>, seat: Seat) => number;
  /** What the points count, to stand over them. */
  readonly counted?: string;
  /** In which round the game is, from 1. */
  readonly round?: (view: Readonly<S>) => number;
  /** By id, the rules in a sentence or two. */
  readonly rules?: { readonly [id: string]: string };
  /** What each `outcome.reason` means, as a sentence. */
  readonly endings?: { readonly [reason: string]: string };
}

/** The places of a board of squares, numbered row by row; with `chequered` every other one is dark. */
export const squares = (columns: number, rows: number, chequered = true): readonly Place[] =>
  Array.from({ length: columns * rows }, (_, n) => {
    const [x, y] = [n % columns, Math.floor(n / columns)];
    return { n, x, y, dark: chequered && (x + y) % 2 === 1 };
  });

/** Places of a board of hexes with a point upwards, in axial coordinates, numbered as they are listed. */
export const hexes = (cells: readonly (readonly [q: number, r: number])[]): readonly Place[] =>
  cells.map(([q, r], n) => ({ n, x: q + r / 2, y: (r * Math.sqrt(3)) / 2 }));
