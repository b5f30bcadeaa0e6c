import { cardIn } from '../../data/tables.ts';
import { returnToHand } from '../primitives.ts';
import { hasOtherUnslipped, slip } from '../slipping.ts';
import { raiseHandLoss } from '../triggers.ts';
import { takeVp, vpCount } from '../victory-points.ts';
import { tell } from '../vocabulary.ts';
import { builtCard, fromHand, toDiscard, toHand } from '../zones.ts';
import type { Cost } from './types.ts';

const SLIPPED = { code: 'slipped', params: {}, rule: 'SI-SLP-02' };
const NOTHING_TO_SLIP = { code: 'nothing-to-slip', params: {}, rule: 'SI-SLP-02' };
const EMPTY_HAND = { code: 'empty-hand', params: {}, rule: 'SI-FUN-03' };
const noVp = (pays: number) => ({ code: 'no-vp', params: { pays }, rule: 'SI-VP-05' });

/** SI-SLP-02: the card itself, upright until now. */
export const slipSelf: Cost = {
  says: () => 'slip this',
  lacks: (_s, _seat, card) => (card.slipped ? SLIPPED : null),
  pay: (s, f) => slip(s, f.seat, builtCard(s, f.seat, f.uid)!),
};

/** SI-R-38: another upright card of the owner's. */
export const slipOther: Cost = {
  says: () => 'slip another of your cards',
  lacks: (s, seat, card) => (hasOtherUnslipped(s, seat, card.uid) ? null : NOTHING_TO_SLIP),
  pay: (s, f) => slip(s, f.seat, builtCard(s, f.seat, f.card)!),
};

/** SI-VP-05: VPs from the top of the pile. */
export const payVp: Cost = {
  says: ({ pays }) => `pay ${pays} VP`,
  lacks(s, seat, card) {
    const { pays } = cardIn(s, card.uid);
    return vpCount(s, seat) >= pays ? null : noVp(pays);
  },
  pay: (s, f) => takeVp(s, f.seat, cardIn(s, f.uid).pays, 'paid'),
  frees: (s, seat, card) => Math.min(s.piles[seat]!.length, cardIn(s, card.uid).pays),
};

/** The whole hand, at least one card; it enters the discard pile by ascending uid (SI-ZON-10). */
export const discardHand: Cost = {
  says: () => 'discard your hand (at least 1 card)',
  lacks: (s, seat) => (s.hands[seat]!.length > 0 ? null : EMPTY_HAND),
  pay(s, f) {
    const uids = s.hands[f.seat]!;
    s.hands[f.seat] = [];
    f.n = uids.length;
    toDiscard(s, uids);
    tell(['discarded', f.seat, uids]);
  },
  frees: (s, seat) => s.hands[seat]!.length,
};

/** A hand card, chosen on activation, to the opponent chosen or concerned. */
export const giveToOpponent: Cost = {
  says: () => 'give an opponent 1 card from your hand',
  lacks: (s, seat) => (s.hands[seat]!.length > 0 ? null : EMPTY_HAND),
  pay(s, f) {
    fromHand(s, f.seat, f.card);
    toHand(s, f.target, f.card);
    tell(['gave', f.seat, f.target, f.card]);
    raiseHandLoss(s, f.seat);
  },
};

/** The same, to the opponent who has just built. */
export const giveToBuilder: Cost = {
  ...giveToOpponent,
  says: () => 'give that player 1 card from your hand',
};

/** The card itself goes back to the hand. */
export const returnSelf: Cost = {
  says: () => 'return it to your hand',
  lacks: () => null,
  pay: (s, f) => returnToHand(s, f.seat, f.seat, f.uid),
};
