import { type EventPart, line, phrase } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import { TECH } from '../../data/technologies.ts';
import type { Gain } from '../../rules/types.ts';
import { caps } from '../names.ts';
import { cardPart, cardParts, technologyPart } from '../parts.ts';
import { effectRule, type Lines, price } from './line.ts';

/** Where CAPs come from, and the rule for it. */
function sourceOf(by: Gain): { readonly from: EventPart; readonly rule: string } {
  switch (by) {
    case 'basic':
      return { from: 'BASIC', rule: 'HG-ACT-08' };
    case 'capitalize':
      return { from: 'CAPITALIZE', rule: 'HG-ACT-10' };
    case 'leader':
      return { from: 'the leader', rule: 'HG-LEA-02' };
    default:
      return { from: technologyPart(TECH[by]), rule: effectRule(TECH[by]) };
  }
}

/** Events of CAPs and technology cards. */
export const HOLDINGS_LINES: Lines<
  | 'collected'
  | 'gained'
  | 'gave'
  | 'retained'
  | 'draftPassed'
  | 'drew'
  | 'tookDiscard'
  | 'tookBack'
  | 'reshuffled'
  | 'discarded'
  | 'advanced'
  | 'dropped'
  | 'recovered'
> = {
  collected([, seat, incomes]) {
    const total = incomes.reduce((sum, n) => sum + n, 0);
    return line(1, seat, 'HG-COL-01', ` gains ${caps(total)}: ${incomes.join(' + ')}`);
  },
  gained([, seat, n, by]) {
    const { from, rule } = sourceOf(by);
    return line(1, seat, rule, phrase` gains ${caps(n)} by ${from}`);
  },
  gave: ([, from, to, n]) => line(1, from, 'HG-GEN-01', ' gives ', { seat: to }, ` ${caps(n)}`),
  retained: ([, seat, lost]) => line(1, seat, 'HG-ARB-04', ` loses ${caps(lost)} beyond the limit`),
  draftPassed: () => null,
  drew: ([, seat, cards]) =>
    cards.length === 1
      ? line(1, seat, 'HG-EXP-04', ' draws ', cardPart(cards[0]!))
      : line(1, seat, 'HG-ACT-12', phrase` draws ${cardParts(cards)}`),
  tookDiscard: ([, seat, card]) =>
    line(1, seat, 'HG-EXP-04', ' takes ', cardPart(card), ' from the discards'),
  tookBack: ([, seat, card]) => line(1, seat, 'HG-EXP-04', ' takes ', cardPart(card), ' back to hand'),
  reshuffled: ([, cards]) =>
    line(
      1,
      null,
      'HG-EXP-06',
      `The discards, ${plural(cards, 'technology', 'technologies')}, are shuffled into a new draw pile`,
    ),
  discarded: ([, seat, cards]) => line(1, seat, 'HG-EXP-05', phrase` discards ${cardParts(cards)}`),
  advanced: ([, seat, card, cost]) => line(1, seat, 'HG-TEC-03', ' advances ', cardPart(card), price(cost)),
  dropped: ([, seat, card]) => line(1, seat, 'HG-TEC-02', ' discards the advanced ', cardPart(card)),
  recovered: ([, seat, cards]) =>
    line(1, seat, 'HG-CON-40', phrase` takes ${cardParts(cards)} back from the inactive pile`),
};
