import { plural } from '@conclave/frame/words.ts';
import { type Seat, shuffle, Unknown } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { CARDS, KIND } from '../../data/cards.ts';
import { cardIn, numbersOf } from '../../data/tables.ts';
import { returnToHand } from '../primitives.ts';
import type { Event, State } from '../types.ts';
import { cashVp } from '../victory-points.ts';
import { tell } from '../vocabulary.ts';
import { builtCard, fromHand, toHand } from '../zones.ts';
import { giving } from './effects.ts';
import type { Cost, Effect, Use } from './types.ts';

/*
 * What only one card does (or two that are alike), in the order of the cards' numbers.
 */

const EMPTY_HAND = { code: 'empty-hand', params: {}, rule: 'SI-FUN-05' };
const EMPTY_STORE = { code: 'empty-store', params: {}, rule: 'SI-FUN-05' };
const EMPTY_DISCARD = { code: 'empty-discard', params: {}, rule: 'SI-FUN-05' };
const CARDS_GONE = { code: 'cards-gone', params: {}, rule: 'SI-FUN-05' };
const NO_VP_CARD_TO_PAY = { code: 'no-vp-card', params: { own: 1 }, rule: 'SI-VP-08' };
const NO_VP_CARD = { code: 'no-vp-card', params: {}, rule: 'SI-VP-08' };

/** SI-CARD-03 (b). */
export const returnToOwner: Effect = {
  says: () => 'return this to your hand',
  lacks: () => null,
  steps: () => ({ returnToOwner: (s, f) => returnToHand(s, f.seat, f.seat, f.uid) }),
};

/** SI-CARD-10, putting: the first card is chosen on activation; then one more at a time, so that big hands stay choosable. */
export const stash: Effect = {
  says: () => 'put 1 or more cards from your hand face down on this',
  lacks: (s, seat) => (s.hands[seat]!.length > 0 ? null : EMPTY_HAND),
  steps: (rule) => ({
    first: (s, f) => stashCard(s, f, f.card),
    more: {
      rule,
      who: (s, f) => (s.hands[f.seat]!.length > 0 ? f.seat : null),
      options(s, _f, seat, emit) {
        for (const uid of s.hands[seat]!) emit(['put', uid]);
        emit(['stop']);
      },
      take(s, f, _seat, move) {
        if (move[0] === 'stop') return;
        stashCard(s, f, move[1] as number);
        return 'again';
      },
    },
  }),
};

function stashCard(s: State, f: Use, uid: number): void {
  fromHand(s, f.seat, uid);
  insert(builtCard(s, f.seat, f.uid)!.stash, uid);
  tell(['stashed', f.seat, f.uid, [uid]]);
}

/** SI-CARD-10, taking. */
export const unstash: Effect = {
  says: () => 'return all cards lying on this to your hand',
  lacks: (_s, _seat, card) => (card.stash.length > 0 ? null : EMPTY_STORE),
  steps: () => ({
    unstash(s, f) {
      const ark = builtCard(s, f.seat, f.uid)!;
      const uids = ark.stash;
      ark.stash = [];
      for (const uid of uids) toHand(s, f.seat, uid);
      tell(['unstashed', f.seat, f.uid, uids]);
    },
  }),
};

/** SI-CARD-14 (a). */
export const nameKind: Effect = {
  says: () => 'name a kind of card',
  lacks: () => null,
  steps: (rule) => ({
    name: {
      rule,
      who: (_s, f) => f.seat,
      options(_s, _f, _seat, emit) {
        for (const { id } of CARDS) emit(['name', id]);
      },
      take(s, f, seat, move) {
        const kind = move[1] as number;
        builtCard(s, seat, f.uid)!.named = kind;
        tell(['named', seat, f.uid, kind]);
      },
    },
  }),
};

/** SI-CARD-19: you give a card to the player who has just given one. */
export const targetGivesAndGetsBack: Effect = {
  says: () =>
    'an opponent with the most cards gives you 1 card of their choice, then you give that player 1 of yours',
  lacks: () => null,
  steps: (rule) => ({
    targetIsAsked(_s, f) {
      f.queue = [f.target];
    },
    give: giving(rule, (f) => f.seat),
    ownerIsAsked(_s, f) {
      f.queue = [f.seat];
    },
    giveBack: giving(rule, (f) => f.target),
  }),
};

