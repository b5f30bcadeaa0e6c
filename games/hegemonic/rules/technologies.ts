import type { Seat } from '@conclave/kernel';
import { type Counted, EFFECTS, type Effect } from '../data/effects.ts';
import { tables } from '../data/tables.ts';
import { KIND_OF, TECH, type TechnologyKey } from '../data/technologies.ts';
import type { State } from './types.ts';

const KINDS = Object.fromEntries(Object.entries(EFFECTS).map(([effect, key]) => [effect, TECH[key]])) as {
  readonly [effect in Effect]: number;
};

/** Whether a seat has an Advanced Technology of this kind. */
export function hasTechnology(s: Readonly<State>, seat: Seat, kind: number): boolean {
  const cards = s.advanced[seat]!;
  for (let i = 0; i < cards.length; i++) if (KIND_OF[cards[i]!] === kind) return true;
  return false;
}

/** Whether the seat has the Advanced Technology with this effect (HG-TEC-05). */
export const has = (s: Readonly<State>, seat: Seat, effect: Effect): boolean =>
  hasTechnology(s, seat, KINDS[effect]);

/** The number of an effect, 0 without the technology. */
export const effect = (s: Readonly<State>, seat: Seat, name: Counted): number =>
  has(s, seat, name) ? tables(s).effects[name] : 0;

/** The number of an effect whether or not anybody has it: a price. */
export const priceOf = (s: Readonly<State>, name: Counted): number => tables(s).effects[name];

/** The technology that has an effect. */
export const technologyOf = (name: Effect): TechnologyKey => EFFECTS[name];
