import { ofTables } from '@conclave/frame/tables.ts';
import type { Seat } from '@conclave/kernel';
import type { Card } from '../data/cards.ts';
import type { Effect } from '../data/effects.ts';
import { mercenaryOf, type Tables, tables } from '../data/tables.ts';
import { priceOf } from '../rules/market.ts';
import { MERCENARY, MINOR, type State } from '../rules/types.ts';
import { CARD_WORTH, lifeWorth, WEIGHT } from './weights.ts';

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

export const hexilumWorth = ({ mostHexilum }: Tables, n: number): number =>
  stepped(Math.min(n, mostHexilum), WEIGHT.hexilumSteps, WEIGHT.hexilum);

export const reserveWorth = (n: number): number => stepped(n, WEIGHT.reserveSteps, WEIGHT.reserve);

/** What one more income level is worth now. */
export const incomeWorth = (s: Readonly<State>): number =>
  WEIGHT.income * Math.max(WEIGHT.leastRounds, WEIGHT.rounds - WEIGHT.roundsPassed * s.round);

/** What a token on the board is worth to its owner apart from formations. */
export function tokenWorth(s: Readonly<State>, cell: number): number {
  if (s.kinds[cell] !== MERCENARY) return WEIGHT.onBoard + (s.kinds[cell] === MINOR ? WEIGHT.minorUnit : 0);
  return WEIGHT.onBoard + (mercenaryOf(s, s.cards[cell]!).reusable ? WEIGHT.reusable : 0);
}

const all = (units: readonly number[]): number => units.reduce((a, b) => a + b, 0);

/** By card: the most units that it takes back from the Recovery Ship, and squad tokens that it brings. */
interface Brought {
  readonly back: readonly number[];
  readonly tokens: readonly number[];
}

const most = (card: Card, count: (effect: Effect) => number): number =>
  Math.max(...('options' in card ? card.options.flat() : card.ability).map(count));

const broughtBy = ofTables(
  (t: Tables): Brought => ({
    back: t.cards.map((card) => most(card, (e) => (e.kind === 'recover' ? e.units : 0))),
    tokens: t.cards.map((card) => most(card, (e) => (e.kind === 'squad' ? e.tokens : 0))),
  }),
);

/** What a card before its owner is worth: more where it ends a want of units. */
export function cardWorth(s: Readonly<State>, seat: Seat, card: number): number {
  const brought = broughtBy(tables(s));
  const back = Math.min(brought.back[card]!, all(s.ship[seat]!));
  const units = all(s.reserve[seat]!);
  const eased =
    reserveWorth(units + back + brought.tokens[card]!) - reserveWorth(units) - back * WEIGHT.onShip;
  return Math.max(CARD_WORTH[card]!, WEIGHT.wanting * eased);
}

/** What it brings to buy a card now; nothing if it can't be paid. */
export function buyWorth(s: Readonly<State>, seat: Seat, card: number): number {
  const has = s.hexilum[seat]!;
  const price = priceOf(s, card);
  const t = tables(s);
  return price > has ? 0 : cardWorth(s, seat, card) + hexilumWorth(t, has - price) - hexilumWorth(t, has);
}

/** What a seat has beside formations: warlord, hexilum, income, units, cards. */
export function holdings(s: Readonly<State>, seat: Seat): number {
  let sum = lifeWorth(s.life[seat]!);
  if (s.life[seat] === 0) return sum;
  sum += hexilumWorth(tables(s), s.hexilum[seat]!) + incomeWorth(s) * s.income[seat]!;
  const [normal, minor, squad] = s.reserve[seat]! as [number, number, number];
  sum += reserveWorth(normal + minor + squad) + WEIGHT.minorUnit * minor;
  const [normals, minors] = s.ship[seat]! as [number, number];
  sum += WEIGHT.onShip * (normals + minors);
  for (const card of s.undeployed[seat]!) sum += cardWorth(s, seat, card);
  for (const card of s.actionCards[seat]!) sum += cardWorth(s, seat, card);
  for (let cell = 0; cell < s.kinds.length; cell++) if (s.owners[cell] === seat) sum += tokenWorth(s, cell);
  return sum;
}
