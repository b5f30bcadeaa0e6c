import { pick, type Rng, type Seat } from '@conclave/kernel';
import { CATEGORIES } from '../data/hegemon.ts';
import { type Tables, tables } from '../data/tables.ts';
import { adjacentCities, cityCount, hegemonLevels } from './cities.ts';
import { score } from './gain.ts';
import { countSide, levelCards } from './holdings.ts';
import { leavesZero } from './older.ts';
import { everyone, foremost, leader } from './seats.ts';
import type { Source, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** The two permanent tiles, and one of each other category drawn from all of it (DM-SET-09). */
export const drawRack = ({ hegemon }: Tables, rng: Rng): number[] =>
  CATEGORIES.map((category) => {
    const tiles = [...hegemon.keys()].filter((tile) => hegemon[tile]!.category === category);
    return tiles.length === 1 ? tiles[0]! : pick(rng, tiles);
  });

/** DM-AGE-02: the rack of a later Age. */
export function fillRack(s: State): void {
  s.rack = drawRack(tables(s), s.rng);
  tell(['rackFilled', s.rack.slice()]);
}

/** What a seat has of what a Hegemon tile counts (DM-HEG-09 to 14). */
export function hegemonCount(s: Readonly<State>, seat: Seat, tile: number): number {
  const { measure } = tables(s).hegemon[tile]!;
  switch (measure.kind) {
    case 'monumentLevels':
      return levelCards(s, seat);
    case 'influence':
      return s.influence[seat]!;
    case 'cities':
      return cityCount(s, seat);
    case 'cityLevels':
      return hegemonLevels(s, seat);
    case 'adjacentCities':
      return adjacentCities(s, seat);
    case 'separateCities':
      return cityCount(s, seat) - adjacentCities(s, seat);
    case 'basic':
      return countSide(s, seat, 1);
    case 'advanced':
      return countSide(s, seat, 2);
    case 'nodus':
      return s.nodus[seat]![measure.domain]!;
  }
}

/** Who would take a tile as things stand; -1 for nobody (DM-HEG-06, 07, DM-VAR-05). */
export function hegemonLeader(s: Readonly<State>, tile: number): Seat {
  const counts = everyone(s).map((seat) => hegemonCount(s, seat, tile));
  const seat = (leavesZero(s) ? leader : foremost)(s, (other) => counts[other]!);
  const isTied = counts.filter((n) => n === counts[seat]).length > 1;
  return s.tiesToNobody && isTied ? -1 : seat;
}

/** E3, DM-HEG-04 to 08: the five objectives on the same position. */
export function scoreHegemon(s: State): void {
  for (const tile of s.rack) {
    const counts = everyone(s).map((seat) => hegemonCount(s, seat, tile));
    const seat = hegemonLeader(s, tile);
    tell(['dominated', tile, counts, seat]);
    if (seat >= 0) score(s, seat, tables(s).hegemonVp, `hegemon${s.age}` as Source, 'hegemon', tile);
  }
}
