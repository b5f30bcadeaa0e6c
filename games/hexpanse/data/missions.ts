import type { Provenance } from '@conclave/frame/meta.ts';
import { markedCells, type Pattern } from '@conclave/mechanics/pattern';

export interface Mission {
  readonly id: string;
  readonly name: string;
  /** The cells that one side's units must hold, in any place and orientation (HX-MIS-01). */
  readonly shape: Pattern<''>;
}

/** Nine fields: public. Shapes, names and decks: reconstructed. */
export const MISSIONS_PROVENANCE: Provenance = 'reconstructed';

const mission = (id: string, name: string, cells: string): Mission => ({
  id,
  name,
  shape: { anchor: 'free', cells: markedCells(cells, ['']) },
});

/** P01 to P14, then Q01 to Q06 of the shorter deck; the number of a mission is its place in this list. */
export const MISSIONS: readonly Mission[] = [
  mission('P01', 'Delta', '(0,0) (1,-1) (1,0) (2,-2) (2,0) (3,-3) (3,-2) (3,-1) (3,0)'),
  mission('P02', 'Aegis', '(0,0) (1,0) (1,1) (2,-1) (2,0) (2,1) (3,-1) (3,0) (4,0)'),
  mission('P03', 'Crown', '(0,0) (1,-2) (1,-1) (2,-4) (2,-3) (2,-1) (3,-3) (3,-2) (4,-2)'),
  mission('P04', 'Rampart', '(0,0) (0,1) (1,0) (1,1) (2,0) (2,1) (3,0) (3,1) (4,0)'),
  mission('P05', 'Saltire', '(0,0) (1,-1) (2,-4) (2,-3) (2,-2) (2,-1) (2,0) (3,-3) (4,-4)'),
  mission('P06', 'Chevron', '(0,0) (0,1) (0,2) (0,3) (0,4) (1,4) (2,4) (3,4) (4,4)'),
  mission('P07', 'Bastion', '(0,0) (0,1) (0,2) (1,0) (1,1) (1,2) (2,0) (2,1) (2,2)'),
  mission('P08', 'Wings', '(0,0) (0,1) (1,2) (2,-2) (2,-1) (2,0) (2,2) (3,0) (4,0)'),
  mission('P09', 'Galaxy', '(0,0) (1,-2) (1,0) (1,1) (2,-2) (3,-3) (3,-1) (3,0) (4,-2)'),
  mission('P10', 'Orbit', '(0,0) (0,2) (1,1) (2,-2) (2,-1) (2,2) (3,0) (4,-2) (4,0)'),
  mission('P11', 'Spear', '(0,0) (1,0) (2,0) (2,2) (3,0) (3,1) (4,-2) (4,-1) (4,0)'),
  mission('P12', 'Crescent', '(0,0) (1,0) (2,-4) (2,0) (3,-4) (3,-1) (4,-4) (4,-3) (4,-2)'),
  mission('P13', 'Keep', '(0,0) (1,-1) (1,0) (2,-2) (2,-1) (2,0) (3,-2) (3,-1) (3,0)'),
  mission('P14', 'Hammer', '(0,0) (1,-1) (1,0) (2,-3) (2,-2) (2,-1) (2,0) (3,-4) (3,-3)'),
  mission('Q01', 'Flower', '(0,0) (0,1) (1,-1) (1,0) (1,1) (2,-1) (2,0)'),
  mission('Q02', 'Short Chevron', '(0,0) (0,1) (0,2) (0,3) (1,3) (2,3) (3,3)'),
  mission('Q03', 'Short Rampart', '(0,0) (0,1) (1,0) (1,1) (2,0) (2,1) (3,0)'),
  mission('Q04', 'Tripod', '(0,0) (1,-1) (2,-4) (2,-3) (2,-2) (3,-2) (4,-2)'),
  mission('Q05', 'Short Crescent', '(0,0) (1,0) (2,0) (3,-1) (4,-4) (4,-3) (4,-2)'),
  mission('Q06', 'Short Spear', '(0,0) (1,0) (2,0) (3,0) (3,1) (4,-1) (4,0)'),
];

const numbers = (...ids: string[]): readonly number[] =>
  ids.map((id) => MISSIONS.findIndex((one) => one.id === id));

const startingWith = (letter: string): readonly number[] =>
  numbers(...MISSIONS.map(({ id }) => id).filter((id) => id.startsWith(letter)));

/**
 * The mission cards of each deck (section 2.9, option `missionDeck`). `auto` stands for `nine` with two players or
 * pairs, else for `melee`: the shapes that two or three opponents cannot hold up for ever (HX-R-38).
 */
export const MISSION_DECKS = {
  nine: startingWith('P'),
  melee: numbers('P01', 'P02', 'P03', 'P04', 'P06', 'P07', 'P11', 'P12', 'P13', 'P14'),
  swift: startingWith('Q'),
} as const;
export type DeckId = keyof typeof MISSION_DECKS;
