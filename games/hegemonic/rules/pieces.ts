import type { Seat } from '@conclave/kernel';
import type { Type } from '../data/tracks.ts';
import { basesIn, unitsOf } from './board.ts';
import { INDEX } from './networks.ts';
import type { State, Unit } from './types.ts';
import { tell } from './vocabulary.ts';

/** Puts a base of the supply on a Location (HG-GEN-04). */
export function addBase(s: State, seat: Seat, type: Type, sector: number): void {
  s.built[seat]![INDEX[type]]!++;
  if (type === 'industrial') s.complexes[seat]![sector]!++;
  else if (type === 'political') s.embassies[sector] = seat;
  else {
    s.outposts[sector] = seat;
    s.heights[sector]!++;
  }
}

/** Takes one base off the board, back to the supply (HG-GEN-04). */
function removeBase(s: State, seat: Seat, type: Type, sector: number): void {
  s.built[seat]![INDEX[type]]!--;
  if (type === 'industrial') s.complexes[seat]![sector]!--;
  else if (type === 'political') s.embassies[sector] = -1;
  else if (--s.heights[sector]! === 0) s.outposts[sector] = -1;
}

/** Takes all bases of a seat and type off a sector; says how many there were. */
export function removeBases(s: State, seat: Seat, type: Type, sector: number): number {
  const n = basesIn(s, seat, type, sector);
  for (let i = 0; i < n; i++) removeBase(s, seat, type, sector);
  return n;
}

/** Takes one base from one Location to another; the number built stays. */
export function moveBase(s: State, seat: Seat, type: Type, from: number, to: number): void {
  removeBase(s, seat, type, from);
  addBase(s, seat, type, to);
}

/** Sets both halves of a Gate pair; -1s take it off the board. */
export function setGate(s: State, seat: Seat, pair: number, a: number, b: number): void {
  s.gates[seat]![2 * pair] = a;
  s.gates[seat]![2 * pair + 1] = b;
}

/** Moves a unit for its price (HG-MOV-03, 04). */
export function moveUnit(s: State, seat: Seat, unit: Unit, number: number, to: number, cost: number): void {
  const units = unitsOf(s, seat, unit);
  const from = units[number]!;
  s.caps[seat]! -= cost;
  units[number] = to;
  tell(['unitMoved', seat, unit, number, from, to, cost]);
}
