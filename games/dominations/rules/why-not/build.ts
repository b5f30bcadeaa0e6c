import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { spotPair } from '@conclave/mechanics/edge-match';
import { levelCard } from '../../data/cards.ts';
import { DOMAINS } from '../../data/domains.ts';
import { KIND } from '../../data/mastery.ts';
import { TOP_LEVEL } from '../../data/numbers.ts';
import { tables } from '../../data/tables.ts';
import { extrasLeft, hasBuild } from '../actions.ts';
import { hasCounter, isCampFree } from '../cities.ts';
import { cityCost, type LevelCost } from '../costs.ts';
import { exchangeable } from '../exchange.ts';
import { hasCard, power } from '../holdings.ts';
import { campAt } from '../map.ts';
import { buildLevel, hasFreeCamp, nextLevel, nextLevelCost, payments } from '../monuments.ts';
import { treeOpenings } from '../tree.ts';
import type { State } from '../types.ts';
import { whyNotOwn } from './land.ts';
import { type Args, cannotPay, isIn, whyNotTree } from './words.ts';

/** Founding a City and raising one are rules of their own. */
const CITY_RULE = { found: 'DM-CIT-03', raise: 'DM-CIT-04' } as const;

/** Why a City cannot stand or rise to this level here, the place apart. */
function whyNotLevel(s: Readonly<State>, seat: Seat, place: number, level: number): Refusal | null {
  if (!hasCounter(s, seat, level))
    return no('no-counter', 'DM-CIT-06', { level, counters: tables(s).cityCounters });
  const cost = cityCost(s, seat, level);
  const domain = campAt(s, place);
  if (s.knowledge[seat]![domain]! >= cost) return null;
  return cannotPay(s, seat, level === 1 ? CITY_RULE.found : CITY_RULE.raise, domain, cost);
}

function whyNotCity(s: Readonly<State>, seat: Seat, [cell]: Args): Refusal | null {
  const place = s.cells.indexOf(cell as number);
  if (place < 0) return no('no-tile', 'DM-CIT-02');
  if (s.owners[place] === seat) return no('own-city-there', 'DM-CIT-08');
  return isCampFree(s, place) ? whyNotLevel(s, seat, place, 1) : no('camp-taken', 'DM-CIT-08');
}

function whyNotUpgrade(s: Readonly<State>, seat: Seat, [cell]: Args): Refusal | null {
  const foreign = whyNotOwn(s, seat, cell, CITY_RULE.raise);
  if (foreign) return foreign;
  const place = s.cells.indexOf(cell as number);
  if (s.levels[place] === TOP_LEVEL) return no('top-level', 'DM-CIT-05');
  return whyNotLevel(s, seat, place, s.levels[place]! + 1);
}

/** Why a level cannot be paid: what either Domain may give at most, and what is held of it. */
function cannotPayLevel(s: Readonly<State>, seat: Seat, number: number, { each, total }: LevelCost): Refusal {
  const { primary, secondary } = tables(s).monuments[number]!;
  const [first, second] = [s.knowledge[seat]![primary]!, s.knowledge[seat]![secondary]!];
  const missing = total - Math.min(each, first) - Math.min(each, second);
  return no('cannot-pay-level', 'DM-MON-02', { primary, secondary, each, total, first, second, missing });
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
  if (payments(s, seat, monument, cost).length === 0) return cannotPayLevel(s, seat, number, cost);
  return whyNotTree(s, seat, levelCard(number, level), at);
}

/** Why the next level of a Monument can be built at no place of a Tree, whoever’s turn it is; null where it can. */
export function whyNoLevel(
  s: Readonly<State>,
  seat: Seat,
  monument: number,
  patronage: boolean,
): Refusal | null {
  const all = treeOpenings(s, seat).map(({ spot }) =>
    whyNotMonument(s, seat, patronage, [monument, ...spotPair(spot)]),
  );
  if (all.includes(null)) return null;
  return all[0]!.code === 'sides-differ' ? no('level-fits-nowhere', 'DM-TRE-03') : all[0]!;
}

/** Why Patronage gives no action now. */
function whyNotPatronage(s: Readonly<State>, seat: Seat): Refusal | null {
  if (!hasCard(s, seat, KIND.patronage)) return no('no-patronage', 'DM-BLD-02');
  return extrasLeft(s, seat, 'patronage') > 0
    ? null
    : no('patronage-used', 'DM-BLD-02', { n: power(s, seat, KIND.patronage) });
}

/** Why an exchange is not open (DM-DEV-10). */
export function whyNotExchange(s: Readonly<State>, seat: Seat, [domain, from]: Args): Refusal | null {
  if (!isIn(DOMAINS, domain) || !isIn(DOMAINS, from)) return no('no-such-domain', 'DM-DEV-10');
  if (s.exchanged.includes(domain)) return no('exchange-used', 'DM-DEV-10', { domain });
  if (exchangeable(s, seat, domain) === 0) return no('no-exchange-card', 'DM-DEV-10', { domain });
  if (from === domain) return no('same-domain', 'DM-DEV-10');
  return s.knowledge[seat]![from]! > 0 ? null : no('not-held', 'DM-DEV-10', { domain: from });
}

type Why = (s: Readonly<State>, seat: Seat, args: Args) => Refusal | null;

/** A Build action of any kind: none is left where only that of Patronage is. */
const anyAction =
  (why: Why): Why =>
  (s, seat, args) =>
    hasBuild(s, seat) ? why(s, seat, args) : no('only-patronage-left', 'DM-BLD-01');

/** Why something is not open in the Build phase, by label. */
export const whyNotBuild: { readonly [label: string]: Why } = {
  exchange: whyNotExchange,
  city: anyAction(whyNotCity),
  upgrade: anyAction(whyNotUpgrade),
  monument: anyAction((s, seat, args) => whyNotMonument(s, seat, false, args)),
  patronage: (s, seat, args) => whyNotPatronage(s, seat) ?? whyNotMonument(s, seat, true, args),
};

/** Why a Monument cannot stand there (DM-MON-07). */
export function whyNotSite(s: Readonly<State>, _seat: Seat, [cell]: Args): Refusal | null {
  const place = s.cells.indexOf(cell as number);
  if (place < 0) return no('no-tile', 'DM-MON-07');
  return isCampFree(s, place) ? null : no('camp-taken', 'DM-MON-07');
}

/** Why a level is not paid so (DM-BLD-04). */
export function whyNotPay(s: Readonly<State>, seat: Seat, [primary, secondary]: Args): Refusal | null {
  const { monument, patronage } = buildLevel.under(s)!;
  const cost = nextLevelCost(s, seat, monument, patronage === 1);
  const ways = payments(s, seat, monument, cost);
  return ways.some(([a, b]) => a === primary && b === secondary)
    ? null
    : no('wrong-payment', 'DM-BLD-04', { ...cost });
}
