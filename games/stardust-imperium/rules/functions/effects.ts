import type { Refusal, Seat } from '@conclave/kernel';
import { type CardType, TYPE_BIT, TYPE_BITS } from '../../data/cards.ts';
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

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`);

/** The seats with a hand in these bounds, clockwise from the active player (SI-FUN-10). */
const seatsWithHand = (s: Readonly<State>, least: number, most = Number.POSITIVE_INFINITY): Seat[] =>
  clockwise(s, s.active).filter((seat) => s.hands[seat]!.length >= least && s.hands[seat]!.length <= most);

/** You draw n cards. */
export const drawCards = (n: number): Effect => ({
  says: `draw ${cards(n)}`,
  lacks: (s, _seat, _card, freed) => (available(s) + freed > 0 ? null : NO_CARDS),
  steps: () => ({ draw: (s, f) => draw(s, f.seat, n) }),
});

/** You draw 1 card, and 1 more for each card discarded as the cost. */
export const drawOneMoreThanDiscarded: Effect = {
  says: 'draw as many cards as you discarded, and 1 more',
  lacks: (s, _seat, _card, freed) => (available(s) + freed > 0 ? null : NO_CARDS),
  steps: () => ({ draw: (s, f) => draw(s, f.seat, f.n + 1) }),
};

/** Each player whose hand is small enough draws 1 card; who comes late may find none (SI-GAM-07). */
export const eachDraws = (most = Number.POSITIVE_INFINITY): Effect => ({
  says:
    most === Number.POSITIVE_INFINITY
      ? 'each player draws 1 card'
      : `each player with ${most} cards or fewer draws 1`,
  lacks(s) {
    if (available(s) === 0) return NO_CARDS;
    return s.hands.some((hand) => hand.length <= most) ? null : noFittingHand({ most });
  },
  steps: () => ({
    eachDraws(s) {
      for (const seat of seatsWithHand(s, 0, most)) draw(s, seat, 1);
    },
  }),
});

/** You gain n VPs. */
export const gainVps = (n: number): Effect => ({
  says: `gain ${n} VP`,
  lacks: () => null,
  steps: () => ({ gainVp: (s, f) => gainVp(s, f.seat, n, f.uid) }),
});

/** You gain as many VPs as you discarded cards, in one gain. */
export const gainVpPerDiscarded: Effect = {
  says: 'gain 1 VP for each card discarded',
  lacks: () => null,
  steps: () => ({ gainVp: (s, f) => gainVp(s, f.seat, f.n, f.uid) }),
};

/** You lose 1 VP if you have any (SI-VP-04). */
export const loseVp: Effect = {
  says: 'lose 1 VP',
  lacks: (s, seat) => (vpCount(s, seat) > 0 ? null : NOBODY_HAS_VP),
  steps: () => ({ loseVp: (s, f) => takeVp(s, f.seat, 1, 'lost') }),
};

/** The player who caused the event loses 1 VP. */
export const culpritLosesVp: Effect = {
  says: 'that player loses 1 VP',
  lacks: (s, _seat, _card, _freed, event) =>
    event !== null && vpCount(s, event[1] as Seat) > 0 ? null : NOBODY_HAS_VP,
  steps: () => ({ culpritLosesVp: (s, f) => takeVp(s, f.target, 1, 'lost') }),
};

/** Each player loses 1 VP. */
export const eachLosesVp: Effect = {
  says: 'each player loses 1 VP',
  lacks: (s) => (s.piles.some((_, seat) => vpCount(s, seat) > 0) ? null : NOBODY_HAS_VP),
  steps: () => ({
    eachLosesVp(s) {
      for (const seat of clockwise(s, s.active)) takeVp(s, seat, 1, 'lost');
    },
  }),
};

/** You gain money for this turn. */
export const gainMoney = (n: number): Effect => ({
  says: `gain ${n}$`,
  lacks: () => null,
  steps: () => ({
    gainMoney(s, f) {
      s.budget += n;
      tell(['gainedMoney', f.seat, n]);
    },
  }),
});

/** Each player with enough cards discards 1 of their own choice; the group is fixed when the sentence starts (SI-R-24). */
export const eachDiscards = (least: number): Effect => ({
  says: least === 1 ? 'each player discards 1 card' : `each player with ${least} cards or more discards 1`,
  lacks: (s) => (s.hands.some((hand) => hand.length >= least) ? null : noFittingHand({ least })),
  steps: (rule) => ({
    whoDiscards(s, f) {
      f.queue = seatsWithHand(s, least);
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
});

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
export const opponentsGive = (least: number): Effect => ({
  says: `each opponent with ${least} cards or more gives you 1`,
  lacks: (s, seat) =>
    s.hands.some((hand, other) => other !== seat && hand.length >= least)
      ? null
      : noFittingHand({ least, opponents: 1 }),
  steps: (rule) => ({
    whoGives(s, f) {
      f.queue = seatsWithHand(s, least).filter((seat) => seat !== f.seat);
    },
    give: giving(rule, (f) => f.seat),
  }),
});

/** Reveals cards from the deck; you take one that fits, the rest is discarded in the order of revealing (SI-ZON-10). */
export const reveal = (n: number, type?: CardType): Effect => {
  const bits = type === undefined ? 0xff : TYPE_BIT[type];
  const fits = (uid: number) => (TYPE_BITS[kindOf(uid)]! & bits) !== 0;
  return {
    says: `reveal the top ${n} cards of the deck, take ${type === undefined ? '1' : `1 ${type} card`} of them into your hand, discard the rest`,
    lacks: (s, _seat, _card, freed) => (available(s) + freed > 0 ? null : NO_CARDS),
    steps: (rule) => ({
      reveal(s, f) {
        f.cards = takeCards(s, n);
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
  says: 'unslip 1 of your cards',
  lacks: (s, seat) => (hasSlipped(s, seat) ? null : NOTHING_SLIPPED),
  steps: () => ({ unslip: (s, f) => unslip(builtCard(s, f.seat, f.card)!, f.seat) }),
};
