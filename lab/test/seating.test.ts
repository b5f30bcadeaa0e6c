import { describe, expect, it } from 'vitest';
import { seating, unswapped } from '../src/seating.ts';

const tables = (bots: number, seats: number, games: number) =>
  Array.from({ length: games }, (_, index) => seating(bots, seats, index));

describe('who sits where', () => {
  it('goes round from game to game, then in other orders', () => {
    expect(tables(2, 2, 4).map((table) => table.join(''))).toEqual(['01', '10', '10', '01']);
    expect(tables(3, 3, 6).map((table) => table.join(''))).toEqual([
      '012',
      '120',
      '201',
      '210',
      '021',
      '102',
    ]);
  });

  it.each([
    [2, 2, 2],
    [2, 4, 4],
    [3, 3, 6],
    [3, 2, 6],
    [4, 4, 48],
    [5, 3, 15],
  ])('lets every two of %i bots on %i seats swap within %i games', (bots, seats, games) => {
    expect(unswapped(tables(bots, seats, games), bots)).toEqual([]);
  });

  it('has every bot on every seat equally often', () => {
    const counts = new Map<string, number>();
    for (const table of tables(3, 3, 18))
      for (const [seat, bot] of table.entries()) {
        const key = `${bot} ${seat}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    expect([...counts.values()]).toEqual(Array(9).fill(6));
  });

  it('knows who never swapped', () => {
    expect(
      unswapped(
        [
          [0, 1, 2],
          [1, 2, 0],
        ],
        3,
      ),
    ).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(
      unswapped(
        [
          [0, 1],
          [1, 0],
        ],
        2,
      ),
    ).toEqual([]);
  });
});
