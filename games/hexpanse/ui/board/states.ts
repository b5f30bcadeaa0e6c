import type { PlaceState } from '@conclave/kit/table';
import { hasUnit, isTarget, warlordAt } from '../../rules/board.ts';
import { exchanging } from '../../rules/effects/exchange.ts';
import { meetsWarlords } from '../../rules/sources.ts';
import type { State } from '../../rules/types.ts';
import type { Draft } from '../draft.ts';

/** What goes stays marked while it is asked where it goes. */
export const fromOf = ({ route, course, chosen }: Draft): number | undefined =>
  route?.from ?? (course.step === 'exchange.with' ? exchanging.under(course.view)!.unit : chosen.at);

export function stateOf(draft: Draft, territory: number): PlaceState {
  const { route, lit, pattern } = draft;
  if (territory === fromOf(draft)) return 'from';
  if (territory === route?.to || territory === pattern?.anchor) return 'to';
  return lit.territories.has(territory) ? 'lit' : undefined;
}

const ATTACKS: ReadonlySet<string> = new Set(['attack', 'strike', 'target']);

/** Whether what stands on a lit territory would be attacked or destroyed. */
export function isAimedAt(
  { chosen, candidates }: Draft,
  view: Readonly<State>,
  seat: number,
  territory: number,
) {
  const aims = ATTACKS.has(chosen.action ?? candidates[0]?.[0] ?? '');
  if (!aims || (chosen.action === 'strike' && !meetsWarlords(view) && !hasUnit(view, territory)))
    return false;
  return chosen.action === 'target' || isTarget(view, seat, territory);
}

/** Whether something else stands on a territory after the moves chosen. */
export const isChanged = (next: Readonly<State>, view: Readonly<State>, territory: number): boolean =>
  next.kinds[territory] !== view.kinds[territory] ||
  next.owners[territory] !== view.owners[territory] ||
  warlordAt(next, territory) !== warlordAt(view, territory);
