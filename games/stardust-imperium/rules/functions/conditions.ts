import { type CardType, KIND_OF, TYPE_BIT, TYPE_BITS } from '../../data/cards.ts';
import { cardIn } from '../../data/tables.ts';
import type { State } from '../types.ts';
import type { Condition } from './types.ts';

const unmet = (code: string) => ({ code, params: {}, rule: 'SI-FUN-02' });

/** What the active player did this turn is public; so are all hand sizes. */

export const activeBuiltNothing: Condition = {
  says: () => 'who built nothing this turn',
  unmet: unmet('something-built'),
  holds: (s) => s.builds === 0,
};

export const youBuiltNothing: Condition = {
  ...activeBuiltNothing,
  says: () => 'if you built nothing this turn',
};

export const activeSold = (type: CardType): Condition => ({
  says: () => `who sold a ${type} card this turn`,
  unmet: unmet('type-not-sold'),
  holds: (s) => s.sold.some((uid) => (TYPE_BITS[KIND_OF[uid]!]! & TYPE_BIT[type]) !== 0),
});

export const activeSoldMany: Condition = {
  says: ({ sold }) => `who sold ${sold} cards or more this turn`,
  unmet: unmet('too-few-sold'),
  holds: (s, _seat, card) => s.sold.length >= cardIn(s, card.uid).sold,
};

export const bigHand: Condition = {
  says: ({ least }) => `if you hold ${least} cards or more`,
  unmet: unmet('hand-too-small'),
  holds: (s, seat, card) => s.hands[seat]!.length >= cardIn(s, card.uid).least,
};

export const smallHand: Condition = {
  says: ({ most }) => `if you hold ${most} cards or fewer`,
  unmet: unmet('hand-too-big'),
  holds: (s, seat, card) => s.hands[seat]!.length <= cardIn(s, card.uid).most,
};

/** The biggest hand among the others. */
export function biggestOpposingHand(s: Readonly<State>, seat: number): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.hands[other]!.length > most) most = s.hands[other]!.length;
  return most;
}

/** SI-CARD-19, SI-R-23: a tie with the owner is not enough. */
export const smallerHand: Condition = {
  says: () => 'if an opponent holds more cards than you',
  unmet: unmet('biggest-hand'),
  holds: (s, seat) => s.hands[seat]!.length < biggestOpposingHand(s, seat),
};
