import type { Next, Seat } from '@conclave/kernel';
import { TYPES, type Type } from '../../data/tracks.ts';
import { isThere, mayEnd } from '../attacks.ts';
import { buildReach, hasRoom, isEmpty } from '../board.ts';
import { buildBase } from '../build/build.ts';
import { buildCost } from '../build/offers.ts';
import { ways } from '../distances.ts';
import { supply } from '../networks.ts';
import type { State } from '../types.ts';
import { call, procedure, tell } from '../vocabulary.ts';

/** Sectors in which a base could be built, range and rooms as in a BUILD, at a price reduced by `discount`. */
export function buildSites(s: Readonly<State>, seat: Seat, type: Type, discount: number): number[] {
  if (supply(s, seat, type) === 0) return [];
  const reach = buildReach(s, seat, type);
  return [...s.tiles.keys()].filter(
    (sector) =>
      reach[sector] === 1 &&
      hasRoom(s, seat, type, sector) &&
      reducedCost(s, seat, type, sector, discount) <= s.caps[seat]!,
  );
}

/** CAPs for a base that a leader makes cheaper (HG-GEN-05). */
export const reducedCost = (
  s: Readonly<State>,
  seat: Seat,
  type: Type,
  sector: number,
  discount: number,
): number => Math.max(0, buildCost(s, seat, type, sector) - discount);

/** The discount that makes a base free. */
export const FREE = Number.MAX_SAFE_INTEGER;

/** Another Complex, free, if the player likes (LD03). */
export const anotherComplex = procedure<{ seat: Seat }>(
  'anotherComplex',
  { seat: 'all' },
  {
    build: {
      rule: 'HG-LEA-10',
      who: (s, f) => (buildSites(s, f.seat, 'industrial', FREE).length > 0 ? f.seat : null),
      options(s, _f, seat, emit) {
        for (const sector of buildSites(s, seat, 'industrial', FREE)) emit(['complex', sector]);
        emit(['pass']);
      },
      take(s, _f, seat, move) {
        if (move[0] === 'complex') buildBase(s, seat, 'industrial', move[1], 0);
      },
    },
  },
);

/** Whether an Outpost may be built in a sector at its price, range apart (LD07). */
const canAffordOutpost = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  supply(s, seat, 'martial') > 0 &&
  hasRoom(s, seat, 'martial', sector) &&
  buildCost(s, seat, 'martial', sector) <= s.caps[seat]!;

/** An Outpost on the tile just placed, if the player likes (LD07). */
export const outpostThere = procedure<{ seat: Seat; sector: number }>(
  'outpostThere',
  { seat: 'all', sector: 'all' },
  {
    build: {
      rule: 'HG-LEA-10',
      who: (s, f) => (canAffordOutpost(s, f.seat, f.sector) ? f.seat : null),
      options(s, f, seat, emit) {
        if (canAffordOutpost(s, seat, f.sector)) emit(['outpost', f.sector]);
        emit(['pass']);
      },
      take(s, f, seat, move) {
        if (move[0] === 'outpost')
          buildBase(s, seat, 'martial', f.sector, buildCost(s, seat, 'martial', f.sector));
      },
    },
  },
);

/** LD07: a tile of the pool, then an Outpost on it. */
export function placeWithOutpost(s: State, seat: Seat, tile: number, sector: number): Next {
  s.pool.splice(s.pool.indexOf(tile), 1);
  s.tiles[sector] = tile;
  tell(['tilePlaced', seat, tile, sector]);
  return call(outpostThere, { seat, sector });
}

export const emptyHexes = (s: Readonly<State>): number[] =>
  [...s.tiles.keys()].filter((sector) => isEmpty(s, sector));

/** Sectors that a Fleet of a seat could be moved to within a number of steps (LD06, LD07). */
export function fleetGoals(s: Readonly<State>, seat: Seat, fleet: number, most: number): number[] {
  const from = s.fleets[seat]![fleet]!;
  if (from < 0) return [];
  const { size, steps } = ways(s);
  return [...s.tiles.keys()].filter(
    (to) => to !== from && steps[from * size + to]! <= most && mayEnd(s, seat, to),
  );
}

/** Sectors of groups of two or more Complexes (LD03). */
export const largeGroups = (s: Readonly<State>, seat: Seat): number =>
  s.complexes[seat]!.filter((n) => n >= 2).length;

/** Whether a seat has anything in a sector that could be targeted (LD12). */
export const isExposed = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  s.homes[seat] !== sector && TYPES.some((type) => isThere(s, seat, type, sector));
