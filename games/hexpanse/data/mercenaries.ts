import type { Provenance } from '@conclave/frame/meta.ts';
import { type Ability, about, EXCHANGE, gain, heal, recover } from './effects.ts';

export interface Mercenary {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** Whether its ability may be used again for an action (HX-CRD-04). */
  readonly reusable: boolean;
  /** When it comes into play, and when it is reused. */
  readonly ability: Ability;
}

/** Effects and names: rulebook, save the names of C4, C9 and C15. Prices, patterns and those names: reconstructed. */
export const MERCENARIES_PROVENANCE: Provenance = 'reconstructed';

const once = (id: string, name: string, price: number, ...ability: Ability): Mercenary => ({
  id,
  name,
  price,
  reusable: false,
  ability,
});
const reusable = (id: string, name: string, price: number, ...ability: Ability): Mercenary => ({
  ...once(id, name, price, ...ability),
  reusable: true,
});

/** C1 to C25, one card of each. */
export const MERCENARIES: readonly Mercenary[] = [
  reusable('C1', 'Lowry', 2, { kind: 'exchange', unit: 'self' }),
  reusable('C2', 'Lorenzo Kroisos', 3, gain(2)),
  once('C3', 'Motoko', 3, about('P(1,0) P(0,-1) P(-1,1)')),
  once('C4', 'Kusan Pathmaker', 3, about('P(1,0) P(1,-1) P(0,-1)')),
  once('C5', 'Phyton', 2, about('P(1,0) P(-1,0)')),
  once('C6', 'Strugatsky, the Scout', 2, about('E(1,0) P(2,0)')),
  once('C7', 'Steel Scythian', 2, about('P(1,0) P(1,-1)')),
  once('C8', 'Gabe Tyrell', 3, about('P(1,0) P(2,0) P(3,0)')),
  once('C9', 'Breaker Bellona', 3, about('X(1,0) P(0,-1) P(-1,1)')),
  once('C10', 'Maria Murdock', 3, about('X(1,-1) X(0,1) P(-1,0)')),
  once('C11', 'Imam Keith', 2, about('P(1,0) P(0,-1)')),
  once('C12', 'Lilith', 3, about('X(1,0) X(0,-1) X(-1,1)')),
  once('C13', 'Joseph Conrad Kroisos', 5, about('X(1,0) X(0,-1) X(-1,1) P(1,-1) P(-1,0) P(0,1)')),
  once('C14', 'Old Simleylesz', 3, about('X(1,0) X(2,0) X(3,0)')),
  once('C15', 'Razor Duet', 2, about('X(1,0) X(-1,0)')),
  once('C16', 'J.H.O.N.5', 2, about('X(1,0) X(1,-1)')),
  once('C17', 'Herbert', 2, about('X(1,0) P(-1,0)')),
  reusable('C18', 'Lady Cha’ni', 3, recover(2)),
  reusable('C19', 'T.A.X. 1138', 2, heal(2)),
  reusable('C20', 'Contessa Carmilla', 3, { kind: 'send', units: 1 }),
  reusable('C21', 'Westwood', 5, { kind: 'destroy', where: 'anywhere' }),
  reusable('C22', 'Forest Elf', 4, EXCHANGE),
  once('C23', 'Heinlein’s Squad', 2, { kind: 'squad', tokens: 3 }),
  once('C24', 'Canaris Carmilla', 3, { kind: 'damage', life: 3, where: 'adjacent' }),
  once('C25', 'The Librarian', 2, { kind: 'extra', cards: 5 }),
];
