import type { Seat } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { DOMAINS } from '../data/domains.ts';
import { slotKind } from '../data/mastery.ts';
import { gain } from './gain.ts';
import { power } from './holdings.ts';
import { leastAfter } from './older.ts';
import type { Move, State } from './types.ts';
import { call, procedure, tell } from './vocabulary.ts';

/** The EXCHANGE card of a Domain. */
const exchangeCard = (domain: number): number => slotKind(domain, 6);

/** How much a seat may still exchange for Knowledge of a Domain in this turn (DM-DEV-10). */
export const exchangeable = (s: Readonly<State>, seat: Seat, domain: number): number =>
  s.exchanged.includes(domain) ? 0 : power(s, seat, exchangeCard(domain));

/** Names the first Knowledge of each exchange that is open to a seat. */
export function emitExchanges(s: Readonly<State>, seat: Seat, emit: (move: Move) => void): void {
  const held = s.knowledge[seat]!;
  for (const domain of DOMAINS.keys()) {
    if (exchangeable(s, seat, domain) === 0) continue;
    for (const from of DOMAINS.keys())
      if (from !== domain && held[from]! > 0) emit(['exchange', domain, from]);
  }
}

/** D-EXCH: further Knowledge one by one until `stop`; then all of it becomes Knowledge of the Domain. `last`: as in `Choice`. */
export const exchange = procedure<{
  seat: Seat;
  domain: number;
  left: number;
  amounts: number[];
  last: number;
}>(
  'exchange',
  { seat: 'all', domain: 'all', left: 'all', amounts: 'all', last: 'all' },
  {
    more: {
      rule: 'DM-DEV-10',
      who: (s, f) => (f.left > 0 && canGoOn(s, f) ? f.seat : null),
      options(s, f, seat, emit) {
        for (let from = f.last; from < DOMAINS.length; from++)
          if (from !== f.domain && s.knowledge[seat]![from]! > f.amounts[from]!) emit(['more', from]);
        emit(['stop']);
      },
      take(s, f, _seat, move) {
        if (move[0] === 'stop') return;
        const from = move[1] as number;
        f.amounts[from]!++;
        f.last = leastAfter(s, from);
        f.left--;
        return 'again';
      },
    },
    settle(s, { seat, domain, amounts }) {
      insert(s.exchanged, domain);
      let sum = 0;
      for (const [from, n] of amounts.entries()) {
        s.knowledge[seat]![from]! -= n;
        sum += n;
      }
      tell(['exchanged', seat, domain, amounts.slice()]);
      gain(s, seat, domain, sum, 'exchange', domain);
    },
  },
);

/** Whether there is more to give. */
function canGoOn(
  s: Readonly<State>,
  f: { seat: Seat; domain: number; amounts: readonly number[]; last: number },
): boolean {
  const held = s.knowledge[f.seat]!;
  for (let from = f.last; from < DOMAINS.length; from++)
    if (from !== f.domain && held[from]! > f.amounts[from]!) return true;
  return false;
}

/** Begins the exchange that a move names. */
export function beginExchange(s: Readonly<State>, seat: Seat, move: Move) {
  const [, domain, from] = move as ['exchange', number, number];
  const amounts = DOMAINS.map((_, other) => (other === from ? 1 : 0));
  const left = exchangeable(s, seat, domain) - 1;
  return call(exchange, { seat, domain, left, amounts, last: leastAfter(s, from) });
}

/** Whether any exchange is open to a seat. */
export const canExchange = (s: Readonly<State>, seat: Seat): boolean =>
  DOMAINS.some(
    (_, domain) =>
      exchangeable(s, seat, domain) > 0 && s.knowledge[seat]!.some((n, from) => from !== domain && n > 0),
  );
