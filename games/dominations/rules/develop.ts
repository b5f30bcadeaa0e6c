import type { Next, Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { slotKind } from '../data/mastery.ts';
import { SLOTS } from '../data/mastery-keys.ts';
import { tables } from '../data/tables.ts';
import { hasDevelop, influenceTrigger, spendDevelop } from './actions.ts';
import { advanceCost, canPayMastery, freePart, gainCost } from './costs.ts';
import { beginExchange, canExchange, emitExchanges } from './exchange.ts';
import { pay } from './gain.ts';
import { advanceCard, canPlaceAny, emitGains, gainCard, mayGain } from './mastery.ts';
import { leastAfter, sufficesFrom } from './older.ts';
import type { State } from './types.ts';
import { call, procedure, tell } from './vocabulary.ts';

/** Whether a seat can pay for gaining a card (DM-DEV-02, 09). */
export const canPayGain = (s: Readonly<State>, seat: Seat, kind: number): boolean =>
  canPayMastery(s, seat, tables(s).mastery[kind]!.domain, gainCost(s, seat, kind));

/** Whether a seat can pay for turning a card to its Advanced side (DM-DEV-05, 09). */
export const canPayAdvance = (s: Readonly<State>, seat: Seat, kind: number): boolean =>
  canPayMastery(s, seat, tables(s).mastery[kind]!.domain, advanceCost(s, seat, kind));

/** Kinds that a seat may gain and can pay for, whether or not a copy has a place. */
function gains(s: Readonly<State>, seat: Seat): number[] {
  const kinds: number[] = [];
  const { mastery } = tables(s);
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    let paid = 0;
    for (let slot = 1; slot <= SLOTS; slot++) {
      const kind = slotKind(domain, slot);
      const { value } = mastery[kind]!;
      // Slots go by value, and in a Domain what costs more than one cannot pay is followed by what costs no less.
      if (value !== paid && !canPayGain(s, seat, kind)) break;
      paid = value;
      if (mayGain(s, seat, kind)) kinds.push(kind);
    }
  }
  return kinds;
}

const isAdvance = (s: Readonly<State>, seat: Seat, kind: number): boolean =>
  s.mastery[seat]![kind] === 1 && canPayAdvance(s, seat, kind);

/** Whether an action is left in the Develop phase and there is something to do with it (section 5, D-DEVELOP). */
export const canDevelop = (s: Readonly<State>, seat: Seat): boolean =>
  hasDevelop(s, seat) &&
  (canExchange(s, seat) ||
    s.mastery[seat]!.some((_, kind) => isAdvance(s, seat, kind)) ||
    canPlaceAny(s, seat, gains(s, seat)));

type Develop = { seat: Seat; kind: number; copy: number; x: number; y: number };

/** One Mastery card gained, or turned if `copy` is -1; `amounts` is what of its cost has been settled. */
export const developCard = procedure<Develop & { amounts: number[]; free: number; least: number }>(
  'developCard',
  {
    seat: 'all',
    kind: 'all',
    copy: 'all',
    x: 'all',
    y: 'all',
    amounts: 'all',
    free: 'all',
    least: 'all',
  },
  {
    spend: {
      rule: 'DM-DEV-09',
      auto: true,
      who: (_s, f) => (f.free > 0 ? f.seat : null),
      options(s, f, seat, emit) {
        const rest = s.knowledge[seat]!.map((n, domain) => n - f.amounts[domain]!);
        for (let domain = f.least; domain < DOMAINS.length; domain++)
          if (rest[domain]! > 0 && sufficesFrom(s, rest, domain, f.free)) emit(['spend', domain]);
      },
      take(s, f, _seat, move) {
        const domain = move[1] as number;
        f.amounts[domain]!++;
        f.least = leastAfter(s, domain);
        f.free--;
        return 'again';
      },
    },
    develop(s, { seat, kind, copy, x, y, amounts }) {
      const before = s.influence[seat]!;
      spendDevelop(s, seat);
      pay(s, seat, amounts);
      if (copy === -1) advanceCard(s, seat, kind);
      else gainCard(s, seat, kind, copy, x, y);
      influenceTrigger(s, seat, before);
    },
  },
);

/** Settles what must be paid in the card's own Domain, and asks for the rest. */
function beginDevelop(s: Readonly<State>, what: Develop): Next {
  const { seat, kind, copy } = what;
  const cost = copy === -1 ? advanceCost(s, seat, kind) : gainCost(s, seat, kind);
  const free = freePart(s, seat, cost);
  const { domain } = tables(s).mastery[kind]!;
  const amounts = DOMAINS.map((_, other) => (other === domain ? cost - free : 0));
  return call(developCard, { ...what, amounts, free, least: 0 });
}

/** One action of the Develop phase, an exchange before it, or the pass that ends the phase (DM-DEV-01). */
export const developAction = procedure<{ seat: Seat }>(
  'develop',
  { seat: 'all' },
  {
    choose: {
      rule: 'DM-DEV-01',
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        emitGains(s, seat, gains(s, seat), emit);
        for (const kind of s.mastery[seat]!.keys()) if (isAdvance(s, seat, kind)) emit(['advance', kind]);
        emitExchanges(s, seat, emit);
        emit(['pass']);
      },
      take(s, _f, seat, move) {
        switch (move[0]) {
          case 'gain': {
            const [, kind, copy, x, y] = move;
            return beginDevelop(s, { seat, kind, copy, x, y });
          }
          case 'advance':
            return beginDevelop(s, { seat, kind: move[1], copy: -1, x: 0, y: 0 });
          case 'exchange':
            return beginExchange(s, seat, move);
          default:
            s.phase = 'end';
            tell(['passed', seat, 'develop']);
        }
      },
    },
  },
);
