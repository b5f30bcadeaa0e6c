import type { Seat } from '@conclave/kernel';
import { EVOLUTIONS } from '../data/evolutions.ts';
import type { Bonus } from '../data/sectors.ts';
import { tables } from '../data/tables.ts';
import { isPresent, tokens } from './galaxy.ts';
import type { State } from './types.ts';

export const PRODUCTION = EVOLUTIONS.indexOf('production');
export const MOVEMENT = EVOLUTIONS.indexOf('movement');
export const INFLUENCE = EVOLUTIONS.indexOf('influence');
export const ARMAMENT = EVOLUTIONS.indexOf('armament');

/** What a seat's colony tokens on sectors with this bonus bring; equal bonuses add up (AX-BON-01 to 03). */
export function colonyBonus(s: Readonly<State>, seat: Seat, bonus: Bonus): number {
  const { tiles, bonus: brings } = tables(s);
  let sum = 0;
  for (let sector = 0; sector < s.tiles.length; sector++)
    if (s.colonies[sector] === seat && tiles[s.tiles[sector]!] === bonus) sum += brings[bonus];
  return sum;
}

/** AX-CTL-05: the influence that counts on every sector where the seat is present. */
export const influence = (s: Readonly<State>, seat: Seat): number =>
  s.levels[seat]![INFLUENCE]! + colonyBonus(s, seat, 'influence');

/** AX-WAR-06: the armament that counts in battles. */
export const armament = (s: Readonly<State>, seat: Seat): number =>
  s.levels[seat]![ARMAMENT]! + colonyBonus(s, seat, 'armament');

/** AX-CTL-02: tokens and influence; 0 for a seat that has no token there (AX-CTL-04). */
export function controlScore(s: Readonly<State>, seat: Seat, sector: number): number {
  const own = tokens(s, seat, sector);
  return own === 0 ? 0 : own + influence(s, seat);
}

/** The only seat with tokens on a sector, -1 if there are none or several. */
function soleOccupant(s: Readonly<State>, sector: number): Seat {
  let sole = -1;
  for (let seat = 0; seat < s.seats; seat++)
    if (isPresent(s, seat, sector)) {
      if (sole >= 0) return -1;
      sole = seat;
    }
  return sole;
}

/** AX-CTL-01 to 04: who controls a sector, -1 for nobody. */
export function controller(s: Readonly<State>, sector: number): Seat {
  let leader = soleOccupant(s, sector);
  if (leader >= 0) return leader;
  let best = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const score = controlScore(s, seat, sector);
    if (score > best) {
      best = score;
      leader = seat;
    } else if (score === best) leader = -1;
  }
  return leader;
}