/** SI-CARD-20: n VP cards, chosen on activation, as the cost; they go to the hand instead of the discard pile. */
export const payVpCards: Cost = {
  says: () => 'pay 1 or more of your VP cards',
  lacks: (s, seat) => (s.piles[seat]!.length > 0 ? null : NO_VP_CARD_TO_PAY),
  pay: (s, f) => cashVp(s, f.seat, f.n),
};

export const paidVpCardsToHand: Effect = {
  says: () => 'put the cards you paid into your hand',
  lacks: () => null,
  steps: () => ({}),
};

/** SI-CARD-24, SI-R-26: all that still lies in the discard pile. */
export const takeEventCards: Effect = {
  says: () => 'take those cards into your hand',
  lacks: (s, _seat, _card, _freed, event) =>
    ((event as Event)[3] as number[]).some((uid) => s.discard.includes(uid)) ? null : CARDS_GONE,
  steps: () => ({
    takeEventCards(s, f) {
      const uids = f.cards.filter((uid) => s.discard.includes(uid));
      s.discard = s.discard.filter((uid) => !uids.includes(uid));
      for (const uid of uids) toHand(s, f.seat, uid);
      tell(['took', f.seat, 'market', uids, -1]);
    },
  }),
};

/** SI-CARD-38. */
export const returnChosen: Effect = {
  says: () => 'return 1 of your built cards (this one allowed) to your hand',
  lacks: () => null,
  steps: () => ({ returnChosen: (s, f) => returnToHand(s, f.seat, f.seat, f.card) }),
};

/** SI-R-12. */
export const addBuild: Effect = {
  says: ({ builds }) => `you may build ${plural(builds, 'more card')} this turn`,
  lacks: () => null,
  steps: () => ({
    addBuild(s, f) {
      s.extraBuilds += cardIn(s, f.uid).builds;
      tell(['gainedBuild', f.seat]);
    },
  }),
};

/** SI-CARD-42: the card taken is not shown; then the whole deck is shuffled, even if nothing was left to shuffle in. */
export const takeFromDiscard: Effect = {
  says: () =>
    'look through the discard pile, take 1 of its cards into your hand, shuffle the rest into the deck',
  lacks: (s) => (s.discard.length > 0 ? null : EMPTY_DISCARD),
  steps: (rule) => ({
    pick: {
      rule,
      auto: true,
      who: (_s, f) => f.seat,
      options(s, _f, _seat, emit) {
        for (const uid of s.discard) emit(['take', uid]);
      },
      take(s, f, seat, move) {
        const uid = move[1] as number;
        s.discard.splice(s.discard.indexOf(uid), 1);
        toHand(s, seat, uid);
        tell(['took', f.seat, 'discard', [uid], -1]);
      },
    },
    shuffleIn(s) {
      s.deck.push(...s.discard);
      s.discard = [];
      shuffle(s.rng, s.deck);
      tell(['reshuffled', s.deck.length, true]);
    },
  }),
};

/** SI-CARD-43, SI-R-27: only the activator sees the pile, and nobody else the card taken. */
export const takeFromPile: Effect = {
  says: () => 'look through a player’s VP cards, take 1 of them into your hand, shuffle the rest',
  lacks: (s, seat) => (s.piles.some((_, target) => hasPileAfterPaying(s, seat, target)) ? null : NO_VP_CARD),
  steps: (rule) => ({
    look(s, f) {
      const pile = s.piles[f.target]!;
      if (pile.includes(-1)) throw new Unknown('a VP pile');
      tell(['looked', f.seat, pile.slice(), f.target]);
    },
    pick: {
      rule,
      auto: true,
      who: (_s, f) => f.seat,
      options(s, f, _seat, emit) {
        for (const uid of s.piles[f.target]!) emit(['take', uid]);
      },
      take(s, f, seat, move) {
        const pile = s.piles[f.target]!;
        const uid = move[1] as number;
        toHand(s, seat, uid);
        pile.splice(pile.indexOf(uid), 1);
        tell(['took', seat, 'pile', [uid], f.target]);
      },
    },
    shufflePile(s, f) {
      shuffle(s.rng, s.piles[f.target]!);
      tell(['pileShuffled', f.target]);
    },
  }),
};

/** SI-CARD-43: who has a VP card once the cost is paid; cards are paid before tokens. */
export const hasPileAfterPaying = (s: Readonly<State>, seat: Seat, target: Seat): boolean =>
  s.piles[target]!.length > (target === seat ? numbersOf(s, KIND.planetProbe).pays : 0);
