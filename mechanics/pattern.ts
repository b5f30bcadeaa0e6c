import { adjacency, type Hex, turned } from './hex.ts';

/** A marked hexagon of a pattern: its way from the anchor, and what it is marked as. */
export type Marked<Mark extends string = string> = readonly [q: number, r: number, mark: Mark];

/**
 * A pattern of marked hexagons about its anchor [0, 0].
 * `self`: the anchor is where the acting piece stands. `free`: any anchor, only the marked cells matter.
 */
export interface Pattern<Mark extends string = string> {
  readonly anchor: 'self' | 'free';
  readonly cells: readonly Marked<Mark>[];
}

/** Orientation k of a pattern is k turns by 60 degrees clockwise, k from 0 to 5. */
const TURNS = [0, 1, 2, 3, 4, 5] as const;

/** A finite set of hexagons numbered from 0. */
export interface Board {
  readonly cells: readonly Hex[];
  /** For each cell those that share an edge with it, ascending. */
  readonly neighbours: readonly (readonly number[])[];
  /** The cell of a hexagon; -1 off the board. */
  at(q: number, r: number): number;
}

/** Where a pattern can lie on a board. */
export interface Placements {
  /** The least orientation of each kind: others mark the same cells (of a `free` pattern: from another anchor). */
  readonly turns: readonly number[];
  /** By anchor, orientation and place in the pattern's list: the cell, -1 off the board. */
  readonly cells: readonly (readonly (readonly number[])[])[];
}

/** Every place of a shape that lies wholly on a board, each set of cells once. */
export interface Embeddings {
  /** By embedding: its cells, ascending. */
  readonly sets: readonly (readonly number[])[];
  /** By cell: the embeddings that hold it. */
  readonly through: readonly Uint16Array[];
}

/** How far an embedding is from complete. */
export interface Match {
  readonly embedding: number;
  /** Its cells that are not held, blocked ones among them, ascending. */
  readonly missing: readonly number[];
  /** How many of the missing ones are blocked. */
  readonly blocked: number;
}

/** A set of cells, asked one by one. */
export type Holds = (cell: number) => boolean;

const MARKED = /^([A-Z]?)\((-?\d+),(-?\d+)\)$/;

/**
 * Reads marked cells as a specification prints them: `X(1,0) P(0,-1)`, or `(0,0) (1,0)` where one mark is enough.
 * @param marks the marks that may occur; the empty one for cells without a letter
 * @throws RangeError for anything else
 */
export function markedCells<Mark extends string>(
  text: string,
  marks: readonly Mark[],
): readonly Marked<Mark>[] {
  return text.split(' ').map((word) => {
    const [, letter, q, r] = MARKED.exec(word) ?? [];
    const mark = marks.find((one) => one === letter);
    if (mark === undefined) throw new RangeError(`not a marked cell: "${word}" in "${text}"`);
    return [Number(q), Number(r), mark];
  });
}

/** A board of these hexagons, numbered in the order given. */
export function boardOf(cells: readonly Hex[]): Board {
  const numbers = new Map(cells.map(([q, r], cell) => [`${q},${r}`, cell]));
  return { cells, neighbours: adjacency(cells), at: (q, r) => numbers.get(`${q},${r}`) ?? -1 };
}

/** A pattern in another orientation: `k` turns by 60 degrees clockwise about its anchor. */
export function oriented<Mark extends string>(pattern: Pattern<Mark>, k: number): Pattern<Mark> {
  const cells = pattern.cells.map(([q, r, mark]): Marked<Mark> => [...turned([q, r], 6 - (k % 6)), mark]);
  return { anchor: pattern.anchor, cells };
}

/** A name for what a pattern marks: the same for two patterns exactly if they mark the same cells. */
function nameOf({ anchor, cells }: Pattern): string {
  const sorted = cells.toSorted(([q1, r1], [q2, r2]) => q1 - q2 || r1 - r2);
  const [q0, r0] = anchor === 'free' ? sorted[0]! : [0, 0];
  return sorted.map(([q, r, mark]) => `${mark}${q - q0},${r - r0}`).join(' ');
}

