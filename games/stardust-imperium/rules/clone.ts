import { copyLists } from '@conclave/frame/clone.ts';
import { copy, type Frame } from '@conclave/kernel';
import type { Built, Payment, State } from './types.ts';

const copyBuilt = (card: Built): Built => ({
  uid: card.uid,
  slipped: card.slipped,
  stash: card.stash.length === 0 ? [] : card.stash.slice(),
  named: card.named,
});

const copyPayment = (p: Payment): Payment => ({ ...p, offered: p.offered.slice() });

/** A deep copy, written out for speed. Triggers never change, so that both copies may hold the same. */
export function clone(s: Readonly<State>): State {
  return {
    v: s.v,
    rules: s.rules,
    seats: s.seats,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    agenda: s.agenda.map(copy<Frame>),
    raised: s.raised.slice(),
    outcome: s.outcome,
    first: s.first,
    round: s.round,
    roundLimit: s.roundLimit,
    vpCountsShown: s.vpCountsShown,
    discardBrowsable: s.discardBrowsable,
    active: s.active,
    window: s.window,
    budget: s.budget,
    mainDone: s.mainDone,
    extraBuilds: s.extraBuilds,
    builds: s.builds,
    sold: s.sold.slice(),
    payment: s.payment && copyPayment(s.payment),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    hands: copyLists(s.hands),
    tableaus: s.tableaus.map((tableau) => tableau.map(copyBuilt)),
    piles: copyLists(s.piles),
    tokens: s.tokens.slice(),
    exhausted: s.exhausted,
    completedBy: s.completedBy,
    extraTurns: s.extraTurns,
  };
}
