import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import { KIND } from '../data/cards.ts';
import { numbersOf, tables } from '../data/tables.ts';
import { isReady } from './functions/use.ts';
import { cardsIn, repeated, stranger, type Words } from './refusing.ts';
import { KEPT, research } from './research.ts';
import { areAlike } from './triggers.ts';
import { cardsOverLimit } from './turn.ts';
import type { Move, State } from './types.ts';
import { whyNotBuild, whyNotBuildAsExtra, whyNotCancel, whyNotPay, whyNotSell } from './why-not-build.ts';
import { whyNotInside } from './why-not-inside.ts';
import { whyNoSuchMove, whyNotInMainPhase } from './why-not-moment.ts';
import { whyNotUse } from './why-not-use.ts';

function whyNotRecover(s: Readonly<State>, seat: Seat, words: Words): Refusal | null {
  const cards = cardsIn(words);
  const slipped = s.tableaus[seat]!.filter((card) => card.slipped).map((card) => card.uid);
  const other = stranger(cards, slipped);
  if (other !== undefined) return no('not-slipped', 'SI-TRN-03', { card: other });
  const twice = repeated(cards);
  if (twice !== undefined) return no('named-twice', 'SI-TRN-03', { card: twice });
  const most = tables(s).unslips;
  return cards.length > most ? no('too-many-unslips', 'SI-TRN-03', { most, chosen: cards.length }) : null;
}

function whyNotKeep(s: Readonly<State>, words: Words): Refusal | null {
  const { looked } = research.under(s)!;
  const cards = cardsIn(words);
  const other = stranger(cards, looked);
  if (other !== undefined) return no('not-among', 'SI-RES-01', { card: other });
  const twice = repeated(cards);
  if (twice !== undefined) return no('named-twice', 'SI-RES-01', { card: twice });
  const isWhole = cards.length === KEPT || (cards.length === looked.length && looked.length > KEPT + 1);
  return isWhole ? null : no('keep-two', 'SI-RES-01', { chosen: cards.length, looked: looked.length });
}

function whyNotLimit(s: Readonly<State>, seat: Seat, words: Words): Refusal | null {
  const cards = cardsIn(words);
  const other = stranger(cards, s.hands[seat]!);
  if (other !== undefined) return no('not-in-hand', 'SI-RST-01', { card: other });
  const twice = repeated(cards);
  if (twice !== undefined) return no('named-twice', 'SI-RST-01', { card: twice });
  const needed = cardsOverLimit(s);
  return cards.length === needed
    ? null
    : no('discard-exactly', 'SI-RST-01', { needed, chosen: cards.length });
}

function whyNotNext(s: Readonly<State>, [index]: Words): Refusal | null {
  const trigger = typeof index === 'number' ? s.raised[index] : undefined;
  if (trigger === undefined) return no('no-such-trigger', 'SI-TRG-03');
  if (!isReady(s, trigger)) return no('trigger-not-ready', 'SI-TRG-04');
  const first = s.raised.find((other) => areAlike(other, trigger) && isReady(s, other));
  return first === trigger ? null : no('same-trigger', 'SI-TRG-03');
}

function whyNotMain(s: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  switch (move[0]) {
    case 'use':
      return whyNotUse(s, seat, move, false);
    case 'end':
      return s.mainDone ? null : no('main-action-first', 'SI-TRN-04');
    case 'research':
      return s.mainDone ? no('main-action-done', 'SI-TRN-04') : null;
    case 'build':
    case 'declare':
      if (!s.mainDone) return whyNotBuild(s, seat, move);
      return s.extraBuilds > 0 ? whyNotBuildAsExtra(s, seat, move) : no('main-action-done', 'SI-TRN-04');
    case 'extra':
    case 'declareExtra':
      return s.extraBuilds > 0
        ? whyNotBuild(s, seat, move)
        : no('no-extra-build', 'SI-BLD-01', { builds: numbersOf(s, KIND.reconstructionBase).builds });
    default:
      return whyNotInMainPhase(s, move[0]);
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
      return no('pay-first', 'SI-BLD-06', { card: s.payment!.uid });
  }
}

function whyNotInTurn(s: Readonly<State>, seat: Seat, f: Frame, move: Move): Refusal | null {
  const words = move.slice(1) as Words;
  if (f.at === 'recover')
    return move[0] === 'recover'
      ? whyNotRecover(s, seat, words)
      : no('recover-first', 'SI-TRN-02', { most: tables(s).unslips });
  if (f.at === 'limit')
    return move[0] === 'discard'
      ? whyNotLimit(s, seat, words)
      : no('limit-first', 'SI-RST-01', { limit: tables(s).handLimit });
  return whyNotMain(s, seat, move);
}

/** Why a move is not offered to the seat that is asked. */
export function whyNot(s: Readonly<State>, seat: Seat, given: AnyMove): Refusal | null {
  const f = s.agenda.at(-1)!;
  const move = given as Move;
  const words = move.slice(1) as Words;
  const unknown = whyNoSuchMove(move[0]);
  if (unknown !== null) return unknown;
  switch (f.do) {
    case 'turn':
      return whyNotInTurn(s, seat, f, move);
    case 'research':
      return move[0] === 'keep' ? whyNotKeep(s, words) : no('keep-first', 'SI-RES-01');
    case 'payment':
      return whyNotPayment(s, seat, move);
    case 'triggers':
      return move[0] === 'next' ? whyNotNext(s, words) : no('order-first', 'SI-TRG-03');
    default:
      return whyNotInside(s, seat, move);
  }
}
