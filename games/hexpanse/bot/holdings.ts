import type { Seat } from '@conclave/kernel';
import { actionCardOf, CARDS, isMercenary, mercenaryOf } from '../data/cards.ts';
import type { Ability, Effect } from '../data/effects.ts';
import { MOST_HEXILUM } from '../data/numbers.ts';
import { priceOf } from '../rules/market.ts';
import { MERCENARY, MINOR, type State } from '../rules/types.ts';
import { CARD_WORTH, LIFE_WORTH, WEIGHT } from './weights.ts';

/** What n things are worth of which later ones count less: `steps` are where the next part of `each` begins. */
function stepped(n: number, steps: readonly number[], each: readonly number[]): number {
  let sum = 0;
  let from = 0;
  for (let i = 0; i < steps.length && n > from; i++) {
    sum += (Math.min(n, steps[i]!) - from) * each[i]!;
    from = steps[i]!;
  }
  return sum;
}

export const hexilumWorth = (n: number): number =>
  stepped(Math.min(n, MOST_HEXILUM), WEIGHT.hexilumSteps, WEIGHT.hexilum);

export const reserveWorth = (n: number): number => stepped(n, WEIGHT.reserveSteps, WEIGHT.reserve);

/** What one more income level is worth now. */
export const incomeWorth = (s: Readonly<State>): number =>
  WEIGHT.income * Math.max(WEIGHT.leastRounds, WEIGHT.rounds - WEIGHT.roundsPassed * s.round);

/** What a token on the board is worth to its owner apart from formations. */
export function tokenWorth(s: Readonly<State>, cell: number): number {
  if (s.kinds[cell] !== MERCENARY) return WEIGHT.onBoard + (s.kinds[cell] === MINOR ? WEIGHT.minorUnit : 0);
  return WEIGHT.onBoard + (mercenaryOf(s.cards[cell]!).reusable ? WEIGHT.reusable : 0);
}

const all = (units: readonly number[]): number => units.reduce((a, b) => a + b, 0);

/** By card: the most units that it takes back from the Recovery Ship, and squad tokens that it brings. */
const abilitiesOf = (card: number): readonly Ability[] =>
  isMercenary(card) ? [mercenaryOf(card).ability] : actionCardOf(card).options;
const bring = (card: number, count: (effect: Effect) => number): number =>
  Math.max(...abilitiesOf(card).flat().map(count));
const TAKEN_BACK = [...CARDS.keys()].map((card) => bring(card, (e) => (e.kind === 'recover' ? e.units : 0)));
const MUSTERED = [...CARDS.keys()].map((card) => bring(card, (e) => (e.kind === 'squad' ? e.tokens : 0)));

/** What a card before its owner is worth: more where it ends a want of units. */
export function cardWorth(s: Readonly<State>, seat: Seat, card: number): number {
  const back = Math.min(TAKEN_BACK[card]!, all(s.ship[seat]!));
  const units = all(s.reserve[seat]!);
  const eased = reserveWorth(units + back + MUSTERED[card]!) - reserveWorth(units) - back * WEIGHT.onShip;
  return Math.max(CARD_WORTH[card]!, WEIGHT.wanting * eased);
}

/** What it brings to buy a card now; nothing if it can't be paid. */
export function buyWorth(s: Readonly<State>, seat: Seat, card: number): number {
  const has = s.hexilum[seat]!;
  const price = priceOf(card);
  return price > has ? 0 : cardWorth(s, seat, card) + hexilumWorth(has - price) - hexilumWorth(has);
}

/** What a seat has beside formations: warlord, hexilum, income, units, cards. */
export function holdings(s: Readonly<State>, seat: Seat): number {
  let sum = LIFE_WORTH[s.life[seat]!]!;
  if (s.life[seat] === 0) return sum;
  sum += hexilumWorth(s.hexilum[seat]!) + incomeWorth(s) * s.income[seat]!;
  const [normal, minor, squad] = s.reserve[seat]! as [number, number, number];
  sum += reserveWorth(normal + minor + squad) + WEIGHT.minorUnit * minor;
  const [normals, minors] = s.ship[seat]! as [number, number];
  sum += WEIGHT.onShip * (normals + minors);
  for (const card of s.undeployed[seat]!) sum += cardWorth(s, seat, card);
  for (const card of s.actionCards[seat]!) sum += cardWorth(s, seat, card);
  for (let cell = 0; cell < s.kinds.length; cell++) if (s.owners[cell] === seat) sum += tokenWorth(s, cell);
  return sum;
}
