import type { Refusal, Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import { KIND_OF } from '../../data/technologies.ts';
import { advanceCost, meetsRequirement } from '../../rules/advancing.ts';
import { technology } from '../../rules/cards.ts';
import { tier } from '../../rules/networks.ts';
import { hasTechnology } from '../../rules/technologies.ts';
import type { State } from '../../rules/types.ts';
import { caps } from '../../words/names.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { termsNow } from '../price.ts';

/** Whether a technology could be advanced as things stand, and why or why not. */
export interface Advance {
  readonly can: boolean;
  readonly says: string;
  /** The same in a few words, where it could not. */
  readonly brief: string;
  readonly rule: string;
}

const no = (brief: string, code: string, rule: string, params: Refusal['params']): Advance => ({
  can: false,
  says: sayRefusal({ code, rule, params })!,
  brief,
  rule,
});

/** Whether a seat could advance a card of its hand, if it were asked to use one now (HG-TEC-01, 03, 06). */
export function advanceOf(view: Readonly<State>, seat: Seat, card: number): Advance {
  const { type, tier: wanted } = technology(view, card);
  const terms = termsNow(view, seat);
  const cost = advanceCost(view, card, terms);
  if (hasTechnology(view, seat, KIND_OF[card]!))
    return no('you have it already', 'already-advanced', 'HG-TEC-01', { card });
  const [own, owned] = [tier(view, seat, type), view.caps[seat]!];
  if (!terms.anyTier && !meetsRequirement(view, seat, card)) {
    const lack = { card, wanted, tier: own, type };
    return no(`needs ${type} tier ${wanted}; yours is ${own}`, 'tier-too-low', 'HG-TEC-06', lack);
  }
  if (cost > owned)
    return no(`costs ${caps(cost)}; you have ${owned}`, 'cannot-pay', 'HG-TEC-03', { cost, caps: owned });
  const full = view.advanced[seat]!.length === tables(view).slots;
  return {
    can: true,
    says: `Could be advanced: pay ${caps(cost)}${full ? '; one of your three would make room' : ''}.`,
    brief: '',
    rule: 'HG-TEC-03',
  };
}
