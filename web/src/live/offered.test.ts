import { type Core, type Game, type Move, seedOf } from '@conclave/kernel';
import { tableScope } from '@conclave/kit';
import { describe, expect, it } from 'vitest';
import { court as courtGame } from '../../../kernel/test/court.ts';
import type { TableState } from './live-table.ts';
import { offers } from './offered.ts';

const court = courtGame as unknown as Game;
const SEED = seedOf(1);

/** A table at which seat 0 has made so many moves. */
const after = (own: number): TableState =>
  ({
    known: { steps: Array.from({ length: own }, () => ({ seat: 0 })) },
    pending: [],
  }) as unknown as TableState;
const playedOn = (s: Core, seat: number, move: Move): Core => {
  const next = court.clone(s);
  court.apply(next, seat, move);
  return next;
};

describe('what a seat may do', () => {
  const start = court.setup(SEED, 3);
  const bid: Move = ['bid', 0];

  it('is the same list for all parts of a page', () => {
    const offered = offers.at(tableScope('a'));
    expect(offered(court, start, 0, after(0))).toBe(offered(court, start, 0, after(0)));
  });

  it('stays the same list while others answer beside it', () => {
    const offered = offers.at(tableScope('b'));
    const before = offered(court, start, 0, after(0));
    expect(before.length).toBeGreaterThan(1);
    expect(offered(court, playedOn(start, 1, bid), 0, after(0))).toBe(before);
  });

  it('is another list for another question, even if it offers the same', () => {
    const offered = offers.at(tableScope('c'));
    const before = offered(court, start, 0, after(0));
    const again = offered(court, court.clone(start), 0, after(1));
    expect(again).toEqual(before);
    expect(again).not.toBe(before);
  });

  it('is another list where another seat asks, and where it offers something else', () => {
    const offered = offers.at(tableScope('d'));
    const before = offered(court, start, 0, after(0));
    expect(offered(court, start, 1, after(0))).not.toBe(before);
    expect(offered(court, playedOn(start, 0, bid), 0, after(0))).toEqual([]);
  });
});
