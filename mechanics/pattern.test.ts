import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hex, hexagon } from './hex.ts';
import {
  boardOf,
  completedAt,
  distinctTurns,
  embeddings,
  markedCells,
  nearest,
  oriented,
  type Pattern,
  placements,
} from './pattern.ts';

const read = (anchor: Pattern['anchor'], cells: string): Pattern => ({
  anchor,
  cells: markedCells(cells, ['', 'A', 'B']),
});
const about = (cells: string) => read('self', cells);
const free = (cells: string) => read('free', cells);

const BOARD = boardOf(hexagon(3));
const cellsOf = (...hexes: Hex[]) => hexes.map(([q, r]) => BOARD.at(q, r));
const setOf = (cells: readonly number[]) => cells.toSorted((a, b) => a - b).join(' ');

/** For each cell the one that it comes to when the board turns by a sixth clockwise about its middle. */
const IMAGE = BOARD.cells.map(([q, r]) => BOARD.at(-r, q + r));

const hexes = fc.uniqueArray(fc.constantFrom(...hexagon(2)), {
  minLength: 1,
  maxLength: 6,
  selector: String,
});
const patterns = fc.record({
  anchor: fc.constantFrom('self' as const, 'free' as const),
  cells: fc
    .tuple(hexes, fc.array(fc.constantFrom('A', 'B'), { minLength: 6, maxLength: 6 }))
    .map(([cells, marks]): Pattern['cells'] => cells.map(([q, r], i) => [q, r, marks[i]!])),
});
const cell = fc.nat({ max: BOARD.cells.length - 1 });
/** What lies on each cell: 0 nothing, 1 what counts, 2 what is in the way. */
const lying = fc.array(fc.constantFrom(0, 0, 1, 1, 2), {
  minLength: BOARD.cells.length,
  maxLength: BOARD.cells.length,
});

describe('the notation of patterns', () => {
  it('is read as printed', () => {
    expect(markedCells('A(1,0) B(0,-1) A(-2,13)', ['A', 'B'])).toEqual([
      [1, 0, 'A'],
      [0, -1, 'B'],
      [-2, 13, 'A'],
    ]);
    expect(markedCells('(0,0)', [''])).toEqual([[0, 0, '']]);
  });

  it.each(['', 'A', '(0,0)', 'C(0,0)', 'A(0,0)  B(1,0)', 'A(1, 0)', 'A(1.5,0)', 'AB(0,0)'])(
    'is refused where it is none: "%s"',
    (text) => {
      expect(() => markedCells(text, ['A', 'B'])).toThrow(RangeError);
    },
  );
});

describe('a board', () => {
  it('numbers its cells in the order given and knows neighbours', () => {
    const board = boardOf([
      [4, 4],
      [5, 4],
      [9, 9],
    ]);
    expect([board.at(4, 4), board.at(5, 4), board.at(9, 9), board.at(0, 0)]).toEqual([0, 1, 2, -1]);
    expect(board.neighbours).toEqual([[1], [0], []]);
  });
});

