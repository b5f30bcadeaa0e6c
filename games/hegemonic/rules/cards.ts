import type { At } from '@conclave/frame/event-parts.ts';
import { ofTables } from '@conclave/frame/tables.ts';
import { Bug, type Seat, shuffle, Unknown } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { type Tables, tables } from '../data/tables.ts';
import { KIND_OF, type Technology } from '../data/technologies.ts';
import { INDEX } from './networks.ts';
import type { Move, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** The kind of a technology card. */
export const technology = (s: At, card: number): Technology => tables(s).technologies[KIND_OF[card]!]!;

/** The cards of a game of which each kind has so many copies. */
function cardsWith(t: Tables, copiesOf: (kind: Technology) => number): readonly number[] {
  const seen = new Map<number, number>();
  return [...KIND_OF.keys()].filter((card) => {
    const kind = KIND_OF[card]!;
    const copy = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, copy);
    return copy <= copiesOf(t.technologies[kind]!);
  });
}

const wholeDeck = ofTables((t: Tables) => cardsWith(t, ({ copies }) => copies));
const smallDeck = ofTables((t: Tables) => cardsWith(t, ({ smallCopies }) => smallCopies));

/** HG-SET-05: the cards of a game, fewer with two or three players; copies of a kind are alike. */
export const cardsFor = (s: At): readonly number[] => (s.seats > 3 ? wholeDeck : smallDeck)(tables(s));

/** The pile that a card is discarded to (HG-VAR-10). */
export const pileOf = (s: Readonly<State>, card: number): number =>
  s.discards.length === 1 ? 0 : INDEX[technology(s, card).type];

/** Takes a card or tile out of a list. @throws Bug when it is not there */
export function takeFrom(list: number[], card: number): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Bug(`card ${card} is not there`);
  list.splice(at, 1);
}

/** Puts cards on the discard pile, the last one on top. */
export function discard(s: State, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) s.discards[pileOf(s, card)]!.push(card);
  if (cards.length > 0) tell(['discarded', seat, cards.slice()]);
}

/** HG-EXP-06: whether the draw pile can give a card. */
export const canDrawDeck = (s: Readonly<State>): boolean =>
  s.deck.length > 0 || s.discards.some((pile) => pile.length > 0);

/**
 * Takes the next card of the draw pile; an empty one is made of the discards first (HG-EXP-06, HG-VAR-12).
 * @throws Unknown when the viewer of this view does not know the card
 */
export function drawCard(s: State): number {
  if (s.deck.length === 0) {
    s.deck = shuffle(s.rng, s.discards.flat());
    s.discards = s.discards.map(() => []);
    tell(['reshuffled', s.deck.length]);
  }
  const card = s.deck.pop()!;
  if (card < 0) throw new Unknown('the next technology');
  return card;
}

/** Draws cards from the draw pile to the hand, as long as there are any. */
export function drawCards(s: State, seat: Seat, n: number): void {
  const drawn: number[] = [];
  for (let i = 0; i < n && canDrawDeck(s); i++) {
    const card = drawCard(s);
    insert(s.hands[seat]!, card);
    drawn.push(card);
  }
  if (drawn.length > 0) tell(['drew', seat, drawn]);
}

/** HG-CON-40: all inactive cards come back to hand. */
export function recoverInactive(s: State, seat: Seat): void {
  const cards = s.inactive[seat]!;
  if (cards.length === 0) return;
  s.inactive[seat] = [];
  for (const card of cards) insert(s.hands[seat]!, card);
  tell(['recovered', seat, cards]);
}

/** HG-EXP-04: the three sources of a card. */
export function emitDraws(s: Readonly<State>, seat: Seat, emit: (move: Move) => void): void {
  if (canDrawDeck(s)) emit(['drawDeck']);
  for (let pile = 0; pile < s.discards.length; pile++)
    if (s.discards[pile]!.length > 0) emit(['drawDiscard', pile]);
  for (const card of s.advanced[seat]!) emit(['takeBack', card]);
}

/** Whether D-DRAW has any source. */
export const canDraw = (s: Readonly<State>, seat: Seat): boolean =>
  canDrawDeck(s) || s.advanced[seat]!.length > 0;

/** Carries a choice of `emitDraws` out. An Advanced Technology comes back without refund (HG-R-33). */
export function takeDraw(s: State, seat: Seat, move: Move): void {
  if (move[0] === 'drawDeck') drawCards(s, seat, 1);
  else if (move[0] === 'drawDiscard') {
    const card = s.discards[move[1]]!.pop()!;
    insert(s.hands[seat]!, card);
    tell(['tookDiscard', seat, card]);
  } else {
    const card = move[1] as number;
    takeFrom(s.advanced[seat]!, card);
    insert(s.hands[seat]!, card);
    tell(['tookBack', seat, card]);
  }
}

/** Discards an Advanced Technology (HG-TEC-02). */
export function dropTechnology(s: State, seat: Seat, card: number): void {
  takeFrom(s.advanced[seat]!, card);
  s.discards[pileOf(s, card)]!.push(card);
  tell(['dropped', seat, card]);
}
