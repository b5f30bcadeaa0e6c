import type { Provenance } from '@conclave/frame/meta.ts';

export const FACTIONS = ['orange', 'purple', 'green'] as const;
export type Faction = (typeof FACTIONS)[number];

/** A sector: industrial Locations, the political Location's power and faction, and the stack limit of the martial Location. */
export interface Tile {
  readonly industrial: number;
  /** 0 without a political Location. */
  readonly political: number;
  /** Index in `FACTIONS`; -1 without one. */
  readonly faction: number;
  /** 0 without a martial Location. */
  readonly martial: number;
  /** Whether it belongs to the set for two or three players (HG-SET-06). */
  readonly small: boolean;
}

/** The range of the values: rulebook. Their distribution: reconstructed, section 2.3 of the specification. */
export const TILES_PROVENANCE: Provenance = 'reconstructed';

const NONE = -1;
const [ORANGE, PURPLE, GREEN] = [0, 1, 2];

const tile = (
  industrial: number,
  political: number,
  faction: number,
  martial: number,
  small: boolean,
): Tile => ({
  industrial,
  political,
  faction,
  martial,
  small,
});

/** Tiles T01 to T48; the number of a tile is its place in this list. */
export const TILES: readonly Tile[] = [
  tile(3, 1, ORANGE, 0, true),
  tile(0, 1, ORANGE, 3, true),
  tile(2, 2, ORANGE, 1, true),
  tile(1, 2, ORANGE, 2, true),
  tile(1, 3, ORANGE, 0, true),
  tile(0, 3, ORANGE, 1, true),
  tile(3, 1, PURPLE, 0, true),
  tile(0, 1, PURPLE, 3, true),
  tile(2, 2, PURPLE, 1, true),
  tile(1, 2, PURPLE, 2, true),
  tile(1, 3, PURPLE, 0, true),
  tile(0, 3, PURPLE, 1, true),
  tile(3, 1, GREEN, 0, true),
  tile(0, 1, GREEN, 3, true),
  tile(2, 2, GREEN, 1, true),
  tile(1, 2, GREEN, 2, true),
  tile(1, 3, GREEN, 0, true),
  tile(0, 3, GREEN, 1, true),
  tile(3, 0, NONE, 1, true),
  tile(1, 0, NONE, 3, true),
  tile(2, 0, NONE, 2, true),
  tile(3, 0, NONE, 2, true),
  tile(2, 0, NONE, 3, true),
  tile(1, 0, NONE, 1, true),
  tile(2, 1, ORANGE, 1, false),
  tile(1, 1, ORANGE, 2, false),
  tile(1, 2, ORANGE, 1, false),
  tile(2, 2, ORANGE, 0, false),
  tile(0, 2, ORANGE, 2, false),
  tile(1, 3, ORANGE, 1, false),
  tile(2, 1, PURPLE, 1, false),
  tile(1, 1, PURPLE, 2, false),
  tile(1, 2, PURPLE, 1, false),
  tile(2, 2, PURPLE, 0, false),
  tile(0, 2, PURPLE, 2, false),
  tile(1, 3, PURPLE, 1, false),
  tile(2, 1, GREEN, 1, false),
  tile(1, 1, GREEN, 2, false),
  tile(1, 2, GREEN, 1, false),
  tile(2, 2, GREEN, 0, false),
  tile(0, 2, GREEN, 2, false),
  tile(1, 3, GREEN, 1, false),
  tile(3, 0, NONE, 1, false),
  tile(1, 0, NONE, 3, false),
  tile(2, 0, NONE, 2, false),
  tile(3, 0, NONE, 2, false),
  tile(2, 0, NONE, 3, false),
  tile(1, 0, NONE, 1, false),
];

/** The number of the home tile, which every player has one of (HG-POW-04: its Embassy has no faction). */
export const HOME = TILES.length;

/** Its Embassy: rulebook; its other two Locations: reconstructed. */
export const HOME_TILE: Tile = tile(1, 1, NONE, 1, false);
