import { Bug, type Next, type Seat } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { KIND } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { effectiveCost, stillNeeded } from './declaring.ts';
import { canRaiseMoney, emitUses, useFunction } from './functions/use.ts';
import { AT_ONCE, addMasked, canGrow, priceBonus, priceSum, saleFault, saleMasks } from './selling.ts';
import { raiseBuilt } from './triggers.ts';
import type { Event, Move, Payment, State } from './types.ts';
import { call, cancel, effect, loop, procedure, tell } from './vocabulary.ts';
import { builtCard, countBuilt, fromHand, kindOf, toDiscard } from './zones.ts';

/** The build that waits for payment. */
function declared(s: Readonly<State>): Payment {
  if (s.payment === null) throw new Bug('nothing is declared');
  return s.payment;
}

/** Whether the cards in hand, and those laid out already, cover the declared build: then a legal sale exists. */
export function hasSale(s: Readonly<State>, seat: Seat): boolean {
  const { cost, offered } = declared(s);
  const bonus = priceBonus(s, seat);
  const t = tables(s);
  return priceSum(t, s.hands[seat]!, bonus) + priceSum(t, offered, bonus) >= stillNeeded(s, cost);
}

/** SI-BLD-04, SI-SEL-02, 07, 10: one sale pays what the budget does not. */
function pay(s: State, seat: Seat, sale: readonly number[]): void {
  const { cost } = declared(s);
  if (sale.length > 0) {
    const sum = priceSum(tables(s), sale, priceBonus(s, seat));
    toDiscard(s, sale);
    s.sold.push(...sale);
    s.budget += sum;
    tell(['sold', seat, sale.slice(), sum]);
  }
  s.budget -= cost;
  s.payment = null;
}

function payFromHand(s: State, seat: Seat, sale: readonly number[]): void {
  for (const uid of sale) fromHand(s, seat, uid);
  pay(s, seat, sale);
}

/** SI-BLD-08: as if it had not been declared; money stays in the budget, functions used stay used. */
function cancelBuild(s: State, seat: Seat): void {
  const { uid, extra } = declared(s);
  s.tableaus[seat]!.pop();
  insert(s.hands[seat]!, uid);
  s.payment = null;
  if (!extra) s.window = 'before';
  tell(['buildCancelled', seat, uid]);
}

/** Whether this hand card may come next in a sale put together card by card, so that it can end as a legal one (SI-SEL-03). */
export function canLayOut(s: Readonly<State>, seat: Seat, uid: number): boolean {
  const { cost, offered } = declared(s);
  const need = stillNeeded(s, cost);
  const bonus = priceBonus(s, seat);
  const { price } = tables(s);
  const priceOf = (card: number): number => price[kindOf(card)]! + bonus;
  const laid = [...offered, uid].map(priceOf);
  const fault = saleFault(laid, need);
  if (fault !== 'too-little') return fault === null;
  const others = s.hands[seat]!.filter((card) => card !== uid);
  return canGrow(laid, others.map(priceOf), need);
}

/** Emits every legal sale for the declared build. */
function emitSales(s: Readonly<State>, seat: Seat, need: number, emit: (move: Move) => void): void {
  const hand = s.hands[seat]!;
  if (declared(s).offered.length > 0 || (need > 0 && hand.length > AT_ONCE)) {
    for (const uid of hand) if (canLayOut(s, seat, uid)) emit(['sell', uid]);
    return;
  }
  for (const mask of saleMasks(tables(s), hand, -1, priceBonus(s, seat), need)) {
    const move: (string | number)[] = ['pay'];
    addMasked(move, hand, mask);
    emit(move as unknown as Move);
  }
}

/** One step towards the payment: the sale, or a function that brings money (SI-BLD-06). */
const payment = procedure<{ seat: Seat }>(
  'payment',
  { seat: 'all' },
  {
    pay: {
      rule: 'SI-BLD-04',
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        const { cost, offered, moneyUsed } = declared(s);
        emitSales(s, seat, stillNeeded(s, cost), emit);
        if (offered.length > 0) return;
        emitUses(s, seat, true, emit);
        if (moneyUsed && !hasSale(s, seat)) emit(['cancel']);
      },
      take(s, _f, seat, move): Next {
        const { cost, offered } = declared(s);
        switch (move[0]) {
          case 'pay':
            payFromHand(s, seat, move.slice(1) as number[]);
            return;
          case 'sell':
            fromHand(s, seat, move[1]);
            offered.push(move[1]);
            if (priceSum(tables(s), offered, priceBonus(s, seat)) < stillNeeded(s, cost)) return 'again';
            pay(s, seat, offered);
            return;
          case 'cancel':
            cancelBuild(s, seat);
            return cancel(build);
          default:
            declared(s).moneyUsed = true;
            return useFunction(s, seat, move);
        }
      },
    },
  },
);

/** SI-BLD-09: the build counts from here on, and its events happen in one batch. */
const completed = effect<{ seat: Seat; uid: number; extra: boolean; cost: number }>(
  'completed',
  { seat: 'all', uid: 'all', extra: 'all', cost: 'all' },
  {
    built(s, f) {
      s.builds++;
      if (f.extra) s.extraBuilds--;
      else s.mainDone = true;
      const event: Event = ['built', f.seat, f.uid, f.cost, s.budget];
      tell(event);
      raiseBuilt(s, f.seat, builtCard(s, f.seat, f.uid)!, event);
    },
  },
);

/** SI-BLD-01 to 12. `sale` is the whole payment; null when it is made later. */
export const build = procedure<{
  seat: Seat;
  uid: number;
  extra: boolean;
  cost: number;
  sale: number[] | null;
}>(
  'build',
  { seat: 'all', uid: 'all', extra: 'all', cost: 'all', sale: 'all' },
  {
    declare(s, f) {
      f.cost = effectiveCost(s, f.seat, f.uid);
      if (countBuilt(s, f.seat, KIND.robotizedProduction) > 0)
        tell(['handRevealed', f.seat, s.hands[f.seat]!.slice()]);
      fromHand(s, f.seat, f.uid);
      s.tableaus[f.seat]!.push({ uid: f.uid, slipped: true, stash: [], named: 0 });
      s.payment = { uid: f.uid, cost: f.cost, extra: f.extra, moneyUsed: false, offered: [] };
      if (!f.extra) s.window = 'main';
      tell(['declared', f.seat, f.uid, f.cost, f.extra]);
      if (f.sale !== null) payFromHand(s, f.seat, f.sale);
    },
    raiseMoney(s, f): Next {
      if (s.payment === null) return;
      if (hasSale(s, f.seat) || canRaiseMoney(s, f.seat, 0)) return loop(payment, { seat: f.seat });
      cancelBuild(s, f.seat);
      return 'done';
    },
    complete: (_s, f) => call(completed, { seat: f.seat, uid: f.uid, extra: f.extra, cost: f.cost }),
  },
);
