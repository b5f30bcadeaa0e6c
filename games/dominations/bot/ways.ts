import { ofTables } from '@conclave/frame/tables.ts';
import type { Mastery } from '../data/mastery.ts';

/** By kind of Mastery card: kinds of its Domain and value, and those that need it. */
interface Ways {
  readonly alike: readonly (readonly number[])[];
  readonly needing: readonly (readonly number[])[];
}

/** What goes with each kind of card. */
export const waysOf = ofTables((mastery: readonly Mastery[]): Ways => {
  const kinds = (fits: (card: Mastery) => boolean) =>
    [...mastery.keys()].filter((kind) => fits(mastery[kind]!));
  return {
    alike: mastery.map(({ domain, value }) =>
      kinds((card) => card.domain === domain && card.value === value),
    ),
    needing: mastery.map((_, kind) => kinds(({ needs }) => needs === kind)),
  };
});
