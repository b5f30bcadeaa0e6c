import { total } from './holdings.ts';
import type { State } from './types.ts';

/*
 * What games of older rules numbers do otherwise: they keep the branch they began with. Numbers and cards that differ stand
 * in `data/`.
 */

type Rules = Pick<State, 'rules'>;

const THIRD = 3;
const isOlder = (s: Readonly<Rules>): boolean => s.rules < THIRD;

/** Several Knowledge were named one by one in ascending order of Domains, now in any (DM-KNO-10). */
const namesAscending = isOlder;

/** The Domain from which on the next Knowledge may be named, once this one has been. */
export const leastAfter = (s: Readonly<Rules>, domain: number): number => (namesAscending(s) ? domain : 0);

/** Whether what is held from a Domain on suffices for as many as have to be named yet; it always does in any order. */
export const sufficesFrom = (
  s: Readonly<Rules>,
  held: readonly number[],
  domain: number,
  need: number,
): boolean => !namesAscending(s) || total(held.slice(domain)) >= need;

/** Nobody took a Hegemon tile of which all had nothing (DM-HEG-07). */
export const leavesZero = isOlder;

/** The rack was filled at the start of Age I, now in setup (DM-SET-09). */
export const fillsRackLate = isOlder;

/** Who held the Augur and drew the same Omen twice was asked for it (D-OMEN2). */
export const asksForSameOmen = isOlder;

/** In Ages II and III the fewest VP came first (DM-INI-02). */
export const ordersByVp = isOlder;

/** A turn notes how its Build has ended. */
export const notesBuildEnd = (s: Readonly<Rules>): boolean => !isOlder(s);
