import { below, type Rng, seeded, seedOf } from '@conclave/kernel';
import { cornersOf, turnedTo } from '@conclave/mechanics/triangles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CRADLE_CELLS, CRADLE_DOTS } from '../data/cradle.ts';
import { DOMAINS } from '../data/domains.ts';
import { OMEN } from '../data/omens.ts';
import { TILES } from '../data/tiles.ts';
import { bag } from './bag.ts';
import { openCells } from './map.ts';
import { placements, production } from './production.ts';
import { OPTIONS, setup } from './setup.ts';
import type { Side, State } from './types.ts';

const SEATS = 4;

function emptyMap(rng: Rng): State {
  const options = Object.fromEntries(OPTIONS.map((option) => [option.id, option.default]));
  return setup({ v: 1, rules: 1, seats: SEATS, rng, agenda: [], raised: [], outcome: null }, options);
}

const oneOf = (rng: Rng, list: readonly number[]): number => list[below(rng, list.length)]!;

function place(s: State, cell: number, tile: number, turns: number): void {
  s.cells.push(cell);
  s.tiles.push(tile);
  s.turns.push(turns);
  s.owners.push(-1);
  s.levels.push(0);
  s.sites.push(-1);
}

/** A map of some tiles, each at a random open cell. */
function randomMap(seed: number, tiles: number): State {
  const s = emptyMap(seeded(seedOf(seed)));
  for (let n = 0; n < tiles; n++) place(s, oneOf(s.rng, openCells(s)), oneOf(s.rng, bag(s)), below(s.rng, 3));
  return s;
}

/** Cities, cards, the Master Builder and Omens at random. */
function enrich(s: State): void {
  for (let i = 0; i < s.cells.length; i++)
    if (below(s.rng, 3) === 0) {
      s.owners[i] = below(s.rng, SEATS);
      s.levels[i] = 1 + below(s.rng, 3);
    }
  for (const sides of s.mastery)
    for (const kind of sides.keys()) if (below(s.rng, 4) === 0) sides[kind] = (1 + below(s.rng, 2)) as Side;
  s.holders = s.holders.map(() => below(s.rng, SEATS + 1) - 1);
  for (const omen of [OMEN.eclipse, OMEN.harshWinter, OMEN.silentOracles, OMEN.silentOracles])
    if (below(s.rng, 2) === 0) {
      s.activeOmens.push(omen);
      s.omenOwners.push(below(s.rng, SEATS));
    }
}

/** The dots of a piece by vertex. */
type Piece = ReadonlyMap<number, number>;

const pieceOf = (cell: number, tile: number, turns: number): Piece =>
  new Map(cornersOf(cell).map((vertex, corner) => [vertex, TILES[tile]!.dots[turnedTo(corner, turns)]!]));

/**
 * 6.5 word by word, over sets of vertices and without any step from cell to cell: an edge is two vertices in common.
 */
function byTheBook(s: State, cell: number, tile: number, turns: number): number[] {
  const mine = pieceOf(cell, tile, turns);
  const lands = s.cells.map((other, i) => pieceOf(other, s.tiles[i]!, s.turns[i]!));
  const cradles = CRADLE_CELLS.map((other) => new Set(cornersOf(other)));
  const produced = DOMAINS.map(() => 0);
  const activated = new Map<Piece, Set<number>>();
  const activate = (piece: Piece, vertex: number) => {
    const before = activated.get(piece) ?? new Set();
    activated.set(piece, before.add(vertex));
  };
  const shareEdge = (piece: Piece, ends: readonly number[]) => {
    for (const vertex of ends) {
      activate(mine, vertex);
      activate(piece, vertex);
      if (mine.get(vertex) === piece.get(vertex)) produced[mine.get(vertex)!]!++;
    }
  };
  for (const land of lands) {
    const ends = [...mine.keys()].filter((vertex) => land.has(vertex));
    if (ends.length === 2) shareEdge(land, ends);
  }
  for (const cradle of cradles) {
    const ends = [...mine.keys()].filter((vertex) => cradle.has(vertex));
    if (ends.length === 2) shareEdge(CRADLE_DOTS, ends);
  }
  for (const vertex of mine.keys()) {
    const wheel = lands.filter((land) => land.has(vertex));
    if (wheel.length === 5) for (const piece of [mine, ...wheel]) activate(piece, vertex);
  }
  for (const [piece, vertices] of activated) for (const vertex of vertices) produced[piece.get(vertex)!]!++;
  produced[TILES[tile]!.camp]!++;
  return produced;
}

const seeds = fc.integer({ min: 0, max: 1_000_000 });

describe('a placement', () => {
  it('Produces what dots, pairs, Camp and Loci say (DM-PRO-01 to 11)', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 60 }), (seed, tiles) => {
        const s = randomMap(seed, tiles);
        const tile = oneOf(s.rng, bag(s));
        for (const cell of openCells(s))
          for (const turns of [0, 1, 2]) {
            const { produced } = production(s, 0, tile, cell, turns);
            expect(produced[0]).toEqual(byTheBook(s, cell, tile, turns));
            expect(
              produced
                .slice(1)
                .flat()
                .every((n) => n === 0),
            ).toBe(true);
          }
      }),
      { numRuns: 40 },
    );
  });

  it('is listed with exactly what it Produces for everyone, among all others', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 60 }), fc.nat(SEATS - 1), (seed, tiles, seat) => {
        const s = randomMap(seed, tiles);
        enrich(s);
        const hand = bag(s).slice(0, 3);
        const all = placements(s, seat, hand);
        expect(all.tiles).toHaveLength(openCells(s).length * hand.length * 3);
        const width = SEATS * DOMAINS.length;
        for (const [i, tile] of all.tiles.entries()) {
          const { cell } = all.sites[i]!;
          const { produced, pairs, parts } = production(s, seat, tile, cell, all.rotations[i]!);
          expect([...all.produced.subarray(i * width, (i + 1) * width)]).toEqual(produced.flat());
          expect(all.pairs[i]).toBe(pairs);
          const sums = new Array<number>(width).fill(0);
          for (const [, owner, domain, n] of parts) sums[owner * DOMAINS.length + domain]! += n;
          expect(sums).toEqual(produced.flat());
        }
      }),
      { numRuns: 20 },
    );
  });
});
