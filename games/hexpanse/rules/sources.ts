import type { Ability, Effect } from '../data/effects.ts';
import { actionCardOf, mercenaryOf, tables } from '../data/tables.ts';
import { MERCENARY, type Source, type State } from './types.ts';

type At = Pick<Readonly<State>, 'rules'>;

/** What a source does. */
export function abilityOf(s: At, [kind, number, option]: Source): Ability {
  switch (kind) {
    case 'mercenary':
      return mercenaryOf(s, number).ability;
    case 'option':
      return actionCardOf(s, number).options[option! - 1]!;
    case 'faction':
      return tables(s).factions[number]!.ability;
    case 'arrival':
      return tables(s).minors[number]!.arrival!;
    case 'unit':
      return tables(s).minors[number]!.action!;
  }
}

/** HX-CRD-15: whether the ability may be declined when its token arrives. */
export const isOptional = (s: At, [kind, number]: Source): boolean =>
  kind === 'mercenary'
    ? mercenaryOf(s, number).reusable
    : tables(s).minors[number]!.arrival!.some((effect) => effect.kind === 'resurrect');

/** The effect that is being carried out. */
export function currentEffect<E extends Effect>(s: Readonly<State>): E {
  const { source, step } = s.resolving!;
  return abilityOf(s, source)[step] as E;
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
