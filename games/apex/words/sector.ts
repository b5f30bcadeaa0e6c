import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { battleSides, scoreOf } from '../rules/battle.ts';
import { controller, controlScore, influence } from '../rules/control.ts';
import { bonusOf, colonyOf, galaxyOf, isPresent, originOwner, sectorCount, tokens } from '../rules/galaxy.ts';
import type { State } from '../rules/types.ts';
import { BONUS_TEXT } from './names.ts';
import { sectorName } from './sector-names.ts';

/*
 * A sector in words, for terminals and for the galaxy as text in the browser.
 */

/** What a sector is: “production”, “hidden”, “origin of Ada”, “free slot”. */
export function kindOf(view: Readonly<State>, sector: number, names: readonly string[]): string {
  const bonus = bonusOf(view, sector);
  if (bonus !== null) return BONUS_TEXT[bonus].name.toLowerCase();
  if (sector < view.tiles.length) return 'hidden';
  const owner = originOwner(view, sector);
  return owner < 0 ? 'free slot' : `origin of ${names[owner]}`;
}

/** The sectors that share an edge with this one, by name. */
export const neighboursOf = (view: Readonly<State>, sector: number): string =>
  listed(
    galaxyOf(view)
      .neighbours[sector]!.map((next) => sectorName(view, next))
      .sort(),
  );

/** Everybody who has a token on a sector, in the order of seats. */
export const presentAt = (view: Readonly<State>, sector: number): readonly Seat[] =>
  [...Array(view.seats).keys()].filter((seat) => isPresent(view, seat, sector));

/** “3 ships and a colony”, “only a colony”. */
export function tokensOf(view: Readonly<State>, seat: Seat, sector: number): string {
  const ships = view.ships[seat]![sector]!;
  if (colonyOf(view, sector) !== seat) return plural(ships, 'ship');
  const colony = view.origins[seat] === sector ? 'the origin colony' : 'a colony';
  return ships > 0 ? `${plural(ships, 'ship')} and ${colony}` : `only ${colony}`;
}

/** Who has what there: “Ada 3 ships and a colony, Bo 1 ship”; “empty”. */
function presence(view: Readonly<State>, sector: number, names: readonly string[]): string {
  const present = presentAt(view, sector);
  return present.map((seat) => `${names[seat]} ${tokensOf(view, seat, sector)}`).join(', ') || 'empty';
}

/** “Ada 5 (4 + influence 1)”; without influence the tokens are the score. */
function controlOf(view: Readonly<State>, seat: Seat, sector: number, names: readonly string[]): string {
  const value = influence(view, seat);
  const sum = value === 0 ? '' : ` (${tokens(view, seat, sector)} + influence ${value})`;
  return `${names[seat]} ${controlScore(view, seat, sector)}${sum}`;
}

/** Who controls a sector that several share, and why; empty where at most one has a token. */
function control(view: Readonly<State>, sector: number, names: readonly string[]): string {
  const present = presentAt(view, sector);
  if (present.length < 2) return '';
  const holder = controller(view, sector);
  const scores = [...present]
    .sort((a, b) => controlScore(view, b, sector) - controlScore(view, a, sector) || a - b)
    .map((seat) => controlOf(view, seat, sector, names))
    .join(', ');
  return holder < 0 ? `Nobody controls it: ${scores}` : `${names[holder]} controls it: ${scores}`;
}

/** How a battle there would end now; empty where fewer than two are present (AX-WAR-01). */
export function battle(view: Readonly<State>, sector: number, names: readonly string[]): string {
  const { sides, winner } = battleSides(view, sector);
  if (sides.length < 2) return '';
  const scores = [...sides]
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .map((side) => {
      const { seat, ships, colonies, armament } = side;
      return `${names[seat]} ${scoreOf(side)}${armament === 0 ? '' : ` (${ships + colonies} + armament ${armament})`}`;
    })
    .join(', ');
  const owner = originOwner(view, sector);
  const stays = owner < 0 || owner === winner ? '' : `, but the origin colony of ${names[owner]} stays`;
  const won = sides.find(({ seat }) => seat === winner);
  if (won === undefined) return `tied, all is destroyed${stays}: ${scores}`;
  const { ships, colonies, shipsLost } = won;
  return `${names[winner]} wins and keeps ${plural(ships + colonies - shipsLost, 'token')}${stays}: ${scores}`;
}

/** A sector as one line: “C3 production: Ada 3 ships, Bo 1 ship. Ada controls it: Ada 3, Bo 1.” */
export function sectorLine(view: Readonly<State>, sector: number, names: readonly string[]): string {
  const start = `${sectorName(view, sector)} ${kindOf(view, sector, names)}: ${presence(view, sector, names)}`;
  const why = control(view, sector, names);
  if (why !== '') return `${start}. ${why}.`;
  return presentAt(view, sector).length === 0 ? `${start}.` : `${start}, in control alone.`;
}

/** All sectors in the order of their names. */
export const sectorsByName = (view: Readonly<State>): readonly number[] =>
  [...Array(sectorCount(view)).keys()].sort((a, b) => (sectorName(view, a) < sectorName(view, b) ? -1 : 1));
