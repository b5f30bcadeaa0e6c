import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import { isAscending } from '@conclave/mechanics/sorted';
import { CARDS, KIND_OF, TYPE_BIT, TYPE_BITS } from '../data/cards.ts';
import { functionLack } from './functions/legality.ts';
import { functionMeant, isReady } from './functions/use.ts';
import { cardsOverLimit, UNSLIPS } from './turn.ts';
import type { Move, State } from './types.ts';
import { whyNotBuild, whyNotCancel, whyNotPay, whyNotSell } from './why-not-build.ts';
import { builtCard } from './zones.ts';

type Args = readonly (string | number)[];

const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({ code, params, rule });

/** The first argument that is not one of these cards. */
const stranger = (args: Args, uids: readonly number[]): string | number | undefined =>
  args.find((arg) => !uids.includes(arg as number));

function whyNotRecover(s: Readonly<State>, seat: Seat, args: Args): Refusal | null {
  const slipped = s.tableaus[seat]!.filter((card) => card.slipped).map((card) => card.uid);
  const other = stranger(args, slipped);
  if (other !== undefined) return no('not-slipped', 'SI-TRN-03', { card: other });
  if (args.length > UNSLIPS)
    return no('too-many-unslips', 'SI-TRN-03', { most: UNSLIPS, chosen: args.length });
  return isAscending(args) ? null : no('not-ascending', 'SI-TRN-03');
}

function whyNotUse(s: Readonly<State>, seat: Seat, move: Move, paying: boolean): Refusal | null {
  const uid = move[1] as number;
  const card = builtCard(s, seat, uid);
  if (card === undefined) return no('not-your-card', 'SI-FUN-01', { card: uid ?? -1 });
  const kind = KIND_OF[uid]!;
  const meant = functionMeant(card, move);
  if (meant === undefined) return no('no-main-function', 'SI-TRN-05', { kind });
  if (paying && !meant.fn.money) return no('no-money-function', 'SI-BLD-06', { kind });
  const lack = functionLack(s, seat, card, meant.fn, null);
  if (lack !== null) return { ...lack, params: { ...lack.params, kind } };
  return no('bad-choice', ruleOfCard(kind), { kind, fn: meant.index });
}

const ruleOfCard = (kind: number): string => `SI-CARD-${String(kind).padStart(2, '0')}`;

function whyNotKeep(f: Frame & { looked?: readonly number[] }, args: Args): Refusal | null {
  const other = stranger(args, f.looked!);
  if (other !== undefined) return no('not-among', 'SI-RES-01', { card: other });
  return no('keep-two', 'SI-RES-01', { chosen: args.length });
}

function whyNotLimit(s: Readonly<State>, seat: Seat, args: Args): Refusal | null {
  const other = stranger(args, s.hands[seat]!);
  if (other !== undefined) return no('not-in-hand', 'SI-RST-01', { card: other });
  const needed = cardsOverLimit(s);
  if (args.length !== needed) return no('discard-exactly', 'SI-RST-01', { needed, chosen: args.length });
  return isAscending(args) ? null : no('not-ascending', 'SI-ZON-06');
}

function whyNotTake(
  f: Frame & { cards?: readonly number[] },
  uid: string | number | undefined,
  rule: string,
): Refusal | null {
  const wanted = TYPE_BITS[KIND_OF[uid as number] ?? 0]!;
  if (f.cards?.includes(uid as number) && (wanted & TYPE_BIT.Religion) === 0)
    return no('wrong-type', rule, { type: 'Religion' });
  return no('not-among', rule, { card: uid ?? -1 });
}

function whyNotNext(s: Readonly<State>, index: string | number | undefined): Refusal {
  const trigger = typeof index === 'number' ? s.raised[index] : undefined;
  if (trigger === undefined) return no('no-such-trigger', 'SI-TRG-03');
  return isReady(s, trigger) ? no('same-trigger', 'SI-TRG-03') : no('trigger-not-ready', 'SI-TRG-04');
}

/** In the main phase, what is not a function. */
function whyNotMain(s: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  switch (move[0]) {
    case 'use':
      return whyNotUse(s, seat, move, false);
    case 'end':
      return no('main-action-first', 'SI-TRN-04');
    case 'research':
      return no('main-action-done', 'SI-TRN-04');
    case 'build':
    case 'declare':
      if (s.mainDone) return no('main-action-done', 'SI-TRN-04');
      return whyNotBuild(s, seat, move);
    case 'extra':
    case 'declareExtra':
      if (s.extraBuilds === 0) return no('no-extra-build', 'SI-BLD-01');
      return whyNotBuild(s, seat, move);
    default:
      return wrongMoment(s, move);
  }
}

function whyNotPayment(s: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  switch (move[0]) {
    case 'use':
      if (s.payment!.offered.length > 0) return no('sale-begun', 'SI-SEL-04');
      return whyNotUse(s, seat, move, true);
    case 'pay':
      return whyNotPay(s, seat, move);
    case 'sell':
      return whyNotSell(s, seat, move[1]);
    case 'cancel':
      return whyNotCancel(s, seat);
    default:
      return no('pay-first', 'SI-BLD-06');
  }
}

const wrongMoment = (s: Readonly<State>, move: Move): Refusal =>
  no('wrong-moment', 'SI-TRN-06', { label: move[0], window: s.window });

/** Choices inside a card's function, of the card's owner or of those whom it concerns. */
function whyNotInside(
  s: Readonly<State>,
  seat: Seat,
  f: Frame & { uid?: number },
  move: Move,
): Refusal | null {
  const kind = KIND_OF[f.uid!]!;
  const rule = ruleOfCard(kind);
  switch (`${f.at} ${move[0]}`) {
    case 'discard discard':
    case 'give give':
    case 'giveBack give':
    case 'more put':
      if (!s.hands[seat]!.includes(move[1] as number))
        return no('not-in-hand', rule, { card: (move[1] as number) ?? -1 });
      return no('one-card', rule);
    case 'pick take':
      return whyNotTake(f, move[1], rule);
    case 'name name':
      return no('no-such-kind', rule, { kinds: CARDS.length });
    case 'youMay accept':
    case 'youMay unslip':
      return no('bad-choice', rule, { kind, fn: (f as Frame & { fn?: number }).fn! });
    default:
      return no('answer-first', 'SI-FUN-09', { kind });
  }
}

/** Why a move is not offered to the seat that is asked. */
export function whyNot(s: Readonly<State>, seat: Seat, given: AnyMove): Refusal | null {
  const f = s.agenda.at(-1)!;
  const move = given as Move;
  const args = move.slice(1) as Args;
  switch (f.do) {
    case 'turn':
      if (f.at === 'recover')
        return move[0] === 'recover' ? whyNotRecover(s, seat, args) : no('recover-first', 'SI-TRN-02');
      if (f.at === 'limit')
        return move[0] === 'discard' ? whyNotLimit(s, seat, args) : no('limit-first', 'SI-RST-01');
      return whyNotMain(s, seat, move);
    case 'research':
      return move[0] === 'keep' ? whyNotKeep(f, args) : no('keep-first', 'SI-RES-01');
    case 'payment':
      return whyNotPayment(s, seat, move);
    case 'triggers':
      return move[0] === 'next' ? whyNotNext(s, move[1]) : no('order-first', 'SI-TRG-03');
    default:
      return whyNotInside(s, seat, f, move);
  }
}
