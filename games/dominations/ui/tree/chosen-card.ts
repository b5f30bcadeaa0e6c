import { levelCard, masteryCard } from '../../data/cards.ts';
import { supply } from '../../rules/mastery.ts';
import { nextLevel } from '../../rules/monuments.ts';
import type { State } from '../../rules/types.ts';
import type { Draft } from '../drafting.ts';

/** The cards that the move under construction may put into the Tree: one, or all copies while none is chosen. */
export function chosenCards(view: Readonly<State>, { chosen, offers }: Draft): readonly number[] {
  const { kind, copy, monument, action } = chosen;
  if (monument !== undefined && action !== 'keep')
    return [levelCard(view.monuments[monument]!, nextLevel(view, monument))];
  if (kind === undefined || action !== 'gain') return [];
  if (copy !== undefined) return [masteryCard(kind, copy)];
  const open = new Set(offers.map(({ parts }) => parts.copy));
  return supply(view, kind).flatMap((of) => (open.has(of) ? [masteryCard(kind, of)] : []));
}
