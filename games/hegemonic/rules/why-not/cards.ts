import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Refusal, Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import { KIND_OF } from '../../data/technologies.ts';
import { advanceCost, mayDrop, meetsRequirement, NORMAL, type Terms } from '../advancing.ts';
import { technology } from '../cards.ts';
import { tier } from '../networks.ts';
import { hasTechnology } from '../technologies.ts';
import type { State } from '../types.ts';
import type { Args } from './words.ts';

/** One of the three sources (HG-EXP-04). */
export function whyNotDrawCard(s: Readonly<State>, [label, arg]: AnyMove): Refusal {
  if (label === 'drawDeck') return no('nothing-to-draw', 'HG-EXP-06');
  if (label === 'takeBack') return no('not-advanced', 'HG-EXP-04', { card: arg ?? -1 });
  return s.discards[arg as number] === undefined
    ? no('no-such-pile', 'HG-VAR-11', { piles: s.discards.length })
    : no('empty-pile', 'HG-EXP-04');
}

export const whyNotInHand = (rule: string, [card]: Args): Refusal =>
  no('not-in-hand', rule, { card: card ?? -1 });

/** D-USE: a technology is discarded or advanced (HG-EXP-05, HG-TEC-03 to 08). */
export function whyNotUse(
  s: Readonly<State>,
  seat: Seat,
  [label, arg, drop]: AnyMove,
  terms: Terms = NORMAL,
): Refusal | null {
  const card = arg as number;
  if (!s.hands[seat]!.includes(card)) return whyNotInHand('HG-EXP-05', [card]);
  if (label === 'discard') return null;
  if (hasTechnology(s, seat, KIND_OF[card]!)) return no('already-advanced', 'HG-TEC-01', { card });
  const { type, tier: wanted } = technology(s, card);
  if (!terms.anyTier && !meetsRequirement(s, seat, card))
    return no('tier-too-low', 'HG-TEC-06', { card, wanted, tier: tier(s, seat, type), type });
  const { slots } = tables(s);
  if (drop === undefined && s.advanced[seat]!.length === slots)
    return no('slots-full', 'HG-TEC-01', { slots });
  if (drop !== undefined && !s.advanced[seat]!.includes(drop as number))
    return no('not-advanced', 'HG-TEC-08', { card: drop });
  if (drop !== undefined && !mayDrop(s, seat, card, drop as number))
    return no('need-not-drop', 'HG-TEC-08', { card: drop });
  const cost = advanceCost(s, card, terms);
  return cost > s.caps[seat]! ? no('cannot-pay', 'HG-TEC-03', { cost, caps: s.caps[seat]! }) : null;
}

/** Cards of the hand to be discarded by RESEARCH (HG-ACT-12). */
export function whyNotRedraw(s: Readonly<State>, seat: Seat, cards: Args): Refusal {
  const foreign = cards.find((card) => !s.hands[seat]!.includes(card as number));
  return foreign === undefined ? no('named-twice', 'HG-ACT-12') : whyNotInHand('HG-ACT-12', [foreign]);
}
