import { actionCardOf, mercenaryOf } from '../data/cards.ts';
import type { Ability, Effect } from '../data/effects.ts';
import { FACTIONS } from '../data/factions.ts';
import { MINOR_FACTIONS } from '../data/minor-factions.ts';
import { MERCENARY, type Source, type State } from './types.ts';

/** What a source does. */
export function abilityOf([kind, number, option]: Source): Ability {
  switch (kind) {
    case 'mercenary':
      return mercenaryOf(number).ability;
    case 'option':
      return actionCardOf(number).options[option! - 1]!;
    case 'faction':
      return FACTIONS[number]!.ability;
    case 'arrival':
      return MINOR_FACTIONS[number]!.arrival!;
    case 'unit':
      return MINOR_FACTIONS[number]!.action!;
  }
}

/** HX-CRD-15: whether the ability may be declined when its token arrives. */
export const isOptional = ([kind, number]: Source): boolean =>
  kind === 'mercenary'
    ? mercenaryOf(number).reusable
    : MINOR_FACTIONS[number]!.arrival!.some((effect) => effect.kind === 'resurrect');

/** The effect that is being carried out. */
export function currentEffect<E extends Effect>(s: Readonly<State>): E {
  const { source, step } = s.resolving!;
  return abilityOf(source)[step] as E;
}

/** HX-ATK-07, HX-MIN-02: whether the attacks that are being carried out hit warlords as well as units. */
export function meetsWarlords(s: Readonly<State>): boolean {
  const effect = currentEffect(s);
  return effect.kind !== 'assault' || effect.meets === 'all';
}

/** The ability that a token on the board has: when it comes into play, or when it acts. */
export const sourceAt = (s: Readonly<State>, territory: number, when: 'arrival' | 'unit'): Source =>
  s.kinds[territory] === MERCENARY
    ? ['mercenary', s.cards[territory]!]
    : [when, s.minors[s.owners[territory]!]!];
