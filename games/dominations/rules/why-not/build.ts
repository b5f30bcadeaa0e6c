import type { Move as AnyMove, Refusal, Seat } from '@conclave/kernel';
import { levelCard } from '../../data/cards.ts';
import { DOMAINS } from '../../data/domains.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { TOP_LEVEL } from '../../data/numbers.ts';
import { extrasLeft, hasBuild } from '../actions.ts';
import { hasCounter, isCampFree } from '../cities.ts';
import { cityCost } from '../costs.ts';
import { exchangeable } from '../exchange.ts';
import { campAt } from '../map.ts';
import { hasFreeCamp, nextLevel, nextLevelCost, payments } from '../monuments.ts';
import type { State } from '../types.ts';
import { type Args, cannotPay, isIn, no, whyNotTree } from './words.ts';

/** Why a City cannot stand or rise to this level here, the place apart. */
function whyNotLevel(s: Readonly<State>, seat: Seat, place: number, level: number): Refusal | null {
  if (!hasCounter(s, seat, level)) return no('no-counter', 'DM-CIT-06', { level });
  const cost = cityCost(s, seat, level);
  const domain = campAt(s, place);
  return s.knowledge[seat]![domain]! < cost ? cannotPay(s, seat, 'DM-CIT-03', domain, cost) : null;
}

function whyNotCity(s: Readonly<State>, seat: Seat, [cell]: Args): Refusal | null {
  const place = s.cells.indexOf(cell as number);
  if (place < 0) return no('no-tile', 'DM-CIT-02');
  if (!isCampFree(s, place)) return no('camp-taken', 'DM-CIT-08');
  return whyNotLevel(s, seat, place, 1);
}

function whyNotUpgrade(s: Readonly<State>, seat: Seat, [cell]: Args): Refusal | null {
  const place = s.cells.indexOf(cell as number);
  if (place < 0) return no('no-tile', 'DM-CIT-02');
  if (s.owners[place] !== seat) return no('not-your-city', 'DM-CIT-04');
  if (s.levels[place] === TOP_LEVEL) return no('top-level', 'DM-CIT-05');
  return whyNotLevel(s, seat, place, s.levels[place]! + 1);
}

function whyNotMonument(
  s: Readonly<State>,
  seat: Seat,
  patronage: boolean,
  [monument, ...at]: Args,
): Refusal | null {
  if (!isIn(s.monuments, monument)) return no('no-such-monument', 'DM-MON-01');
  const level = nextLevel(s, monument);
  if (level === 0) return no('monument-complete', 'DM-MON-09');
  if (level === 1 && !hasFreeCamp(s)) return no('no-free-camp', 'DM-MON-08');
  const cost = nextLevelCost(s, seat, monument, patronage);
  const number = s.monuments[monument]!;
  if (payments(s, seat, monument, cost).length === 0) {
    const { primary, secondary } = MONUMENTS[number]!;
    return no('cannot-pay-level', 'DM-MON-02', { primary, secondary, ...cost });
  }
  return whyNotTree(s, seat, levelCard(number, level), at);
}

/** Why an exchange is not open (DM-DEV-10). */
export function whyNotExchange(s: Readonly<State>, seat: Seat, [domain, from]: Args): Refusal {
  if (!isIn(DOMAINS, domain) || !isIn(DOMAINS, from)) return no('no-such-domain', 'DM-DEV-10');
  if (s.exchanged.includes(domain)) return no('exchange-used', 'DM-DEV-10', { domain });
  if (exchangeable(s, seat, domain) === 0) return no('no-exchange-card', 'DM-DEV-10', { domain });
  return from === domain ? no('same-domain', 'DM-DEV-10') : no('not-held', 'DM-DEV-10', { domain: from });
}

/** Why something is not open in the Build phase; null for what does not belong there. */
export function whyNotBuild(s: Readonly<State>, seat: Seat, [label, ...args]: AnyMove): Refusal | null {
  switch (label) {
    case 'exchange':
      return whyNotExchange(s, seat, args);
    case 'patronage':
      return extrasLeft(s, seat, 'patronage') > 0
        ? whyNotMonument(s, seat, true, args)
        : no('no-patronage', 'DM-BLD-02');
    case 'city':
    case 'upgrade':
    case 'monument':
      if (!hasBuild(s, seat)) return no('no-build-left', 'DM-BLD-01');
      if (label === 'monument') return whyNotMonument(s, seat, false, args);
      return label === 'city' ? whyNotCity(s, seat, args) : whyNotUpgrade(s, seat, args);
    default:
      return null;
  }
}
