import type { Seat } from '@conclave/kernel';
import { CARDS, KIND_OF, TYPES } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { completionNumber } from '../rules/completion.ts';
import { builtCount, countType, isUnpaid, total } from '../rules/scoring.ts';
import { priceBonus, priceSum } from '../rules/selling.ts';
import type { State } from '../rules/types.ts';
import { bestBuild } from './builds.ts';
import { incomeOf } from './income.ts';
import { prospects } from './index.ts';
import { turnsLeft } from './turns.ts';

/** What is counted of a seat, by key; words for them are in words/features.ts. */
export const FEATURES: readonly string[] = [
  'round',
  'seats',
  'isNext',
  'turnsUntil',
  'ending',
  'score',
  'lead',
  'leadLate',
  'prospects',
  'built',
  'missing',
  'missingOfNearest',
  'aheadInRace',
  'turnsLeft',
  'income',
  'incomeToCome',
  'vpCards',
  'hand',
  'handOverLimit',
  'handMoney',
  'bestBuild',
  'bestBuildLate',
  'unslipped',
  'stored',
  'deck',
  ...TYPES.map((type) => `type ${type}`),
  ...CARDS.map(({ key }) => `built ${key}`),
];

const bestOther = (values: readonly number[], seat: Seat): number =>
  Math.max(...values.filter((_, other) => other !== seat));

/** By seat what speaks for it. */
export function featuresOf(s: Readonly<State>): number[][] {
  const t = tables(s);
  const scores = s.hands.map((_, seat) => total(s, seat));
  const missing = s.hands.map((_, seat) => completionNumber(s, seat) - builtCount(s, seat));
  const nearest = Math.min(...missing);
  const turnsOf = turnsLeft(s);
  return s.hands.map((hand, seat) => {
    const turns = turnsOf[seat]!;
    const later = Math.max(0, turns - (s.active === seat ? 1 : 0));
    const lead = scores[seat]! - bestOther(scores, seat);
    let [income, unslipped, stored] = [0, 0, 0];
    const kinds = new Array<number>(CARDS.length).fill(0);
    for (const card of s.tableaus[seat]!) {
      if (isUnpaid(s, card.uid)) continue;
      const kind = KIND_OF[card.uid]!;
      kinds[kind - 1]!++;
      income += incomeOf(s, seat, kind, card.named) / 100;
      if (!card.slipped) unslipped++;
      stored += card.stash.length;
    }
    const build = bestBuild(s, seat, hand, later) / 100;
    return [
      s.round,
      s.seats,
      s.active === seat ? 1 : 0,
      (seat - s.active + s.seats) % s.seats,
      s.completedBy >= 0 ? 1 : 0,
      scores[seat]!,
      lead,
      lead / (1 + later),
      prospects(s, seat, turns) / 100,
      s.tableaus[seat]!.length,
      missing[seat]!,
      nearest,
      bestOther(missing, seat) - missing[seat]!,
      turns,
      income,
      income * Math.min(later, 8),
      s.piles[seat]!.length + s.tokens[seat]!,
      hand.length,
      Math.max(0, hand.length - t.handLimit),
      priceSum(t, hand, priceBonus(s, seat)),
      build,
      build / (1 + later),
      unslipped,
      stored,
      s.deck.length + s.discard.length,
      ...TYPES.map((type) => countType(s, seat, type)),
      ...kinds,
    ];
  });
}
