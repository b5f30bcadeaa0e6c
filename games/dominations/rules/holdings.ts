import type { Seat } from '@conclave/kernel';
import { isLevelCard } from '../data/cards.ts';
import type { Mastery } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';

/** A sum of amounts by Domain. */
export const total = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0);

/** The number of a Mastery card's effect on the side that a seat has of it, 0 without the card (DM-DEV-06). */
export function power(s: Readonly<State>, seat: Seat, kind: number): number {
  const side = s.mastery[seat]![kind]!;
  return side === 0 ? 0 : tables(s).mastery[kind]!.n[side - 1]!;
}

export const hasCard = (s: Readonly<State>, seat: Seat, kind: number): boolean =>
  s.mastery[seat]![kind] !== 0;

/** Mastery cards in a Tree that fit, on either side. */
export function countCards(s: Readonly<State>, seat: Seat, fits: (card: Mastery) => boolean): number {
  let n = 0;
  for (const [kind, side] of s.mastery[seat]!.entries())
    if (side !== 0 && fits(tables(s).mastery[kind]!)) n++;
  return n;
}

/** Mastery cards that lie Basic (1) or Advanced (2) side up (DM-HEG-13). */
export function countSide(s: Readonly<State>, seat: Seat, wanted: 1 | 2): number {
  let n = 0;
  for (const side of s.mastery[seat]!) if (side === wanted) n++;
  return n;
}

/** Mastery cards of a Domain. */
export const countDomain = (s: Readonly<State>, seat: Seat, domain: number): number =>
  countCards(s, seat, (card) => card.domain === domain);

/** Level cards in a Tree, all Monuments together (DM-HEG-09). */
export const levelCards = (s: Readonly<State>, seat: Seat): number =>
  s.cards[seat]!.filter(isLevelCard).length;

/** All Nodus of a Tree. */
export const allNodus = (s: Readonly<State>, seat: Seat): number => total(s.nodus[seat]!);
