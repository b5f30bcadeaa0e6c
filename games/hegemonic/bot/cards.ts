import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { KIND_OF } from '../data/technologies.ts';
import { TYPES, type Type } from '../data/tracks.ts';
import { advanceCost, isAdvanceable, mayDrop, type Terms } from '../rules/advancing.ts';
import { cardsFor, technology } from '../rules/cards.ts';
import { INDEX } from '../rules/networks.ts';
import type { Move, State } from '../rules/types.ts';
import { deckOf } from './deck.ts';
import { type Outlook, spending } from './outlook.ts';
import { EFFECT_WORTH, WEIGHT } from './weights.ts';

/** The best power for a type among the cards of a hand, 0 for an empty one. */
export const bestPower = (s: Readonly<State>, hand: readonly number[], type: Type): number =>
  hand.reduce((best, card) => Math.max(best, card < 0 ? 0 : technology(s, card).power[INDEX[type]]!), 0);

/** How much of a card's worth in conflicts there is still time for. */
const timeForCards = (o: Outlook): number => Math.min(1, (o.rounds - 1 + o.turns / 3) / 2);

/** What a card is worth in hand: for conflicts, where only the best for a type counts. */
export function handWorth(o: Outlook, card: number): number {
  const { power, tier } = technology(o.s, card);
  const most = Math.max(...power);
  const time = timeForCards(o);
  return (
    WEIGHT.handPower * (most + 0.3 * (power[0] + power[1] + power[2] - most)) * time +
    2 * tier * (o.rounds - 1)
  );
}

/** VP of an Advanced Technology as long as it may still be replaced by a better one. */
const pointsOf = (o: Outlook, card: number): number => {
  const { tier } = technology(o.s, card);
  return WEIGHT.point * tables(o.s).pointsATier * tier * (o.rounds <= 1 ? 1 : WEIGHT.slot[tier - 1]!);
};

const effectOf = (o: Outlook, card: number): number =>
  EFFECT_WORTH[technology(o.s, card).key] * (o.rounds - 1 + o.turns / 3);

/** What an Advanced Technology is worth where it lies. */
export const technologyWorth = (o: Outlook, card: number): number => pointsOf(o, card) + effectOf(o, card);

/** What it brings to advance a card, perhaps in the place of another. */
function advanceWorth(o: Outlook, card: number, drop: number | undefined, terms?: Terms): number {
  const lost = drop === undefined ? 0 : technologyWorth(o, drop);
  return technologyWorth(o, card) - lost - spending(o, advanceCost(o.s, card, terms)) - handWorth(o, card);
}

/** The best that advancing a card brings, at least 0. */
function bestAdvanceOf(o: Outlook, card: number, terms?: Terms): number {
  const { s, seat } = o;
  const advanced = s.advanced[seat]!;
  if (card < 0 || !isAdvanceable(s, seat, card, terms)) return 0;
  let best = advanced.length < tables(s).slots ? Math.max(0, advanceWorth(o, card, undefined, terms)) : 0;
  for (const drop of advanced)
    if (mayDrop(s, seat, card, drop)) best = Math.max(best, advanceWorth(o, card, drop, terms));
  return best;
}

/** The best advance that a hand allows, at least 0. */
export const bestAdvance = (o: Outlook, hand: readonly number[], terms?: Terms): number =>
  hand.reduce((best, card) => Math.max(best, bestAdvanceOf(o, card, terms)), 0);

/** What each card that the seat has not seen would bring if it were drawn and advanced, ascending. */
function unseenAdvances(o: Outlook, terms?: Terms): readonly number[] {
  const { s, seat } = o;
  const seen = new Set([...s.hands[seat]!, ...s.inactive.flat(), ...s.advanced.flat(), ...s.discards.flat()]);
  const byKind: number[] = [];
  return cardsFor(s)
    .filter((card) => !seen.has(card))
    .map((card) => {
      byKind[KIND_OF[card]!] ??= bestAdvanceOf(o, card, terms);
      return byKind[KIND_OF[card]!]!;
    })
    .sort((a, b) => a - b);
}

