import { type TablesOf, tablesBy } from '@conclave/frame/tables.ts';
import type { ActionCard } from './action-cards.ts';
import { BOARDS, type BoardId, type Planet } from './boards.ts';
import { CARDS, type Card } from './cards.ts';
import { EVEN_START, type EvenStart, type Sides } from './even-start.ts';
import { FACTIONS, type Faction } from './factions.ts';
import type { Mercenary } from './mercenaries.ts';
import { MINOR_FACTIONS, type MinorFaction, OFFERED, OFFERED_1 } from './minor-factions.ts';
import { type DeckId, MISSION_DECKS, MISSIONS, type Mission } from './missions.ts';
import { type Mode, NUMBERS, type Numbers } from './numbers.ts';

/**
 * All cards, factions, missions, boards and numbers that a game is played with. Everything goes by its number, the place in
 * its list.
 */
export interface Tables extends Numbers {
  readonly cards: readonly Card[];
  readonly factions: readonly Faction[];
  readonly minors: readonly MinorFaction[];
  /** The numbers of the minor factions that a game deals. */
  readonly offered: readonly number[];
  readonly missions: readonly Mission[];
  /** By deck, the numbers of its missions. */
  readonly decks: { readonly [deck in DeckId]: readonly number[] };
  readonly boards: { readonly [board in BoardId]: Planet };
  /** By mode and sides, what the option `evenStart` changes. */
  readonly evenStart: { readonly [mode in Mode]: { readonly [sides in Sides]: EvenStart } };
}

/** Tables as games that begin now have them. */
export const NEWEST: Tables = {
  ...NUMBERS,
  cards: CARDS,
  factions: FACTIONS,
  minors: MINOR_FACTIONS,
  offered: OFFERED,
  missions: MISSIONS,
  decks: MISSION_DECKS,
  boards: BOARDS,
  evenStart: EVEN_START,
};

const FIRST: Tables = { ...NEWEST, offered: OFFERED_1 };

/** The tables in force in a position. */
export const tables: TablesOf<Tables> = tablesBy<Tables>(FIRST, NEWEST);

type At = Parameters<typeof tables>[0];

/** C1 to C25 by card. */
export const mercenaryOf = (s: At, card: number): Mercenary => tables(s).cards[card] as Mercenary;

/** A1 to A25 by card. */
export const actionCardOf = (s: At, card: number): ActionCard => tables(s).cards[card] as ActionCard;
