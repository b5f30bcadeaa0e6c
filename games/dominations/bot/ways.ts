import type { Mastery } from '../data/mastery.ts';

/** By kind of Mastery card: kinds of its Domain and value, and those that need it. */
interface Ways {
  readonly alike: readonly (readonly number[])[];
  readonly needing: readonly (readonly number[])[];
}

const known = new WeakMap<readonly Mastery[], Ways>();

function make(mastery: readonly Mastery[]): Ways {
  const kinds = (fits: (card: Mastery) => boolean) =>
    [...mastery.keys()].filter((kind) => fits(mastery[kind]!));
  return {
    alike: mastery.map(({ domain, value }) =>
      kinds((card) => card.domain === domain && card.value === value),
    ),
    needing: mastery.map((_, kind) => kinds(({ needs }) => needs === kind)),
  };
}

/** What goes with each kind of card; found once for each list of cards. */
export function waysOf(mastery: readonly Mastery[]): Ways {
  const ways = known.get(mastery) ?? make(mastery);
  known.set(mastery, ways);
  return ways;
}
