import type { Seat } from '@conclave/kernel';
import { fits, spotPair } from '@conclave/mechanics/edge-match';
import { CAMPFIRE, isMasteryCard, masteryCard } from '../data/cards.ts';
import { COPIES, KIND, slotKind } from '../data/mastery.ts';
import { SLOTS } from '../data/mastery-keys.ts';
import type { Value } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { influence, score } from './gain.ts';
import { hasCard, power } from './holdings.ts';
import { refreshLimits } from './limits.ts';
import { placeCard, scoreNodus, treeOpenings } from './tree.ts';
import type { Move, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** Whether a seat has a card of a Domain and value. */
function hasValue(s: Readonly<State>, seat: Seat, domain: number, value: Value): boolean {
  const { mastery } = tables(s);
  for (let slot = 1; slot <= SLOTS; slot++) {
    const kind = slotKind(domain, slot);
    if (mastery[kind]!.value === value && hasCard(s, seat, kind)) return true;
  }
  return false;
}

/** Whether a seat's Tree has what a card needs (DM-DEV-04). */
export function meetsNeeds(s: Readonly<State>, seat: Seat, kind: number): boolean {
  const { needs, domain } = tables(s).mastery[kind]!;
  if (needs === 'any') return hasValue(s, seat, domain, 3) && hasValue(s, seat, domain, 6);
  return needs === -1 || hasCard(s, seat, needs);
}

/** Whether a kind of card is in this game (DM-VAR-04). */
export const isInGame = (s: Readonly<State>, kind: number): boolean =>
  !s.firstGame || tables(s).mastery[kind]!.value !== 9;

/** Whether a seat may have a card at all now: in the game, not yet owned, prerequisite met (DM-DEV-03, 04). */
export const mayGain = (s: Readonly<State>, seat: Seat, kind: number): boolean =>
  isInGame(s, kind) && !hasCard(s, seat, kind) && meetsNeeds(s, seat, kind);

/** By card number: 1 for a copy that lies in some Tree. Filled anew by each question. */
const taken = new Uint8Array(CAMPFIRE);

function noteTaken(s: Readonly<State>): void {
  taken.fill(0);
  for (const cards of s.cards) for (const card of cards) if (isMasteryCard(card)) taken[card] = 1;
}

/** Copies of a kind that are left in the supply. */
export function supply(s: Readonly<State>, kind: number): number[] {
  if (!isInGame(s, kind)) return [];
  noteTaken(s);
  return Array.from({ length: COPIES }, (_, copy) => copy).filter(
    (copy) => taken[masteryCard(kind, copy)] === 0,
  );
}

/** Every copy and place at which one of these kinds could join a seat's Tree (DM-DEV-02, DM-TRE-02 to 04). */
export function emitGains(
  s: Readonly<State>,
  seat: Seat,
  kinds: readonly number[],
  emit: (move: Move) => void,
): void {
  if (kinds.length === 0) return;
  noteTaken(s);
  const open = treeOpenings(s, seat);
  const places = open.map(({ spot }) => spotPair(spot));
  const { sides } = tables(s);
  for (const kind of kinds)
    for (let copy = 0; copy < COPIES; copy++) {
      const card = masteryCard(kind, copy);
      if (taken[card] === 1) continue;
      for (let i = 0; i < open.length; i++)
        if (fits(open[i]!, sides[card]!)) emit(['gain', kind, copy, places[i]![0], places[i]![1]]);
    }
}

/** Whether some copy of one of these kinds has a place in a seat's Tree. */
export function canPlaceAny(s: Readonly<State>, seat: Seat, kinds: readonly number[]): boolean {
  if (kinds.length === 0) return false;
  const open = treeOpenings(s, seat);
  noteTaken(s);
  const { sides } = tables(s);
  return kinds.some((kind) => {
    for (let copy = 0; copy < COPIES; copy++) {
      const card = masteryCard(kind, copy);
      if (taken[card] === 0 && open.some((opening) => fits(opening, sides[card]!))) return true;
    }
    return false;
  });
}

/** A copy joins a seat's Tree, Basic side up, and scores (DM-DEV-02, DM-BLD-05); what it costs is paid before. */
export function gainCard(
  s: State,
  seat: Seat,
  kind: number,
  copy: number,
  x: number,
  y: number,
  isFree = false,
): void {
  const { value } = tables(s).mastery[kind]!;
  const formed = placeCard(s, seat, masteryCard(kind, copy), x, y);
  s.mastery[seat]![kind] = 1;
  tell(['cardGained', seat, kind, copy, x, y, isFree]);
  if (kind === KIND.shipbuilding) refreshLimits(s, seat);
  score(s, seat, tables(s).gainVp[value], 'mastery', 'gain', kind);
  influence(s, seat, tables(s).gainInfluence[value], 'gain', kind);
  scoreNodus(s, seat, formed);
  score(s, seat, power(s, seat, KIND.metallurgy), 'triggers', 'card', KIND.metallurgy);
}

/** A Basic card turns to its Advanced side and scores (DM-DEV-05, 06). */
export function advanceCard(s: State, seat: Seat, kind: number, isFree = false): void {
  const { value } = tables(s).mastery[kind]!;
  s.mastery[seat]![kind] = 2;
  tell(['cardAdvanced', seat, kind, isFree]);
  if (kind === KIND.shipbuilding) refreshLimits(s, seat);
  score(s, seat, tables(s).advanceVp[value], 'mastery', 'advance', kind);
  influence(s, seat, tables(s).advanceInfluence[value], 'advance', kind);
}
