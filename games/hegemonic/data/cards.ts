import type { Provenance } from '@conclave/frame/meta.ts';
import type { Type } from './tracks.ts';

/** The six action cards that everybody owns; all six are there in every action phase (HG-ACT-07). */
export const ACTION_CARDS = [
  'assault',
  'industrialize',
  'politicize',
  'martialize',
  'subvert',
  'discover',
] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

/** Numbers of Assault, Industrialize, Politicize and Discover: rulebook; of the other two: reconstructed. */
export const ORDER: { readonly [card in ActionCard]: number } = {
  assault: 1,
  industrialize: 2,
  politicize: 2,
  martialize: 2,
  subvert: 3,
  discover: 4,
};

/** What a card's BUILD builds. */
export const BUILDS: { readonly [card in ActionCard]?: Type } = {
  industrialize: 'industrial',
  politicize: 'political',
  martialize: 'martial',
};

/** A way to attack, as printed on an action card. */
export interface Pattern {
  readonly card: ActionCard;
  readonly result: 'destroy' | 'takeover';
  /** Type of the attacker: a group of Complexes, an Agent or a Fleet. */
  readonly attacker: Type;
  readonly targets: readonly Type[];
}

export const PATTERN_KEYS = [
  'embargo',
  'sabotage',
  'raze',
  'acquire',
  'infiltrate',
  'strike',
  'buyout',
  'annex',
  'invade',
] as const;
export type PatternKey = (typeof PATTERN_KEYS)[number];

/** Attackers and targets of the same type: rulebook. Other targets: reconstructed (HG-R-10). */
export const PATTERNS_PROVENANCE: Provenance = 'reconstructed';

export const PATTERNS: { readonly [key in PatternKey]: Pattern } = {
  embargo: {
    card: 'assault',
    result: 'destroy',
    attacker: 'industrial',
    targets: ['political', 'martial'],
  },
  sabotage: { card: 'assault', result: 'destroy', attacker: 'political', targets: ['industrial', 'martial'] },
  raze: { card: 'assault', result: 'destroy', attacker: 'martial', targets: ['industrial', 'political'] },
  acquire: { card: 'industrialize', result: 'takeover', attacker: 'industrial', targets: ['industrial'] },
  infiltrate: { card: 'politicize', result: 'takeover', attacker: 'political', targets: ['political'] },
  strike: { card: 'martialize', result: 'takeover', attacker: 'martial', targets: ['martial'] },
  buyout: {
    card: 'subvert',
    result: 'takeover',
    attacker: 'industrial',
    targets: ['political', 'martial'],
  },
  annex: { card: 'subvert', result: 'takeover', attacker: 'political', targets: ['industrial', 'martial'] },
  invade: { card: 'subvert', result: 'takeover', attacker: 'martial', targets: ['industrial', 'political'] },
};

/** CAPs for each point of power of the targeted bases (HG-CON-09): rulebook. */
export const CONFLICT_COST: { readonly [result in Pattern['result']]: number } = { destroy: 1, takeover: 2 };
