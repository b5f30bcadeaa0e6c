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

/** The number of each card, from 1 (HG-ACT-02). */
export type Order = { readonly [card in ActionCard]: number };

/** Numbers of Assault, Industrialize, Politicize and Discover: rulebook; of the other two: reconstructed. */
export const ORDER: Order = {
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
interface Pattern {
  readonly card: ActionCard;
  readonly result: 'destroy' | 'takeover';
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

/** Who attacks in a way: a group of Complexes, an Agent or a Fleet. A move names its attacker by it. */
export const ATTACKERS: { readonly [key in PatternKey]: Type } = {
  embargo: 'industrial',
  sabotage: 'political',
  raze: 'martial',
  acquire: 'industrial',
  infiltrate: 'political',
  strike: 'martial',
  buyout: 'industrial',
  annex: 'political',
  invade: 'martial',
};

/** Attackers and targets of the same type: rulebook. Other targets: reconstructed (HG-R-10). */
export const PATTERNS_PROVENANCE: Provenance = 'reconstructed';

export type Patterns = { readonly [key in PatternKey]: Pattern };

export const PATTERNS: Patterns = {
  embargo: { card: 'assault', result: 'destroy', targets: ['political', 'martial'] },
  sabotage: { card: 'assault', result: 'destroy', targets: ['industrial', 'martial'] },
  raze: { card: 'assault', result: 'destroy', targets: ['industrial', 'political'] },
  acquire: { card: 'industrialize', result: 'takeover', targets: ['industrial'] },
  infiltrate: { card: 'politicize', result: 'takeover', targets: ['political'] },
  strike: { card: 'martialize', result: 'takeover', targets: ['martial'] },
  buyout: { card: 'subvert', result: 'takeover', targets: ['political', 'martial'] },
  annex: { card: 'subvert', result: 'takeover', targets: ['industrial', 'martial'] },
  invade: { card: 'subvert', result: 'takeover', targets: ['industrial', 'political'] },
};
