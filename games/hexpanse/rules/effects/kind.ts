import type { Next, Seat } from '@conclave/kernel';
import type { Effect } from '../../data/effects.ts';
import type { State } from '../types.ts';

export type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** How one kind of effect works. */
export interface Kind<E extends Effect> {
  /** HX-ACT-14, HX-CRD-07: whether it could change anything for the seat; `at` is where the acting token stands. */
  isPossible(s: Readonly<State>, seat: Seat, effect: E, at: number): boolean;
  /** Carries it out for the active player, as the step of `s.resolving` that has come. */
  carryOut(s: State, effect: E): Next;
}
