import { shuffle, type Viewer } from '@conclave/kernel';
import { sort } from '@conclave/mechanics/sorted';
import { CARD_COUNT, KIND, KIND_OF } from '../data/cards.ts';
import { runningUse } from './functions/use.ts';
import { research } from './research.ts';
import type { State } from './types.ts';

/** The kinds that reveal cards of the deck. */
const REVEALING: readonly number[] = [KIND.galaxyProbe, KIND.ministryOfMissionary];

/** Every list of cards in a state, those in frames of the agenda included. */
export function cardLists(s: Readonly<State>): number[][] {
  const lists = [s.deck, s.discard, ...s.hands, ...s.piles];
  for (const tableau of s.tableaus) for (const card of tableau) lists.push(card.stash);
  if (s.payment !== null) lists.push(s.payment.offered);
  const looking = research.under(s);
  if (looking !== null) lists.push(looking.looked);
  const use = runningUse(s);
  if (use !== null && REVEALING.includes(KIND_OF[use.uid]!)) lists.push(use.cards);
  return lists;
}

/** Puts the cards that the viewer can't place where their backs are, at random. Hands and Ark stores stay sorted. */
export function fill(s: State, _viewer: Viewer): void {
  const lists = cardLists(s);
  const seen = new Uint8Array(CARD_COUNT);
  for (const tableau of s.tableaus) for (const card of tableau) seen[card.uid] = 1;
  for (const list of lists) for (const uid of list) if (uid >= 0) seen[uid] = 1;
  const unknown: number[] = [];
  for (let uid = 0; uid < CARD_COUNT; uid++) if (seen[uid] === 0) unknown.push(uid);
  shuffle(s.rng, unknown);
  for (const list of lists)
    for (let i = 0; i < list.length; i++) if (list[i] === -1) list[i] = unknown.pop()!;
  for (const hand of s.hands) sort(hand);
  for (const tableau of s.tableaus) for (const card of tableau) sort(card.stash);
}
