/** A world to claim. */
export interface World {
  readonly name: string;
  readonly points: number;
  /** Whether its owner may draw a ship whenever another seat claims a world. */
  readonly beacon: boolean;
}

const world = (name: string, points: number, beacon = false): World => ({ name, points, beacon });

/** The worlds of the game; a card is an index into this list. */
export const WORLDS: readonly World[] = [
  world('Alba', 1, true),
  world('Brise', 2, true),
  world('Corin', 2, true),
  world('Dusk', 3),
  world('Ember', 3, true),
  world('Fathom', 4),
  world('Gilt', 4),
  world('Hollow', 5),
  world('Iris', 5),
  world('Juno', 6),
  world('Kestrel', 7),
  world('Lumen', 8),
];

/** One ship of each strength from 1 to this. */
export const SHIPS = 24;
/** Ships in each hand at the start. */
export const HAND = 5;
/** Worlds of the row that are within reach. */
export const REACH = 2;