/** The best advance that is to be expected of a hand after so many cards of the draw pile have come to it. */
export function expectedAdvance(o: Outlook, hand: readonly number[], draws: number, terms?: Terms): number {
  const best = bestAdvance(o, hand, terms);
  if (terms === undefined) o.memo.advances ??= unseenAdvances(o);
  const found = terms === undefined ? o.memo.advances! : unseenAdvances(o, terms);
  let sum = 0;
  let below = 0;
  for (const [i, worth] of found.entries()) {
    const upTo = ((i + 1) / found.length) ** draws;
    sum += Math.max(best, worth) * (upTo - below);
    below = upTo;
  }
  return found.length === 0 ? best : sum;
}

/** What a draw from a source brings, with the use that follows. Nobody takes an Advanced Technology back. */
export function drawValue(o: Outlook, move: Move): number {
  const { s, seat } = o;
  const hand = s.hands[seat]!;
  if (move[0] === 'takeBack') return Number.NEGATIVE_INFINITY;
  if (move[0] === 'drawDeck') return WEIGHT.draw + expectedAdvance(o, hand, 1);
  const top = s.discards[move[1] as number]!.at(-1)!;
  const least = Math.min(...hand.map((card) => handWorth(o, card)));
  const better = hand.length === 0 ? handWorth(o, top) : Math.max(0, handWorth(o, top) - least);
  return Math.max(better, WEIGHT.draw - 5) + bestAdvance(o, [...hand, top]);
}

/** What a discard or an advance at D-USE is worth. */
export function useValue(o: Outlook, move: Move, terms?: Terms): number {
  const card = move[1] as number;
  if (move[0] === 'discard') return -handWorth(o, card) - 0.3 * Math.max(0, bestAdvanceLater(o, card));
  return advanceWorth(o, card, move[2] as number | undefined, terms);
}

/** A card that could be advanced later is not to be thrown away. */
function bestAdvanceLater(o: Outlook, card: number): number {
  return isAdvanceable(o.s, o.seat, card) ? advanceWorth(o, card, undefined) : 0;
}

/**
 * What a RESEARCH brings: inactive cards come back before the Arbitration brings them, poor cards make room for others,
 * and among those there may be one to advance (HG-ACT-12).
 */
export function researchValue(o: Outlook): number {
  const { s, seat } = o;
  const cards = [...s.hands[seat]!, ...s.inactive[seat]!];
  const turns = Math.max(0, o.turns - 1) / 3;
  const back = s.inactive[seat]!.reduce((sum, card) => sum + handWorth(o, card), 0) * turns;
  const poor = cards.filter((card) => redrawValue(o, [card]) > 0);
  const draws = tables(s).hand - cards.length + poor.length;
  const kept = cards.filter((card) => !poor.includes(card));
  const found = expectedAdvance(o, kept, draws) - bestAdvance(o, cards);
  return back + redrawValue(o, poor) + (o.turns > 1 || o.rounds > 1 ? Math.max(0, found) : 0);
}

/** What it brings to throw away some of a hand and draw as many: those that are worse than a card of the deck. */
export function redrawValue(o: Outlook, cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards)
    sum += averageWorth(o) - handWorth(o, card) - 0.3 * Math.max(0, bestAdvanceLater(o, card));
  return sum;
}

/** What a card of the draw pile is worth in hand on average. */
const averageWorth = (o: Outlook): number =>
  WEIGHT.handPower * (deckOf(o.s).mean + 1.2) * timeForCards(o) + 4 * (o.rounds - 1);

/** How many cards a seat holds beyond doubt. */
export const cardsOf = (s: Readonly<State>, seat: Seat): number =>
  Math.min(tables(s).hand, s.hands[seat]!.length);

/** What a card is worth for the three types, for a draft. */
export const draftValue = (s: Readonly<State>, card: number): number => {
  const { power, tier, key } = technology(s, card);
  return (
    TYPES.reduce((sum, _, i) => sum + power[i]! * (2 + 0.1 * power[i]!), 0) +
    EFFECT_WORTH[key] * 0.15 -
    tier * 0.3
  );
};
