import type { Seat } from '@conclave/kernel';
import { hegemonic } from '../../index.ts';
import { conflict } from '../../rules/conflict/conflict.ts';
import { possibleLoan } from '../../rules/conflict/power.ts';
import { clockwise } from '../../rules/seats.ts';
import type { Conflict, Side, State } from '../../rules/types.ts';
import { SIDES } from '../../rules/types.ts';

/** What somebody who is not in the conflict does about it. */
export interface Lender {
  readonly seat: Seat;
  /** `asked`: decides now; `next`: will be asked; `none`: lends nothing, or cannot. */
  readonly state: 'lent' | 'asked' | 'next' | 'none';
  /** The side that is lent to. */
  readonly side: Side | null;
  /** What is lent, or could be to either side. */
  readonly n: number;
}

/** Everybody outside the conflict, clockwise from the Attacker (HG-CON-23). */
export function lenders(view: Readonly<State>, c: Readonly<Conflict>): readonly Lender[] {
  const before = conflict.under(view)?.lenders ?? [];
  const asks = hegemonic.asks(view as State);
  const now = asks?.procedure === 'conflict' && asks.step === 'lend' ? hegemonic.waiting(view) : [];
  const isOpen = c.totals === null && c.cards.every((card) => card < 0);
  return clockwise(view, c.attacker)
    .filter((seat) => seat !== c.attacker && seat !== c.defender)
    .map((seat): Lender => {
      const lent = c.loans[seat]!;
      if (lent >= 0) return { seat, state: 'lent', side: SIDES[lent]!, n: possibleLoan(view, c, seat, lent) };
      const n = Math.max(possibleLoan(view, c, seat, 0), possibleLoan(view, c, seat, 1));
      const state = now.includes(seat)
        ? 'asked'
        : isOpen && n > 0 && !before.includes(seat)
          ? 'next'
          : 'none';
      return { seat, state, side: null, n };
    });
}

/** What a side does about its technology card. */
export type Sealed = 'none' | 'open' | 'chooses' | 'chosen' | 'shown';

/** By side: where its technology card is (HG-CON-28). */
export function sealed(view: Readonly<State>, c: Readonly<Conflict>): [Sealed, Sealed] {
  const asks = hegemonic.asks(view as State);
  const isAsked = asks?.procedure === 'conflict' && (asks.step === 'commit' || asks.step === 'commitFirst');
  const waiting = isAsked ? hegemonic.waiting(view) : [];
  const of = (side: 0 | 1): Sealed => {
    const seat = side === 0 ? c.attacker : c.defender;
    if (c.cards[side] >= 0) return 'shown';
    if (c.totals !== null) return 'none';
    if (waiting.includes(seat)) return 'chooses';
    if (view.learning) return 'open';
    if (view.hands[seat]!.length === 0) return 'none';
    return asks?.step === 'commit' && isAsked ? 'chosen' : 'open';
  };
  return [of(0), of(1)];
}
