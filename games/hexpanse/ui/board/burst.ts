import type { Seat } from '@conclave/kernel';
import { actionCardOf, mercenaryOf } from '../../data/cards.ts';
import type { Ability } from '../../data/effects.ts';
import { FACTIONS } from '../../data/factions.ts';
import { ACTIONS } from '../../data/numbers.ts';
import { LIFE_TO_ACT } from '../../rules/actions.ts';
import { isSquadCard } from '../../rules/tokens.ts';
import type { State } from '../../rules/types.ts';

/** How many tokens an ability can bring into play. */
const placedBy = (ability: Ability): number =>
  ability.reduce((sum, effect) => {
    if (effect.kind === 'pattern')
      return sum + effect.pattern.cells.filter(([, , mark]) => mark === 'P').length;
    return effect.kind === 'place' || effect.kind === 'resurrect' ? sum + 1 : sum;
  }, 0);

/** What a seat can bring into play in a turn: units in its reserve, and all that its cards allow at most. */
export interface Burst {
  readonly units: number;
  /** If every pattern lay as it should and every mercenary came with another. */
  readonly most: number;
}

/** What a seat could bring into play in one turn, by what everybody sees of it. */
export function burstOf(view: Readonly<State>, seat: Seat): Burst {
  const units = view.reserve[seat]!.reduce((sum, n) => sum + n, 0);
  const mercenaries = view.undeployed[seat]!.filter((card) => !isSquadCard(card));
  const ability = FACTIONS[view.factions[seat]!]?.ability ?? [];
  // Each use costs a life, and the last one can't be spent.
  const uses = Math.min(ACTIONS, view.life[seat]! - LIFE_TO_ACT + 1);
  const openers = [
    ...Array<number>(ACTIONS).fill(1),
    ...Array<number>(Math.max(0, uses)).fill(placedBy(ability)),
    ...view.actionCards[seat]!.map((card) => Math.max(...actionCardOf(card).options.map(placedBy))),
  ].sort((a, b) => b - a);
  const actions = view.active === seat && view.phase === 'action' ? view.actionsLeft : ACTIONS;
  const opened = openers.slice(0, actions).reduce((sum, n) => sum + n, 0);
  const chained = mercenaries.reduce((sum, card) => sum + placedBy(mercenaryOf(card).ability), 0);
  return { units, most: Math.min(units + mercenaries.length, opened === 0 ? 0 : opened + chained) };
}
