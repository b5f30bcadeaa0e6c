import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { masteryCard } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { isElsewhere } from '../assimilation.ts';
import { advanceCost, freePart, gainCost, missingFor } from '../costs.ts';
import { canPayAdvance, canPayGain } from '../develop.ts';
import { hasCard } from '../holdings.ts';
import { isInGame, meetsNeeds, supply } from '../mastery.ts';
import type { State } from '../types.ts';
import { whyNotExchange } from './build.ts';
import { type Args, cannotPay, isIn, whyNotTree } from './words.ts';

/** Why a seat cannot pay for a card: not enough of its Domain, or too little even with what may be any Domain. */
function cannotPayCard(s: Readonly<State>, seat: Seat, rule: string, kind: number, cost: number): Refusal {
  const { domain } = tables(s).mastery[kind]!;
  const free = freePart(s, seat, cost);
  if (free === 0) return cannotPay(s, seat, rule, domain, cost);
  const held = s.knowledge[seat]![domain]!;
  const others = s.knowledge[seat]!.reduce((sum, n) => sum + n, -held);
  const missing = missingFor(s, seat, domain, cost);
  return no('cannot-pay-freely', 'DM-DEV-09', { domain, cost, held, others, free, missing });
}

/** Why a card may not be had at all now, whatever it costs. */
function whyNotCard(s: Readonly<State>, seat: Seat, kind: number): Refusal | null {
  if (!isInGame(s, kind)) return no('not-in-game', 'DM-VAR-04');
  if (hasCard(s, seat, kind)) return no('already-owned', 'DM-DEV-03', { kind });
  if (meetsNeeds(s, seat, kind)) return null;
  const { needs, domain } = tables(s).mastery[kind]!;
  return needs === 'any'
    ? no('needs-lower-cards', 'DM-DEV-04', { kind, domain })
    : no('needs-card', 'DM-DEV-04', { kind, needs });
}

function whyNotCopy(s: Readonly<State>, seat: Seat, [kind, copy, ...at]: readonly number[]): Refusal | null {
  const left = supply(s, kind!);
  if (left.length === 0) return no('none-left', 'DM-DEV-02', { kind: kind! });
  return left.includes(copy!)
    ? whyNotTree(s, seat, masteryCard(kind!, copy!), at)
    : no('copy-taken', 'DM-DEV-02', { kind: kind! });
}

/** @param isFree whether it is an assimilation, which costs nothing */
function whyNotGain(s: Readonly<State>, seat: Seat, args: Args, isFree: boolean): Refusal | null {
  const [kind] = args;
  if (!isIn(tables(s).mastery, kind)) return no('no-such-card', 'DM-DEV-02');
  if (isFree && !isElsewhere(s, seat, kind, 'either')) return no('nobody-has-it', 'DM-INF-05', { kind });
  const refused = whyNotCard(s, seat, kind);
  if (refused !== null) return refused;
  if (!isFree && !canPayGain(s, seat, kind))
    return cannotPayCard(s, seat, 'DM-DEV-02', kind, gainCost(s, seat, kind));
  return whyNotCopy(s, seat, args as number[]);
}

function whyNotAdvance(s: Readonly<State>, seat: Seat, [kind]: Args, isFree: boolean): Refusal | null {
  if (!isIn(tables(s).mastery, kind)) return no('no-such-card', 'DM-DEV-05');
  if (!hasCard(s, seat, kind)) return no('not-owned', 'DM-DEV-05', { kind });
  if (s.mastery[seat]![kind] === 2) return no('already-advanced', 'DM-DEV-05', { kind });
  if (isFree)
    return isElsewhere(s, seat, kind, 'advanced') ? null : no('nobody-has-advanced', 'DM-INF-05', { kind });
  return canPayAdvance(s, seat, kind)
    ? null
    : cannotPayCard(s, seat, 'DM-DEV-05', kind, advanceCost(s, seat, kind));
}

type Why = (s: Readonly<State>, seat: Seat, args: Args) => Refusal | null;

/** Why something is not open in the Develop phase, or to who assimilates, by label. */
export const whyNotDevelop = (isFree: boolean): { readonly [label: string]: Why } => ({
  gain: (s, seat, args) => whyNotGain(s, seat, args, isFree),
  advance: (s, seat, args) => whyNotAdvance(s, seat, args, isFree),
  ...(isFree ? {} : { exchange: whyNotExchange }),
});
