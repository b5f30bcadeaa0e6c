import type { Move } from '../types.ts';
import { biggestOpposingHand } from './conditions.ts';
import { hasPileAfterPaying } from './odd.ts';
import type { Choice, Use } from './types.ts';

type Args = readonly (number | string)[];

const withArgs = (begin: Args, ...args: number[]): Move => [...begin, ...args] as unknown as Move;

const readCard = (f: Use, args: Args): void => {
  f.card = args[0] as number;
};
const readTarget = (f: Use, args: Args): void => {
  f.target = args[0] as number;
};

/** One of your hand cards. */
export const ownHandCard: Choice = {
  says: 'a card of your hand',
  options(s, seat, _card, begin, emit) {
    for (const uid of s.hands[seat]!) emit(withArgs(begin, uid));
  },
  read: readCard,
};

/** SI-CARD-12: a hand card, and the opponent who gets it. */
export const giftToOpponent: Choice = {
  says: 'a card of your hand and the opponent who gets it',
  options(s, seat, _card, begin, emit) {
    for (const uid of s.hands[seat]!)
      for (let other = 0; other < s.seats; other++) if (other !== seat) emit(withArgs(begin, uid, other));
  },
  read(f, args) {
    f.card = args[0] as number;
    f.target = args[1] as number;
  },
};

/** SI-CARD-16, SI-R-38: another upright card of yours. */
export const anotherUpright: Choice = {
  says: 'another unslipped card of yours',
  options(s, seat, card, begin, emit) {
    for (const other of s.tableaus[seat]!)
      if (!other.slipped && other !== card) emit(withArgs(begin, other.uid));
  },
  read: readCard,
};

/** SI-CARD-19: ties among the opponents are the owner's choice. */
export const opponentWithMostCards: Choice = {
  says: 'an opponent with the most cards in hand',
  options(s, seat, _card, begin, emit) {
    const most = biggestOpposingHand(s, seat);
    for (let other = 0; other < s.seats; other++)
      if (other !== seat && s.hands[other]!.length === most) emit(withArgs(begin, other));
  },
  read: readTarget,
};

/** SI-CARD-20, SI-FUN-04: how many of your VP cards. */
export const numberOfVpCards: Choice = {
  says: 'how many of your VP cards you pay, at least 1',
  options(s, seat, _card, begin, emit) {
    for (let n = 1; n <= s.piles[seat]!.length; n++) emit(withArgs(begin, n));
  },
  read(f, args) {
    f.n = args[0] as number;
  },
};

/** SI-CARD-38: any of your built cards. */
export const ownBuiltCard: Choice = {
  says: 'one of your built cards',
  options(s, seat, _card, begin, emit) {
    for (const built of s.tableaus[seat]!) emit(withArgs(begin, built.uid));
  },
  read: readCard,
};

/** SI-CARD-39: a slipped card of yours. */
export const ownSlippedCard: Choice = {
  says: 'one of your slipped cards',
  label: 'unslip',
  options(s, seat, _card, begin, emit) {
    for (const built of s.tableaus[seat]!) if (built.slipped) emit(withArgs(begin, built.uid));
  },
  read: readCard,
};

/** SI-CARD-43: any player who has a VP card once the cost is paid. */
export const playerWithVpCard: Choice = {
  says: 'a player who still has a VP card once you have paid',
  options(s, seat, _card, begin, emit) {
    for (let target = 0; target < s.seats; target++)
      if (hasPileAfterPaying(s, seat, target)) emit(withArgs(begin, target));
  },
  read: readTarget,
};
