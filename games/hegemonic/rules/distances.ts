import type { Seat } from '@conclave/kernel';
import { type Galaxy, galaxyOf } from './galaxy.ts';
import type { State } from './types.ts';

/** Tables over all pairs of sectors: the entry for a to b is at `a * size + b`. */
export interface Ways {
  readonly size: number;
  /** HG-GEO-04: steps over hexes and Gates. */
  readonly steps: Uint8Array;
  /** HG-MOV-03: the fewest borders crossed on the way (HG-GEO-10, HG-MOV-07). */
  readonly borders: Uint8Array;
}

const FAR = 200;

/** Breadth first from every sector; a step inside a board costs no border, so that those go to the front. */
function withoutGates({ cells, boardOf, neighbours }: Galaxy): Ways {
  const size = cells.length;
  const steps = new Uint8Array(size * size).fill(FAR);
  const borders = new Uint8Array(size * size).fill(FAR);
  for (let from = 0; from < size; from++) {
    steps[from * size + from] = 0;
    const queue = [from];
    for (const a of queue)
      for (const b of neighbours[a]!)
        if (steps[from * size + b] === FAR) {
          steps[from * size + b] = steps[from * size + a]! + 1;
          queue.push(b);
        }
    borders[from * size + from] = 0;
    const ends = [from];
    while (ends.length > 0) {
      const a = ends.shift()!;
      for (const b of neighbours[a]!) {
        const crossed = borders[from * size + a]! + (boardOf[a] === boardOf[b] ? 0 : 1);
        if (crossed >= borders[from * size + b]!) continue;
        borders[from * size + b] = crossed;
        if (boardOf[a] === boardOf[b]) ends.unshift(b);
        else ends.push(b);
      }
    }
  }
  return { size, steps, borders };
}

/** A shortest way uses a new link at most once, so that one pass over the table is enough. */
function link(table: Uint8Array, size: number, a: number, b: number, length: number): void {
  for (let from = 0; from < size; from++) {
    const toA = table[from * size + a]! + length;
    const toB = table[from * size + b]! + length;
    for (let to = 0; to < size; to++) {
      const at = from * size + to;
      const way = Math.min(toA + table[b * size + to]!, toB + table[a * size + to]!);
      if (way < table[at]!) table[at] = way;
    }
  }
}

function withGates({ boardOf }: Galaxy, { size, steps, borders }: Ways, pairs: readonly number[]): Ways {
  const linked = { size, steps: steps.slice(), borders: borders.slice() };
  for (const pair of pairs) {
    const a = Math.floor(pair / size);
    const b = pair % size;
    link(linked.steps, size, a, b, 1);
    link(linked.borders, size, a, b, boardOf[a] === boardOf[b] ? 0 : 1);
  }
  return linked;
}

/** By galaxy: its tables without Gates under the key '', and those with Gates that were wanted lately. */
const TABLES = new WeakMap<Galaxy, Map<string, Ways>>();
const KEPT = 3000;

/** The Gate pairs on the board as ascending numbers; one of them may be left out (HG-BLD-11). */
function pairsOf(s: Readonly<State>, size: number, leftOut: { seat: Seat; pair: number } | null): number[] {
  const pairs: number[] = [];
  for (let seat = 0; seat < s.seats; seat++)
    for (let pair = 0; pair < 3; pair++) {
      const a = s.gates[seat]![2 * pair]!;
      const b = s.gates[seat]![2 * pair + 1]!;
      if (a < 0 || (leftOut?.seat === seat && leftOut.pair === pair)) continue;
      pairs.push(Math.min(a, b) * size + Math.max(a, b));
    }
  return pairs.sort((a, b) => a - b);
}

function tablesFor(s: Readonly<State>, leftOut: { seat: Seat; pair: number } | null): Ways {
  const galaxy = galaxyOf(s);
  let tables = TABLES.get(galaxy);
  if (tables === undefined) {
    tables = new Map([['', withoutGates(galaxy)]]);
    TABLES.set(galaxy, tables);
  }
  const plain = tables.get('')!;
  const pairs = pairsOf(s, plain.size, leftOut);
  const key = pairs.join();
  let ways = tables.get(key);
  if (ways === undefined) {
    if (tables.size >= KEPT) {
      tables.clear();
      tables.set('', plain);
    }
    ways = withGates(galaxy, plain, pairs);
    tables.set(key, ways);
  }
  return ways;
}

let lastGalaxy: string | null = null;
let lastGates: readonly (readonly number[])[] = [];
let lastWays: Ways | null = null;

function areLast(s: Readonly<State>): boolean {
  if (s.galaxy !== lastGalaxy || s.gates.length !== lastGates.length) return false;
  for (let seat = 0; seat < s.seats; seat++)
    for (let half = 0; half < 6; half++) if (s.gates[seat]![half] !== lastGates[seat]![half]) return false;
  return true;
}

/** The tables of a position; every player's Gates count for all (HG-GEO-03). */
export function ways(s: Readonly<State>): Ways {
  if (lastWays === null || !areLast(s)) {
    lastWays = tablesFor(s, null);
    lastGalaxy = s.galaxy;
    lastGates = s.gates.map((halves) => halves.slice());
  }
  return lastWays;
}

/** The tables as they would be without one Gate pair (HG-BLD-11). */
export const waysWithout = (s: Readonly<State>, seat: Seat, pair: number): Ways =>
  tablesFor(s, { seat, pair });

/** HG-GEO-04: steps from one sector to another. */
export function distanceBetween(s: Readonly<State>, a: number, b: number): number {
  const { size, steps } = ways(s);
  return steps[a * size + b]!;
}