describe('orientations', () => {
  it('are turns clockwise by sixths', () => {
    const east = about('A(1,0)');
    const way = [0, 1, 2, 3, 4, 5].map((k) => oriented(east, k).cells[0]!.slice(0, 2));
    expect(way).toEqual([
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ]);
    expect(oriented(about('B(2,-1)'), 1).cells).toEqual([[1, 1, 'B']]);
  });

  it('are all different for most patterns, fewer for regular ones', () => {
    expect(distinctTurns(about('A(1,0) A(0,-1)'))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(distinctTurns(about('A(1,0) A(-1,0)'))).toEqual([0, 1, 2]);
    expect(distinctTurns(about('A(1,0) A(0,-1) A(-1,1)'))).toEqual([0, 1]);
    expect(distinctTurns(about('A(1,0) B(0,-1) A(-1,1)'))).toHaveLength(6);
  });

  it('of a pattern without a fixed anchor are the same when one lies as the other, moved', () => {
    expect(distinctTurns(about('A(0,0) A(1,0)'))).toHaveLength(6);
    expect(distinctTurns(free('A(0,0) A(1,0)'))).toEqual([0, 1, 2]);
    expect(distinctTurns(free('A(0,0) B(1,0)'))).toHaveLength(6);
    expect(distinctTurns(free('A(0,0) A(1,0) A(1,-1)'))).toEqual([0, 1]);
    expect(distinctTurns(free('A(3,-1)'))).toEqual([0]);
  });

  it('come back after six turns, and add up', () => {
    fc.assert(
      fc.property(patterns, fc.nat({ max: 5 }), fc.nat({ max: 5 }), (pattern, a, b) => {
        expect(oriented(pattern, 6)).toEqual(pattern);
        expect(oriented(oriented(pattern, a), b)).toEqual(oriented(pattern, (a + b) % 6));
      }),
    );
  });

  it('that are distinct divide six, and stand for all', () => {
    fc.assert(
      fc.property(patterns, (pattern) => {
        const turns = distinctTurns(pattern);
        expect(turns).toEqual(Array.from({ length: turns.length }, (_, k) => k));
        expect(6 % turns.length).toBe(0);
        expect(distinctTurns(oriented(pattern, 1))).toHaveLength(turns.length);
      }),
    );
  });
});

describe('placements', () => {
  it('give the cells of every anchor and orientation in the order of the pattern, -1 off the board', () => {
    const { cells, turns } = placements(BOARD, about('A(1,0) B(3,0)'));
    expect(turns).toHaveLength(6);
    expect(cells[BOARD.at(0, 0)]![0]).toEqual(cellsOf([1, 0], [3, 0]));
    expect(cells[BOARD.at(1, 0)]![0]).toEqual([BOARD.at(2, 0), -1]);
    expect(cells[BOARD.at(3, 0)]![2]).toEqual(cellsOf([2, 1], [0, 3]));
    expect(cells[BOARD.at(3, 0)]![0]).toEqual([-1, -1]);
  });

  it('are worked out once for a board and a pattern', () => {
    const pattern = about('A(1,0)');
    expect(placements(BOARD, pattern)).toBe(placements(BOARD, pattern));
    expect(placements(BOARD, about('A(1,0)'))).not.toBe(placements(BOARD, pattern));
    expect(placements(boardOf(hexagon(1)), pattern).cells).toHaveLength(7);
  });

  it('turn about the middle as the board does', () => {
    fc.assert(
      fc.property(patterns, cell, fc.nat({ max: 5 }), (pattern, at, k) => {
        const { cells } = placements(BOARD, pattern);
        const image = cells[at]![k]!.map((one) => (one === -1 ? -1 : IMAGE[one]!));
        expect(cells[IMAGE[at]!]![(k + 1) % 6]).toEqual(image);
      }),
    );
  });
});

describe('embeddings', () => {
  it('are all places of a shape on the board, each once', () => {
    expect(embeddings(BOARD, free('(0,0)')).sets).toHaveLength(37);
    expect(embeddings(BOARD, free('(0,0) (1,0)')).sets).toHaveLength(90);
    expect(embeddings(BOARD, free('(5,5) (6,5) (6,4)')).sets).toHaveLength(54);
    expect(embeddings(BOARD, free('(0,0) (7,0)')).sets).toEqual([]);
    expect(embeddings(BOARD, free('(0,0) (0,6)')).sets.map(setOf).sort()).toEqual(
      [cellsOf([3, 0], [-3, 0]), cellsOf([3, -3], [-3, 3]), cellsOf([0, -3], [0, 3])].map(setOf).sort(),
    );
  });

  it('do not depend on anchor or orientation in the data, and are closed under the board’s turns', () => {
    fc.assert(
      fc.property(patterns, fc.nat({ max: 5 }), fc.constantFrom(...hexagon(4)), (pattern, k, [dq, dr]) => {
        const { cells } = oriented(pattern, k);
        const moved: Pattern = { anchor: 'free', cells: cells.map(([q, r, mark]) => [q + dq, r + dr, mark]) };
        const names = embeddings(BOARD, pattern).sets.map(setOf);
        expect(new Set(names).size).toBe(names.length);
        expect(embeddings(BOARD, moved).sets.map(setOf).sort()).toEqual(names.toSorted());

        const images = embeddings(BOARD, pattern).sets.map((set) => setOf(set.map((one) => IMAGE[one]!)));
        expect(images.sort()).toEqual(names.toSorted());
      }),
    );
  });

  it('are found through each of their cells', () => {
    fc.assert(
      fc.property(patterns, (pattern) => {
        const { sets, through } = embeddings(BOARD, pattern);
        for (const [at, list] of through.entries())
          expect([...list]).toEqual(sets.flatMap((set, i) => (set.includes(at) ? [i] : [])));
      }),
    );
  });
});

describe('a shape on the way', () => {
  const rhombus = embeddings(BOARD, free('(0,0) (1,0) (0,1) (1,1)'));

  it('is complete when its last cell is held, whatever else is', () => {
    const held = new Set(cellsOf([0, 0], [1, 0], [0, 1], [3, 0]));
    const holds = (one: number) => held.has(one);
    expect(completedAt(rhombus, BOARD.at(0, 1), holds)).toBe(-1);
    held.add(BOARD.at(1, 1));
    const embedding = completedAt(rhombus, BOARD.at(1, 1), holds);
    expect(rhombus.sets[embedding]).toEqual(cellsOf([0, 0], [1, 0], [0, 1], [1, 1]).sort((a, b) => a - b));
    expect(completedAt(rhombus, BOARD.at(3, 0), holds)).toBe(-1);
  });

  it('is found complete through a cell exactly if a search over all embeddings finds it', () => {
    fc.assert(
      fc.property(patterns, lying, cell, (pattern, on, at) => {
        const all = embeddings(BOARD, pattern);
        const holds = (one: number) => on[one] === 1;
        const complete = all.sets.findIndex((set) => set.includes(at) && set.every(holds));
        expect(completedAt(all, at, holds)).toBe(complete);
      }),
    );
  });

  it('says what is missing and what is in the way, best first', () => {
    const held = cellsOf([0, 0], [1, 0], [0, 1]);
    const [best] = nearest(
      rhombus,
      (one) => held.includes(one),
      () => false,
    );
    expect(best).toMatchObject({ missing: [BOARD.at(1, 1)], blocked: 0 });

    const wall = BOARD.at(1, 1);
    const matches = nearest(
      rhombus,
      (one) => held.includes(one),
      (one) => one === wall,
      { count: 3 },
    );
    expect(matches.map(({ missing, blocked }) => [missing.length, blocked])).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(matches[2]!.missing).toEqual([wall]);
  });

  it('has nothing near on a board too small for it', () => {
    expect(
      nearest(
        embeddings(BOARD, free('(0,0) (7,0)')),
        () => true,
        () => false,
      ),
    ).toEqual([]);
  });

  it('is as near as a search over all embeddings finds it', () => {
    fc.assert(
      fc.property(
        patterns,
        lying,
        fc.integer({ min: 1, max: 5 }),
        fc.nat({ max: 3 }),
        (pattern, on, count, blockedAtMost) => {
          const all = embeddings(BOARD, pattern);
          const expected = all.sets
            .map((set, embedding) => ({
              embedding,
              missing: set.filter((one) => on[one] !== 1),
              blocked: set.filter((one) => on[one] === 2).length,
            }))
            .filter(({ blocked }) => blocked <= blockedAtMost)
            .sort((a, b) => a.missing.length - b.missing.length || a.blocked - b.blocked)
            .slice(0, count);
          const found = nearest(
            all,
            (one) => on[one] === 1,
            (one) => on[one] === 2,
            { count, blockedAtMost },
          );
          expect(found).toEqual(expected);
        },
      ),
    );
  });
});
