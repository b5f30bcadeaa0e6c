import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { KIND } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { lose } from './gain.ts';
import { power } from './holdings.ts';
import { campAt } from './map.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

/**
 * DM-KNO-05: by the levels of own Cities on Camps of the colour.
 * @param more levels of Cities of the colour that would come, or go
 * @param ships what Shipbuilding adds
 */
export function limitOf(
  s: Readonly<State>,
  seat: Seat,
  domain: number,
  more = 0,
  ships = power(s, seat, KIND.shipbuilding),
): number {
  let levels = more;
  for (let i = 0; i < s.owners.length; i++)
    if (s.owners[i] === seat && campAt(s, i) === domain) levels += s.levels[i]!;
  return Math.min(tables(s).maxLimit, tables(s).baseLimit + tables(s).limitStep * levels + ships);
}

/** Sets a limit anew; Knowledge above it is lost at once (DM-CIT-07, DM-KNO-08). */
export function refreshLimit(s: State, seat: Seat, domain: number): void {
  const limit = limitOf(s, seat, domain);
  if (limit === s.limits[seat]![domain]) return;
  s.limits[seat]![domain] = limit;
  tell(['limitChanged', seat, domain, limit]);
  const over = s.knowledge[seat]![domain]! - limit;
  if (over > 0) lose(s, seat, domain, over, 'limit', domain);
}

/** The same in every Domain, when Shipbuilding changes. */
export function refreshLimits(s: State, seat: Seat): void {
  for (const domain of DOMAINS.keys()) refreshLimit(s, seat, domain);
}
