import { DOMAINS } from '../data/domains.ts';
import type { Planner } from './plans.ts';

/** What giving up so many of a Domain loses. */
type Price = Pick<Planner, 'price'>;

/**
 * The way to give up some Knowledge that loses least, as amounts by Domain; null where there is too little.
 * @param but a Domain of which none is given; -1 for none
 * @param least the first Domain of which any may be given
 */
export function cheapestSplit(
  planner: Price,
  held: readonly number[],
  need: number,
  but = -1,
  least = 0,
): number[] | null {
  /** By how many are given of the Domains looked at so far: the least that this loses, and how many of each. */
  let found: { readonly lost: number; readonly amounts: readonly number[] }[] = [{ lost: 0, amounts: [] }];
  for (const domain of DOMAINS.keys()) {
    const most = domain === but || domain < least ? 0 : Math.min(need, held[domain]!);
    const next: typeof found = [];
    for (const [given, { lost, amounts }] of found.entries())
      for (let n = 0; n <= most && given + n <= need; n++) {
        const sum = n === 0 ? lost : lost + planner.price(held, domain, n);
        const known = next[given + n];
        if (known === undefined || sum < known.lost)
          next[given + n] = { lost: sum, amounts: [...amounts, n] };
      }
    found = next;
  }
  const whole = found[need];
  return whole === undefined ? null : [...whole.amounts];
}

/** Every way to name some Knowledge, as amounts by Domain. */
function* namings(n: number, least: number): Generator<number[]> {
  const amounts = DOMAINS.map(() => 0);
  function* from(domain: number, left: number): Generator<number[]> {
    if (domain === DOMAINS.length - 1) {
      amounts[domain] = left;
      yield amounts;
      return;
    }
    for (let k = left; k >= 0; k--) {
      amounts[domain] = k;
      yield* from(domain + 1, left - k);
    }
  }
  yield* from(least, n);
}

/** The Knowledge to name of which `worth` is most, as amounts by Domain. */
export function bestNaming(
  n: number,
  least: number,
  worth: (amounts: readonly number[]) => number,
): number[] {
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const amounts of namings(n, least)) {
    const value = worth(amounts);
    if (value > most) [best, most] = [[...amounts], value];
  }
  return best;
}
