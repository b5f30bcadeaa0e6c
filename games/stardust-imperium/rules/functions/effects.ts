import { plural } from '@conclave/frame/words.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { type CardType, TYPE_BIT, TYPE_BITS } from '../../data/cards.ts';
import { cardIn } from '../../data/tables.ts';
import { hasSlipped, unslip } from '../slipping.ts';
import { raiseHandLoss } from '../triggers.ts';
import type { State } from '../types.ts';
import { gainVp, takeVp, vpCount } from '../victory-points.ts';
import { tell } from '../vocabulary.ts';
import {
  available,
  builtCard,
  clockwise,
  draw,
  fromHand,
  kindOf,
  takeCards,
  toDiscard,
  toHand,
} from '../zones.ts';
import type { Effect, Use, UseSteps } from './types.ts';

const NO_CARDS = { code: 'no-cards-left', params: {}, rule: 'SI-FUN-05' };
const NOBODY_HAS_VP = { code: 'nobody-has-vp', params: {}, rule: 'SI-FUN-05' };
const NOTHING_SLIPPED = { code: 'nothing-slipped', params: {}, rule: 'SI-FUN-05' };

const noFittingHand = (params: Refusal['params']): Refusal => ({
  code: 'no-fitting-hand',
  params,
  rule: 'SI-FUN-05',
});

/** The seats with a hand in these bounds, clockwise from the active player (SI-FUN-10). */
const seatsWithHand = (s: Readonly<State>, least: number, most = Number.POSITIVE_INFINITY): Seat[] =>
  clockwise(s, s.active).filter((seat) => s.hands[seat]!.length >= least && s.hands[seat]!.length <= most);

/** You draw cards. */
export const drawCards: Effect = {
  says: ({ draws }) => `draw ${plural(draws, 'card')}`,
  lacks: (s, _seat, _card, freed) => (available(s) + freed > 0 ? null : NO_CARDS),
  steps: () => ({ draw: (s, f) => draw(s, f.seat, cardIn(s, f.uid).draws) }),
};

/** You draw as many cards as you discarded as the cost, and some more. */
export const drawMoreThanDiscarded: Effect = {
  says: ({ more }) => `draw as many cards as you discarded, and ${more} more`,
  lacks: (s, _seat, _card, freed) => (available(s) + freed > 0 ? null : NO_CARDS),
  steps: () => ({ draw: (s, f) => draw(s, f.seat, f.n + cardIn(s, f.uid).more) }),
};

/** Each player draws; who comes late may find no card (SI-GAM-07). */
export const eachDraws: Effect = {
  says: ({ draws }) => `each player draws ${plural(draws, 'card')}`,
  lacks: (s) => (available(s) === 0 ? NO_CARDS : null),
  steps: () => ({
    eachDraws(s, f) {
      for (const seat of clockwise(s, s.active)) draw(s, seat, cardIn(s, f.uid).draws);
    },
  }),
};

/** The same of each player whose hand is small enough. */
export const eachWithFewDraws: Effect = {
  says: ({ draws, most }) => `each player with ${most} cards or fewer draws ${draws}`,
  lacks(s, _seat, card) {
    if (available(s) === 0) return NO_CARDS;
    const { most } = cardIn(s, card.uid);
    return s.hands.some((hand) => hand.length <= most) ? null : noFittingHand({ most });
  },
  steps: () => ({
    eachDraws(s, f) {
      const { draws, most } = cardIn(s, f.uid);
      for (const seat of seatsWithHand(s, 0, most)) draw(s, seat, draws);
    },
  }),
};

/** You gain VPs. */
export const gainVps: Effect = {
  says: ({ gains }) => `gain ${gains} VP`,
  lacks: () => null,
  steps: () => ({ gainVp: (s, f) => gainVp(s, f.seat, cardIn(s, f.uid).gains, f.uid) }),
};

/** You gain VPs for each card that you discarded, in one gain. */
export const gainVpPerDiscarded: Effect = {
  says: ({ gains }) => `gain ${gains} VP for each card discarded`,
  lacks: () => null,
  steps: () => ({ gainVp: (s, f) => gainVp(s, f.seat, f.n * cardIn(s, f.uid).gains, f.uid) }),
};

/** You lose VPs, as far as you have any (SI-VP-04). */
export const loseVp: Effect = {
  says: ({ loses }) => `lose ${loses} VP`,
  lacks: (s, seat) => (vpCount(s, seat) > 0 ? null : NOBODY_HAS_VP),
  steps: () => ({ loseVp: (s, f) => takeVp(s, f.seat, cardIn(s, f.uid).loses, 'lost') }),
};

/** The player who caused the event loses VPs. */
export const culpritLosesVp: Effect = {
  says: ({ loses }) => `that player loses ${loses} VP`,
  lacks: (s, _seat, _card, _freed, event) =>
    event !== null && vpCount(s, event[1] as Seat) > 0 ? null : NOBODY_HAS_VP,
  steps: () => ({ culpritLosesVp: (s, f) => takeVp(s, f.target, cardIn(s, f.uid).loses, 'lost') }),
};

