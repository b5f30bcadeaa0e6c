import type { Seat } from '@conclave/kernel';
import { CARDS, KIND, KIND_OF } from '../data/cards.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { State } from '../rules/types.ts';
import { countBuilt } from '../rules/zones.ts';
import { GAINS, INCOME, WEIGHT } from './weights.ts';

const INCOME_OF: readonly number[] = [0, ...CARDS.map(({ key }) => INCOME[key] ?? 0)];
const GAINS_OF: readonly number[] = [0, ...CARDS.map(({ key }) => GAINS[key] ?? 0)];
const IS_SLIPPED: readonly boolean[] = [
  false,
  ...CARDS.map(({ id }) => functionsOf(id).some((fn) => fn.kind === 'active')),
];

/** Opponents' cards of this kind that are slipped to be used. */
function slippedByOthers(s: Readonly<State>, seat: Seat, kind: number): number {
  if (!IS_SLIPPED[kind]) return 0;
  let count = 0;
  for (let p = 0; p < s.seats; p++) if (p !== seat) count += countBuilt(s, p, kind);
  return count;
}

/** What Martial Law Forces bring each turn, by the kind named or, before one is named, by the best there is. */
function strikes(s: Readonly<State>, seat: Seat, named: number): number {
  if (named > 0) return WEIGHT.struck * slippedByOthers(s, seat, named);
  let most = 0;
  for (let p = 0; p < s.seats; p++)
    if (p !== seat)
      for (const { uid } of s.tableaus[p]!) most = Math.max(most, slippedByOthers(s, seat, KIND_OF[uid]!));
  return WEIGHT.struck * most;
}

/** What a card brings each turn beyond its points, built or about to be. */
export function incomeOf(s: Readonly<State>, seat: Seat, kind: number, named = 0): number {
  if (kind === KIND.martialLawForces) return strikes(s, seat, named);
  if (kind !== KIND.bubbleEconomy) return INCOME_OF[kind]!;
  let gains = 0;
  for (const { uid } of s.tableaus[seat]!) gains += GAINS_OF[KIND_OF[uid]!]!;
  return gains * WEIGHT.vp * WEIGHT.perBubble;
}

/** What an income brings in later turns. */
export const incomeToCome = (income: number, later: number): number =>
  income * Math.min(later, WEIGHT.incomeTurns) * WEIGHT.income;

/** What it is worth that a card of this income may be used again. */
export const readyWorth = (income: number): number => income * WEIGHT.readyOfIncome + WEIGHT.ready;
