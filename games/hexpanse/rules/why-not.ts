import type { Move as AnyMove, Refusal, Seat } from '@conclave/kernel';
import { priceOf } from './market.ts';
import type { State } from './types.ts';
import { whyNotAction, whyNotThere } from './why-not/actions.ts';
import { whyNotInEffect } from './why-not/effects.ts';
import { type Arg, no } from './why-not/words.ts';

/** HX-MKT-01 */
function whyNotBuy(s: Readonly<State>, seat: Seat, card: Arg): Refusal {
  if (!s.market.includes(card as number) && !s.extra.includes(card as number))
    return no('not-for-sale', 'HX-MKT-01');
  return no('cannot-pay', 'HX-MKT-01', { cost: priceOf(card as number), hexilum: s.hexilum[seat]! });
}

/** Why a move is not offered to the seat that is asked. */
export function whyNot(s: Readonly<State>, seat: Seat, move: AnyMove): Refusal | null {
  const f = s.agenda.at(-1)!;
  const [label, first] = move;
  switch (`${f.do}.${f.at} ${label}`) {
    case 'setUp.chooseFaction faction':
      return no('faction-taken', 'HX-SET-02');
    case 'setUp.chooseMinor minor':
      return no(s.minors.includes(first as number) ? 'minor-taken' : 'minor-not-offered', 'HX-SET-05');
    case 'setUp.chooseMission mission':
      return no('mission-not-left', 'HX-SET-08');
    case 'setUp.placeWarlord warlord':
    case 'drop.choose at':
      return whyNotThere(s, first);
    case 'market.buy buy':
      return whyNotBuy(s, seat, first);
  }
  const reason = f.do === 'action' ? whyNotAction(s, seat, move) : whyNotInEffect(s, seat, f, move);
  return reason ?? no('wrong-moment', 'HX-CHN-02');
}
