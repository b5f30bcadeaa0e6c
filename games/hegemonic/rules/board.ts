import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { HOME, type Tile } from '../data/tiles.ts';
import type { Type } from '../data/tracks.ts';
import { type Ways, ways } from './distances.ts';
import { effect, has } from './technologies.ts';
import type { State, Unit } from './types.ts';

const sectorCount = (s: Readonly<State>): number => s.tiles.length;

/** HG-EXP-03: whether a hex holds neither a sector tile nor a home. */
export const isEmpty = (s: Readonly<State>, sector: number): boolean => s.tiles[sector] === -1;

export function hasEmptyHex(s: Readonly<State>): boolean {
  return s.tiles.includes(-1);
}

/** The tile of a sector, null for an empty hex. */
export function tileAt(s: Readonly<State>, sector: number): Tile | null {
  const tile = s.tiles[sector]!;
  return tile < 0 ? null : tables(s).tiles[tile]!;
}

/** Whether a sector is the home of another player (HG-BLD-05, HG-MOV-05, HG-CON-06). */
export const isForeignHome = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  s.tiles[sector] === HOME && s.homes[seat] !== sector;

/** Complexes of all players in a sector. */
export function complexesIn(s: Readonly<State>, sector: number): number {
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) sum += s.complexes[seat]![sector]!;
  return sum;
}

/** The height of a seat's stack in a sector, 0 for none (HG-POW-05). */
export const stackHeight = (s: Readonly<State>, seat: Seat, sector: number): number =>
  s.outposts[sector] === seat ? s.heights[sector]! : 0;

/** A seat's bases of a type in a sector. */
export function basesIn(s: Readonly<State>, seat: Seat, type: Type, sector: number): number {
  if (type === 'industrial') return s.complexes[seat]![sector]!;
  if (type === 'political') return s.embassies[sector] === seat ? 1 : 0;
  return stackHeight(s, seat, sector);
}

/** The power of a seat's bases of a type in a sector, for costs and for scoring (HG-POW-01, 03, 05). */
export function basePower(s: Readonly<State>, seat: Seat, type: Type, sector: number): number {
  if (type !== 'political') return basesIn(s, seat, type, sector);
  return s.embassies[sector] === seat ? tables(s).tiles[s.tiles[sector]!]!.political : 0;
}

/** HG-POW-02, 03, 05, HG-BLD-05, 06: whether a base of a seat finds a Location in a sector, range apart. */
export function hasRoom(s: Readonly<State>, seat: Seat, type: Type, sector: number): boolean {
  const tile = tileAt(s, sector);
  if (tile === null || isForeignHome(s, seat, sector)) return false;
  if (type === 'industrial') return tile.industrial > 0 && complexesIn(s, sector) < tile.industrial;
  if (type === 'political') return tile.political > 0 && s.embassies[sector] === -1;
  if (s.outposts[sector] === -1) return tile.martial > 0;
  return s.outposts[sector] === seat && s.heights[sector]! < tile.martial;
}

/** A seat's Agents or Fleets, by number. */
export const unitsOf = (s: Readonly<State>, seat: Seat, unit: Unit): number[] =>
  unit === 'agent' ? s.agents[seat]! : s.fleets[seat]!;

/** How many of a seat's Agents or Fleets stand in a sector. */
export function unitsIn(s: Readonly<State>, seat: Seat, unit: Unit, sector: number): number {
  const units = unitsOf(s, seat, unit);
  let n = 0;
  for (let i = 0; i < units.length; i++) if (units[i] === sector) n++;
  return n;
}

/** How many Gate halves of a seat stand in a sector. */
export function gatesIn(s: Readonly<State>, seat: Seat, sector: number): number {
  const halves = s.gates[seat]!;
  let n = 0;
  for (let i = 0; i < halves.length; i++) if (halves[i] === sector) n++;
  return n;
}

/** HG-GEO-06: how far a base or unit of a seat reaches from a sector. */
export const unitRange = (s: Readonly<State>, seat: Seat, unit: Unit): number =>
  effect(s, seat, unit === 'agent' ? 'agentRange' : 'fleetRange');

/** Marks the sectors within a distance; says that there was something to reach from. */
function mark(reached: Uint8Array, { size, steps }: Ways, from: number, range: number): true {
  if (range === 0) reached[from] = 1;
  else for (let to = 0; to < size; to++) if (steps[from * size + to]! <= range) reached[to] = 1;
  return true;
}

function markType(reached: Uint8Array, s: Readonly<State>, seat: Seat, type: Type): boolean {
  const table = ways(s);
  let some = false;
  for (let sector = 0; sector < table.size; sector++) {
    const bases = basesIn(s, seat, type, sector);
    if (bases > 0) some = mark(reached, table, sector, type === 'martial' ? bases - 1 : 1);
  }
  if (type === 'industrial') return some;
  const unit = type === 'political' ? 'agent' : 'fleet';
  const range = unitRange(s, seat, unit);
  for (const sector of unitsOf(s, seat, unit)) if (sector >= 0) some = mark(reached, table, sector, range);
  return some;
}

/**
 * HG-BLD-03: by sector 1 where a base of the seat may be built or relocated to as far as range goes. Without any piece
 * that gives range it is the own home (HG-BLD-14).
 */
export function buildReach(s: Readonly<State>, seat: Seat, type: Type): Uint8Array {
  const reached = new Uint8Array(sectorCount(s));
  let some = markType(reached, s, seat, type);
  if (type === 'industrial' && has(s, seat, 'complexesNearEverything')) {
    some = markType(reached, s, seat, 'political') || some;
    some = markType(reached, s, seat, 'martial') || some;
  }
  if (!some) reached[s.homes[seat]!] = 1;
  return reached;
}
