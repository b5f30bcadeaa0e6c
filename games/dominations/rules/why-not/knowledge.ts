import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { DOMAINS } from '../../data/domains.ts';
import { OMEN } from '../../data/omens.ts';
import { tables } from '../../data/tables.ts';
import { choice } from '../choice.ts';
import { developCard } from '../develop.ts';
import { exchange } from '../exchange.ts';
import { total } from '../holdings.ts';
import { sufficesFrom } from '../older.ts';
import { fullest, tribute } from '../omen-effects.ts';
import type { State } from '../types.ts';
import { type Args, isIn } from './words.ts';

/**
 * Why one Knowledge of a Domain cannot be named next of those that are held.
 * @param least the Domain from which on games of older rules go on
 * @param need how many have to be named there yet
 */
function whyNotNext(
  s: Readonly<State>,
  [domain]: Args,
  rule: string,
  held: readonly number[],
  least: number,
  need = 0,
): Refusal | null {
  if (!isIn(DOMAINS, domain)) return no('no-such-domain', rule);
  if (held[domain] === 0) return no('not-held', rule, { domain });
  return domain < least || !sufficesFrom(s, held, domain, need) ? no('order-of-older-rules', rule) : null;
}

/** What is left of a seat's Knowledge beside that which is named already. */
const rest = (s: Readonly<State>, seat: Seat, amounts: readonly number[]): number[] =>
  s.knowledge[seat]!.map((n, domain) => n - amounts[domain]!);

const ANY = DOMAINS.map(() => 1);

export const whyNotChoose = (s: Readonly<State>, _seat: Seat, args: Args): Refusal | null =>
  whyNotNext(s, args, 'DM-KNO-10', ANY, choice.under(s)!.least);

/** Tribute takes where a seat chooses. */
export function whyNotLose(s: Readonly<State>, seat: Seat, args: Args): Refusal | null {
  const { least, left } = tribute.under(s)!;
  return whyNotNext(s, args, 'DM-OME-11', s.knowledge[seat]!, least, left);
}

/** Drought takes where a seat has most. */
export function whyNotLoseMost(s: Readonly<State>, seat: Seat, [domain]: Args): Refusal | null {
  if (!isIn(DOMAINS, domain)) return no('no-such-domain', 'DM-OME-10');
  return fullest(s, seat).includes(domain) ? null : no('not-fullest', 'DM-OME-10');
}

export function whyNotTribute(s: Readonly<State>, seat: Seat): Refusal | null {
  const [{ n }, held] = [tables(s).omens[OMEN.tribute]!, total(s.knowledge[seat]!)];
  return held >= n ? null : no('too-little-knowledge', 'DM-OME-11', { n, held });
}

export function whyNotMore(s: Readonly<State>, seat: Seat, args: Args): Refusal | null {
  const { domain, amounts, last } = exchange.under(s)!;
  return args[0] === domain
    ? no('same-domain', 'DM-DEV-10')
    : whyNotNext(s, args, 'DM-DEV-10', rest(s, seat, amounts), last);
}

export function whyNotSpend(s: Readonly<State>, seat: Seat, args: Args): Refusal | null {
  const { amounts, least, free } = developCard.under(s)!;
  return whyNotNext(s, args, 'DM-DEV-09', rest(s, seat, amounts), least, free);
}
