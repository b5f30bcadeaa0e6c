import type { Provenance } from '@conclave/frame/meta.ts';
import { type Ability, about, EXCHANGE, gain } from './effects.ts';

export interface Faction {
  readonly id: 'TE' | 'CC' | 'IN' | 'UT';
  readonly name: string;
  readonly warlord: string;
  /** Whom the rulebook recommends it to. */
  readonly suits: 'beginners' | 'experienced';
  /** For an action and 1 damage to the own warlord (HX-ACT-12). */
  readonly ability: Ability;
}

/** Names and abilities: rulebook. The pattern of the Cyberian ability: reconstructed. */
export const FACTIONS_PROVENANCE: Provenance = 'rulebook';

/** The number of a faction is its place in this list. */
export const FACTIONS: readonly Faction[] = [
  {
    id: 'TE',
    name: 'Terran Empire',
    warlord: 'First Consul Ramius',
    suits: 'beginners',
    ability: [
      { kind: 'destroy', where: 'adjacent' },
      { kind: 'place', where: 'emptied', token: 'any' },
    ],
  },
  {
    id: 'CC',
    name: 'Cyberian Collective',
    warlord: 'Lady Alita',
    suits: 'beginners',
    ability: [about('P(1,0) P(0,-1)')],
  },
  {
    id: 'IN',
    name: 'Interstellar Nomads',
    warlord: 'Temud Yin',
    suits: 'experienced',
    ability: [EXCHANGE],
  },
  {
    id: 'UT',
    name: 'Union of Trade Worlds',
    warlord: 'Zoe Venetia',
    suits: 'experienced',
    ability: [gain(2)],
  },
];