/** The least orientation of each kind, ascending: others mark the same cells (of a `free` pattern: moved). */
export function distinctTurns(pattern: Pattern): readonly number[] {
  const names = TURNS.map((k) => nameOf(oriented(pattern, k)));
  return TURNS.filter((k) => names.indexOf(names[k]!) === k);
}

/** Makes what is asked for a board and a pattern, once for each two of them. */
function kept<T>(make: (board: Board, pattern: Pattern) => T): (board: Board, pattern: Pattern) => T {
  const boards = new WeakMap<Board, WeakMap<Pattern, T>>();
  return (board, pattern) => {
    const made = boards.get(board) ?? new WeakMap<Pattern, T>();
    boards.set(board, made);
    const one = made.get(pattern) ?? make(board, pattern);
    made.set(pattern, one);
    return one;
  };
}

/** Where a pattern lies on a board. Kept for both objects: call it with the same ones again. */
export const placements: (board: Board, pattern: Pattern) => Placements = kept((board, pattern) => {
  const ways = TURNS.map((k) => oriented(pattern, k).cells);
  return {
    turns: distinctTurns(pattern),
    cells: board.cells.map(([q0, r0]) =>
      ways.map((cells) => cells.map(([q, r]) => board.at(q0 + q, r0 + r))),
    ),
  };
});

/** Every place and orientation of a pattern's cells, whatever their marks. Kept for both objects, as `placements` is. */
export const embeddings: (board: Board, pattern: Pattern) => Embeddings = kept((board, pattern) => {
  const shape: Pattern = { anchor: 'free', cells: pattern.cells.map(([q, r]) => [q, r, '']) };
  const sets: number[][] = [];
  for (const k of distinctTurns(shape)) {
    const { cells } = oriented(shape, k);
    const [q1, r1] = cells[0]!;
    for (const [q0, r0] of board.cells) {
      const set = cells.map(([q, r]) => board.at(q0 + q - q1, r0 + r - r1));
      if (!set.includes(-1)) sets.push(set.sort((a, b) => a - b));
    }
  }
  const through = board.cells.map((_, cell) =>
    Uint16Array.from(sets.flatMap((set, i) => (set.includes(cell) ? [i] : []))),
  );
  return { sets, through };
});

/**
 * The first embedding through a cell that is wholly held; -1 without one. After a piece came to `cell`, no other
 * embedding can have become complete.
 */
export function completedAt({ sets, through }: Embeddings, cell: number, holds: Holds): number {
  for (const embedding of through[cell]!) if (sets[embedding]!.every(holds)) return embedding;
  return -1;
}

/** A power of two above the number of cells of any pattern. */
const HELD = 256;

/**
 * The embeddings nearest to complete, best first: fewest missing cells, then fewest blocked ones, then in their order.
 * @param count how many at most, 1 or more
 * @param blockedAtMost leaves out embeddings with more blocked cells
 */
export function nearest(
  { sets, through }: Embeddings,
  holds: Holds,
  blocks: Holds,
  { count = 1, blockedAtMost = Number.POSITIVE_INFINITY }: { count?: number; blockedAtMost?: number } = {},
): readonly Match[] {
  /** By embedding: `HELD` for each cell that is held, less 1 for each that is blocked. */
  const scores = new Int32Array(sets.length);
  for (let cell = 0; cell < through.length; cell++) {
    const score = holds(cell) ? HELD : blocks(cell) ? -1 : 0;
    if (score === 0) continue;
    const list = through[cell]!;
    // By index: `for … of` takes twice as long in this loop.
    for (let i = 0; i < list.length; i++) scores[list[i]!]! += score;
  }
  const blocked = (embedding: number): number => -scores[embedding]! & (HELD - 1);
  const best: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let embedding = 0; embedding < sets.length; embedding++) {
    const score = scores[embedding]!;
    if (score <= least || blocked(embedding) > blockedAtMost) continue;
    let place = best.length;
    while (place > 0 && scores[best[place - 1]!]! < score) place--;
    best.splice(place, 0, embedding);
    if (best.length > count) best.pop();
    if (best.length === count) least = scores[best[count - 1]!]!;
  }
  return best.map((embedding) => ({
    embedding,
    missing: sets[embedding]!.filter((cell) => !holds(cell)),
    blocked: blocked(embedding),
  }));
}
