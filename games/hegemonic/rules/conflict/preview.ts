import type { Seat } from '@conclave/kernel';
import type { Type } from '../../data/tracks.ts';
import { conflictCost } from '../attacks.ts';
import { canDrawDeck, cardsFor } from '../cards.ts';
import { cardLists } from '../fill.ts';
import { clockwise } from '../seats.ts';
import type { Conflict, Move, Part, State } from '../types.ts';
import { conflictOf } from './declaring.ts';
import { powerDrawing, sources } from './draws.ts';
import {
  cardPower,
  factionOf,
  isUnitsAlone,
  partsOf,
  possibleLoan,
  seatOf,
  totalOf,
  typeOf,
} from './power.ts';

/** What is known of one side of a conflict, before or while it goes on. */
export interface SidePreview {
  readonly seat: Seat;
  readonly type: Type;
  /** What counts for certain, term by term, and its sum. */
  readonly parts: readonly Part[];
  readonly certain: number;
  /** What its units may draw from: a faction or the sector of a stack, and the sum with that draw. */
  readonly draws: readonly { readonly source: number; readonly total: number }[];
  /** Who may lend how much, if the side uses the power of that faction. */
  readonly loans: readonly { readonly lender: Seat; readonly faction: number; readonly n: number }[];
  /** What its technology card adds at least and at most. */
  readonly card: { readonly least: number; readonly most: number };
}

export interface Preview {
  /** CAPs for declaring, the move of a unit apart. */
  readonly cost: number;
  readonly attacker: SidePreview;
  readonly defender: SidePreview;
  /** Whether a leader could be used, which none of the numbers reckons with. */
  readonly leaders: boolean;
}

/** The range of a card of this side: exact for a hand that is known, else over all cards that are nowhere to be seen. */
function cardRange(s: Readonly<State>, c: Readonly<Conflict>, side: 0 | 1): SidePreview['card'] {
  const hand = s.hands[seatOf(c, side)]!;
  if (s.learning ? !canDrawDeck(s) : hand.length === 0) return { least: 0, most: 0 };
  let cards: readonly number[] = hand;
  if (s.learning || hand.includes(-1)) {
    const seen = new Set(cardLists(s).flat());
    for (const card of s.deck) seen.delete(card);
    if (!s.learning) for (const card of hand) seen.delete(card);
    cards = cardsFor(s).filter((card) => !seen.has(card));
  }
  const powers = cards.map((card) => cardPower(s, card, typeOf(c, side)));
  return { least: Math.min(...powers), most: Math.max(...powers) };
}

/** Loans that could still come, for each faction that the side uses or may name. */
function loansTo(
  s: Readonly<State>,
  c: Readonly<Conflict>,
  side: 0 | 1,
  open: readonly number[],
): SidePreview['loans'] {
  const used = factionOf(s, c, side);
  const isOpen = typeOf(c, side) === 'political' && isUnitsAlone(s, c, side) && used < 0;
  const factions = isOpen ? open : used < 0 ? [] : [used];
  return factions.flatMap((faction) =>
    clockwise(s, c.attacker).flatMap((lender) => {
      const drawn: [number, number] = [...c.drawn];
      drawn[side] = faction;
      const n = c.loans[lender] === -1 ? possibleLoan(s, { ...c, drawn }, lender, side) : 0;
      return n > 0 ? [{ lender, faction, n }] : [];
    }),
  );
}

/** One side of a conflict that has been declared, or might be. */
export function sidePreview(s: Readonly<State>, c: Readonly<Conflict>, side: 0 | 1): SidePreview {
  const parts = partsOf(s, c, side);
  const certain = totalOf(parts);
  const open = c.drawn[side] < 0 ? sources(s, c, side) : [];
  const base = open.length > 0 ? powerDrawing(s, c, side, -1) : 0;
  const draws = open.map((source) => ({ source, total: certain + powerDrawing(s, c, side, source) - base }));
  return {
    seat: seatOf(c, side),
    type: typeOf(c, side),
    parts,
    certain,
    draws,
    loans: loansTo(s, c, side, open),
    card: cardRange(s, c, side),
  };
}

/** What an attack would come to: what is certain, and what draws, loans and cards may add. Works on a view. */
export function preview(
  s: Readonly<State>,
  attacker: Seat,
  attack: Extract<Move, readonly ['attack', ...unknown[]]>,
): Preview {
  const c = conflictOf(s, attacker, attack);
  return {
    cost: conflictCost(s, attacker, c.pattern, { ...c, type: c.target }),
    attacker: sidePreview(s, c, 0),
    defender: sidePreview(s, c, 1),
    leaders: s.leaders.length > 0 && s.positions.some((position) => position > 0),
  };
}
