import { tablesBy } from '@conclave/frame/tables.ts';
import type { Colours } from '@conclave/mechanics/edge-match';
import { sidesOf } from './cards.ts';
import { HEGEMON, type HegemonTile } from './hegemon.ts';
import { MASTERY, MASTERY_1, type Mastery } from './mastery.ts';
import { MONUMENTS, type Monument } from './monuments.ts';
import { INFLUENCE_END, NUMBERS, type Numbers } from './numbers.ts';
import { DEALT, DEALT_1, OBJECTIVES, type Objective } from './objectives.ts';
import { OMENS, type Omen } from './omens.ts';
import { TILES, type Tile } from './tiles.ts';

/** All cards, tiles and numbers that a game is played with. Everything goes by its number, the place in its list. */
export interface Tables extends Numbers {
  readonly tiles: readonly Tile[];
  readonly mastery: readonly Mastery[];
  readonly monuments: readonly Monument[];
  /** By card, the colours of its half-Nodus (`cards.ts`). */
  readonly sides: readonly Colours[];
  readonly objectives: readonly Objective[];
  /** The numbers of the objective cards that a game deals. */
  readonly dealt: readonly number[];
  readonly hegemon: readonly HegemonTile[];
  readonly omens: readonly Omen[];
}

/** Tables as games that begin now have them. */
export const NEWEST: Tables = {
  ...NUMBERS,
  tiles: TILES,
  mastery: MASTERY,
  monuments: MONUMENTS,
  sides: sidesOf(MASTERY, MONUMENTS),
  objectives: OBJECTIVES,
  dealt: DEALT,
  hegemon: HEGEMON,
  omens: OMENS,
};

const SECOND: Tables = { ...NEWEST, influenceEnd: INFLUENCE_END };
const FIRST: Tables = { ...SECOND, mastery: MASTERY_1, dealt: DEALT_1 };

/** The tables in force in a position. */
export const tables = tablesBy<Tables>(FIRST, SECOND, NEWEST);
