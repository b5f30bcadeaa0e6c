import type { Seat } from '@conclave/kernel';
import { placements } from '@conclave/mechanics/pattern';
import type { Ability, EffectPattern } from '../../data/effects.ts';
import { actionCardOf, mercenaryOf, tables } from '../../data/tables.ts';
import { lifeToAct } from '../../rules/actions.ts';
import { planetOf } from '../../rules/board.ts';
import { isSquadCard } from '../../rules/tokens.ts';
import type { State } from '../../rules/types.ts';

type View = Readonly<State>;

const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** How many of some territories something that places can fill; the pattern of an effect, where it has one. */
type Fill = (pattern: EffectPattern) => number;

const isPlace = ([, , mark]: EffectPattern['cells'][number]): boolean => mark === 'P';

/** Every place of a pattern, wherever it lies. */
const anywhere: Fill = ({ cells }) => cells.filter(isPlace).length;

/** The most of these territories that a pattern covers at once. */
const within =
  (view: View, wanted: ReadonlySet<number>): Fill =>
  (pattern) => {
    const { turns, cells } = placements(planetOf(view), pattern);
    const places = pattern.cells.flatMap((cell, i) => (isPlace(cell) ? [i] : []));
    let most = 0;
    for (const anchor of cells)
      for (const k of turns) {
        let covered = 0;
        for (const i of places) if (wanted.has(anchor[k]![i]!)) covered++;
        if (covered > most) most = covered;
      }
    return most;
  };

/** How many territories an ability can fill. */
const filledBy = (ability: Ability, fill: Fill): number =>
  total(
    ability.map((effect) => {
      if (effect.kind === 'pattern') return fill(effect.pattern);
      return effect.kind === 'place' || effect.kind === 'resurrect' ? 1 : 0;
    }),
  );

/** Units in a seat's reserve. */
export const unitsOf = (view: View, seat: Seat): number => total(view.reserve[seat]!);

/** The actions of this turn that are left to the seat, or those of its next one. */
export const actionsOf = (view: View, seat: Seat): number =>
  view.active === seat && view.phase === 'action' ? view.actionsLeft : tables(view).actions;

/** The most that a seat can fill in one turn, if every mercenary comes with another. */
function mostFilled(view: View, seat: Seat, fill: Fill): number {
  const { actions, factions, ownDamage } = tables(view);
  const mercenaries = view.undeployed[seat]!.filter((card) => !isSquadCard(view, card));
  const ability = factions[view.factions[seat]!]?.ability ?? [];
  // Each use costs life, and the last one can't be spent.
  const uses = Math.min(actions, Math.floor((view.life[seat]! - lifeToAct(view)) / ownDamage) + 1);
  const openers = [
    ...Array<number>(actions).fill(1),
    ...Array<number>(Math.max(0, uses)).fill(filledBy(ability, fill)),
    ...view.actionCards[seat]!.map((card) =>
      Math.max(...actionCardOf(view, card).options.map((option) => filledBy(option, fill))),
    ),
  ].sort((a, b) => b - a);
  const opened = total(openers.slice(0, actionsOf(view, seat)));
  const chained = total(mercenaries.map((card) => filledBy(mercenaryOf(view, card).ability, fill)));
  return Math.min(unitsOf(view, seat) + mercenaries.length, opened === 0 ? 0 : opened + chained);
}

/**
 * Whether a seat could fill so many of these territories in one turn, by what everybody sees of it: if every pattern that
 * fits lay as it should and every mercenary came with another.
 */
export const canFill = (view: View, seat: Seat, territories: readonly number[], n: number): boolean =>
  mostFilled(view, seat, anywhere) >= n && mostFilled(view, seat, within(view, new Set(territories))) >= n;
