import type { Seat } from '@conclave/kernel';
import { CRA, DOMAINS } from '../data/domains.ts';
import { slotKind } from '../data/mastery.ts';
import { OMEN } from '../data/omens.ts';
import { tables } from '../data/tables.ts';
import type { Tile } from '../data/tiles.ts';
import { power } from './holdings.ts';
import { countOmen, omenSum } from './omens.ts';
import type { State } from './types.ts';

/** What cards, Domination cards and Omens make of production just now (DM-PRO-12, DM-ACT-02). */
export interface Yields {
  readonly tiles: readonly Tile[];
  readonly eclipse: boolean;
  readonly harshWinter: boolean;
  /** What an activated City Produces less. */
  readonly silentOracles: number;
  /** By Domain: what the player's slot-2 card adds to a Camp of that colour. */
  readonly campCards: readonly number[];
  readonly masterBuilder: number;
  /** By seat, then by Domain: what slot-4 cards add to each activated City. */
  readonly cityCards: readonly (readonly number[])[];
}

/** As they are for a placement by the seat. */
export function yieldsFor(s: Readonly<State>, seat: Seat): Yields {
  const bySlot = (owner: Seat, slot: number) =>
    DOMAINS.map((_, domain) => power(s, owner, slotKind(domain, slot)));
  return {
    tiles: tables(s).tiles,
    eclipse: countOmen(s, seat, OMEN.eclipse) > 0,
    harshWinter: countOmen(s, seat, OMEN.harshWinter) > 0,
    silentOracles: omenSum(s, seat, OMEN.silentOracles),
    campCards: bySlot(seat, 2),
    masterBuilder: s.holders[CRA] === seat ? tables(s).masterBuilder : 0,
    cityCards: s.mastery.map((_, owner) => bySlot(owner, 4)),
  };
}