/** Each player loses VPs. */
export const eachLosesVp: Effect = {
  says: ({ loses }) => `each player loses ${loses} VP`,
  lacks: (s) => (s.piles.some((_, seat) => vpCount(s, seat) > 0) ? null : NOBODY_HAS_VP),
  steps: () => ({
    eachLosesVp(s, f) {
      for (const seat of clockwise(s, s.active)) takeVp(s, seat, cardIn(s, f.uid).loses, 'lost');
    },
  }),
};

/** You gain money for this turn. */
export const gainMoney: Effect = {
  says: ({ brings }) => `gain ${brings}$`,
  lacks: () => null,
  steps: () => ({
    gainMoney(s, f) {
      const { brings } = cardIn(s, f.uid);
      s.budget += brings;
      tell(['gainedMoney', f.seat, brings]);
    },
  }),
};

/** Each player with enough cards discards 1 of their own choice; the group is fixed when the sentence starts (SI-R-24). */
export const eachDiscards: Effect = {
  says: ({ least }) =>
    least === 1 ? 'each player discards 1 card' : `each player with ${least} cards or more discards 1`,
  lacks(s, _seat, card) {
    const { least } = cardIn(s, card.uid);
    return s.hands.some((hand) => hand.length >= least) ? null : noFittingHand({ least });
  },
  steps: (rule) => ({
    whoDiscards(s, f) {
      f.queue = seatsWithHand(s, cardIn(s, f.uid).least);
    },
    discard: {
      rule,
      auto: true,
      who: (_s, f) => f.queue[0] ?? null,
      options(s, _f, seat, emit) {
        for (const uid of s.hands[seat]!) emit(['discard', uid]);
      },
      take(s, f, seat, move) {
        const uid = move[1] as number;
        fromHand(s, seat, uid);
        toDiscard(s, [uid]);
        tell(['discarded', seat, [uid]]);
        raiseHandLoss(s, seat);
        f.queue.shift();
        return 'again';
      },
    },
  }),
};

/** The seats in the queue each give a card of their own choice to the receiver. */
export const giving = (rule: string, receiver: (f: Use) => Seat): UseSteps[string] => ({
  rule,
  auto: true,
  who: (_s, f) => f.queue[0] ?? null,
  options(s, _f, seat, emit) {
    for (const uid of s.hands[seat]!) emit(['give', uid]);
  },
  take(s, f, seat, move) {
    const uid = move[1] as number;
    fromHand(s, seat, uid);
    toHand(s, receiver(f), uid);
    tell(['gave', seat, receiver(f), uid]);
    raiseHandLoss(s, seat);
    f.queue.shift();
    return 'again';
  },
});

/** Each opponent with enough cards gives 1 of their own choice to you. */
export const opponentsGive: Effect = {
  says: ({ least }) => `each opponent with ${least} cards or more gives you 1`,
  lacks(s, seat, card) {
    const { least } = cardIn(s, card.uid);
    return s.hands.some((hand, other) => other !== seat && hand.length >= least)
      ? null
      : noFittingHand({ least, opponents: 1 });
  },
  steps: (rule) => ({
    whoGives(s, f) {
      f.queue = seatsWithHand(s, cardIn(s, f.uid).least).filter((seat) => seat !== f.seat);
    },
    give: giving(rule, (f) => f.seat),
  }),
};

/** Reveals cards from the deck; you take one that fits, the rest is discarded in the order of revealing (SI-ZON-10). */
export const reveal = (type?: CardType): Effect => {
  const bits = type === undefined ? 0xff : TYPE_BIT[type];
  const fits = (uid: number) => (TYPE_BITS[kindOf(uid)]! & bits) !== 0;
  return {
    says: ({ reveals }) =>
      `reveal the top ${plural(reveals, 'card')} of the deck, take ${type === undefined ? '1' : `1 ${type} card`} of them into your hand, discard the rest`,
    lacks: (s, _seat, _card, freed) => (available(s) + freed > 0 ? null : NO_CARDS),
    steps: (rule) => ({
      reveal(s, f) {
        f.cards = takeCards(s, cardIn(s, f.uid).reveals);
        if (f.cards.length > 0) tell(['revealed', f.seat, f.cards.slice()]);
      },
      pick: {
        rule,
        auto: true,
        who: (_s, f) => (f.cards.some(fits) ? f.seat : null),
        options(_s, f, _seat, emit) {
          for (const uid of f.cards) if (fits(uid)) emit(['take', uid]);
        },
        take(s, f, seat, move) {
          const uid = move[1] as number;
          f.cards.splice(f.cards.indexOf(uid), 1);
          toHand(s, seat, uid);
          tell(['took', seat, 'reveal', [uid], -1]);
        },
      },
      discardRest(s, f) {
        if (f.cards.length === 0) return;
        toDiscard(s, f.cards);
        tell(['discarded', f.seat, f.cards]);
        f.cards = [];
      },
    }),
  };
};

/** One of your slipped cards, chosen on activation, is turned upright. */
export const unslipChosen: Effect = {
  says: () => 'unslip 1 of your cards',
  lacks: (s, seat) => (hasSlipped(s, seat) ? null : NOTHING_SLIPPED),
  steps: () => ({ unslip: (s, f) => unslip(builtCard(s, f.seat, f.card)!, f.seat) }),
};
