import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { refreshLimit } from './limits.ts';
import { campAt, Layout } from './map.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

/** Whether a Camp has neither City nor Monument (DM-CIT-08). */
export const isCampFree = (s: Readonly<State>, place: number): boolean =>
  s.owners[place] === -1 && s.sites[place] === -1;

export function cityCount(s: Readonly<State>, seat: Seat): number {
  let n = 0;
  for (const owner of s.owners) if (owner === seat) n++;
  return n;
}

/** Cities of exactly this level. */
export function citiesOfLevel(s: Readonly<State>, seat: Seat, level: number): number {
  let n = 0;
  for (let i = 0; i < s.owners.length; i++) if (s.owners[i] === seat && s.levels[i] === level) n++;
  return n;
}

/** Levels of all Cities, each counted as high as it is. */
export function cityLevels(s: Readonly<State>, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < s.owners.length; i++) if (s.owners[i] === seat) n += s.levels[i]!;
  return n;
}

/** City Levels as the Hegemon counts them: level 1 is 0, level 2 is 1, level 3 is 2 (DM-HEG-11). */
export const hegemonLevels = (s: Readonly<State>, seat: Seat): number =>
  cityLevels(s, seat) - cityCount(s, seat);

/** Cities on Camps of a colour. */
export function citiesOn(s: Readonly<State>, seat: Seat, domain: number): number {
  let n = 0;
  for (let i = 0; i < s.owners.length; i++) if (s.owners[i] === seat && campAt(s, i) === domain) n++;
  return n;
}

/** Cities for which some tile that shares an edge fits. */
function citiesBeside(s: Readonly<State>, seat: Seat, fits: (place: number) => boolean): number {
  const layout = new Layout(s);
  let n = 0;
  for (let i = 0; i < s.owners.length; i++)
    if (s.owners[i] === seat && layout.tilesBeside(s.cells[i]!).some(fits)) n++;
  return n;
}

/** Cities beside another one of the same owner (DM-HEG-12). */
export const adjacentCities = (s: Readonly<State>, seat: Seat): number =>
  citiesBeside(s, seat, (place) => s.owners[place] === seat);

/** Cities beside one of another owner (Trade Fairs). */
export const foreignNeighbours = (s: Readonly<State>, seat: Seat): number =>
  citiesBeside(s, seat, (place) => s.owners[place] !== seat && s.owners[place] !== -1);

/** Pairs of an own City and a Monument on tiles that share an edge (DM-FIN-05). */
export function citiesByMonuments(s: Readonly<State>, seat: Seat): number {
  const layout = new Layout(s);
  let n = 0;
  for (let i = 0; i < s.owners.length; i++) if (s.owners[i] === seat) n += monumentsBeside(s, i, layout);
  return n;
}

/** Monuments on tiles that share an edge with the tile at a place. */
export const monumentsBeside = (s: Readonly<State>, place: number, layout = new Layout(s)): number =>
  layout.tilesBeside(s.cells[place]!).filter((other) => s.sites[other] !== -1).length;

/** Whether a seat has a counter left for a City of this level (DM-CIT-06, DM-CIT-09). */
export const hasCounter = (s: Readonly<State>, seat: Seat, level: number): boolean =>
  citiesOfLevel(s, seat, level) < tables(s).cityCounters;

/** A City of the seat stands at this level from now on; the limit follows at once (DM-CIT-07). */
export function setCity(s: State, seat: Seat, place: number, level: number): void {
  s.owners[place] = level === 0 ? -1 : seat;
  s.levels[place] = level;
  refreshLimit(s, seat, campAt(s, place));
}

/** DM-CIT-09, DM-KNO-08: a City loses a level; from level 1 it is destroyed. */
export function cityFalls(s: State, place: number): void {
  const seat = s.owners[place]!;
  const level = s.levels[place]! - 1;
  tell(['cityFell', seat, s.cells[place]!, level]);
  setCity(s, seat, place, level);
}
