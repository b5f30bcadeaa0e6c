import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { canBuy, priceOf } from './market.ts';
import type { State } from './types.ts';
import { whyNotAction, whyNotThere } from './why-not/actions.ts';
import { whyNotInEffect } from './why-not/effects.ts';
import { isAnswer, whyNotNow } from './why-not/moments.ts';
import { type Arg, FORMS, isLabel } from './why-not/words.ts';

/** HX-SET-02 */
function whyNotFaction(s: Readonly<State>, faction: Arg): Refusal | null {
  if (tables(s).factions[faction as number] === undefined) return no('no-such-faction', 'HX-SET-02');
  return s.factions.includes(faction as number) ? no('faction-taken', 'HX-SET-02') : null;
}

/** HX-SET-05 */
function whyNotMinor(s: Readonly<State>, minor: Arg): Refusal | null {
  if (s.minors.includes(minor as number)) return no('minor-taken', 'HX-SET-05');
  return s.minorRow.includes(minor as number) ? null : no('minor-not-offered', 'HX-SET-05');
}

/** HX-MKT-01 */
function whyNotBuy(s: Readonly<State>, seat: Seat, card: Arg): Refusal | null {
  if (!s.market.includes(card as number) && !s.extra.includes(card as number))
    return no('not-for-sale', 'HX-MKT-01');
  if (canBuy(s, seat, card as number)) return null;
  return no('cannot-pay', 'HX-MKT-01', { cost: priceOf(s, card as number), hexilum: s.hexilum[seat]! });
}

/** Why an answer to what is asked is not offered; null where nothing stands against it. */
function whyNotAnswer(s: Readonly<State>, seat: Seat, f: Frame, move: AnyMove): Refusal | null {
  const [label, first] = move;
  switch (label) {
    case 'faction':
      return whyNotFaction(s, first);
    case 'minor':
      return whyNotMinor(s, first);
    case 'mission':
      return s.shown[seat]!.includes(first as number) ? null : no('mission-not-left', 'HX-SET-08');
    case 'warlord':
    case 'at':
      return whyNotThere(s, first);
    case 'buy':
      return whyNotBuy(s, seat, first);
  }
  return f.do === 'action' ? whyNotAction(s, seat, move) : whyNotInEffect(s, seat, f, move);
}

/** Why a move is not offered to the seat that is asked; null also for one that only has words too many. */
export function whyNot(s: Readonly<State>, seat: Seat, move: AnyMove): Refusal | null {
  const f = s.agenda.at(-1)!;
  const [label] = move;
  if (!isLabel(label)) return no('no-such-move', 'HX-TRN-04', { label });
  if (!isAnswer(f, label)) return whyNotNow(s, f, label);
  const form = FORMS[label];
  if (move.length <= form.length) return no('too-short', 'HX-TRN-04', { form: [label, ...form].join(' ') });
  return whyNotAnswer(s, seat, f, move.slice(0, form.length + 1) as unknown as AnyMove);
}
