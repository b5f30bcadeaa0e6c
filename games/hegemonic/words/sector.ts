import { capital, listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { HOME } from '../data/tiles.ts';
import { basesIn, complexesIn, tileAt, unitsOf } from '../rules/board.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import { boardPoints, boardPowers } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';
import { bases, houseName, tileName, tileText, UNIT_TEXT } from './names.ts';
import { boardName, sectorName } from './sector-names.ts';

/*
 * Sectors and boards in words, for terminals and for the galaxy as text in the browser.
 */

type View = Readonly<State>;

const everySeat = (view: View): Seat[] => [...Array(view.seats).keys()];

/** “Agent 1 and Agent 3”: a seat's units of a kind there, by number. */
function unitWords(view: View, seat: Seat, sector: number): string[] {
  return (['agent', 'fleet'] as const).flatMap((unit) =>
    unitsOf(view, seat, unit).flatMap((at, number) =>
      at === sector ? [`${UNIT_TEXT[unit].name} ${number + 1}`] : [],
    ),
  );
}

/** The halves of a seat's Gates there, with where they lead: “Gate 1 to C2”. */
function gateWords(view: View, seat: Seat, sector: number): string[] {
  const halves = view.gates[seat]!;
  return halves.flatMap((at, half) => {
    if (at !== sector) return [];
    const other = halves[half % 2 === 0 ? half + 1 : half - 1]!;
    const gate = `Gate ${Math.floor(half / 2) + 1}`;
    return [other < 0 ? `${gate} without its other half` : `${gate} to ${sectorName(other)}`];
  });
}

/** All that a seat has in a sector: “2 Complexes, Embassy, stack of 3, Agent 1, Gate 1 to C2”; empty for nothing. */
export function piecesOf(view: View, seat: Seat, sector: number): string {
  const complexes = basesIn(view, seat, 'industrial', sector);
  const height = basesIn(view, seat, 'martial', sector);
  return [
    ...(complexes > 0 ? [bases('industrial', complexes)] : []),
    ...(view.embassies[sector] === seat ? ['Embassy'] : []),
    ...(height > 0 ? [height === 1 ? '1 Outpost' : `stack of ${height} Outposts`] : []),
    ...unitWords(view, seat, sector),
    ...gateWords(view, seat, sector),
  ].join(', ');
}

/** Everybody who has something in a sector, in the order of seats. */
export const presentAt = (view: View, sector: number): readonly Seat[] =>
  everySeat(view).filter((seat) => piecesOf(view, seat, sector) !== '');

/** Locations that are open: “open: 1 industrial, political”; empty where none is. */
export function openLocations(view: View, sector: number): string {
  const tile = tileAt(view, sector)!;
  const industrial = tile.industrial - complexesIn(view, sector);
  const levels = tile.martial - view.heights[sector]!;
  const open = [
    ...(industrial > 0 ? [`${industrial} industrial`] : []),
    ...(tile.political > 0 && view.embassies[sector] === -1 ? ['political'] : []),
    ...(levels > 0
      ? [view.outposts[sector] === -1 ? 'martial' : `${plural(levels, 'level')} of the stack`]
      : []),
  ];
  return open.length === 0 ? '' : `open: ${open.join(', ')}`;
}

/** “home of Ada, House Marduk”. */
function homeText(view: View, sector: number, names: readonly string[]): string {
  const seat = view.homes.indexOf(sector);
  return `home of ${names[seat]}, ${houseName(seat)}`;
}

/** What a sector is: “T07 (3 industrial, political 1 orange)”, “home of Ada, House Marduk (…)”, “empty”. */
export function kindOf(view: View, sector: number, names: readonly string[]): string {
  const tile = view.tiles[sector]!;
  if (tile < 0) return 'empty';
  const name = tile === HOME ? homeText(view, sector, names) : tileName(tile);
  return `${name} (${tileText(tables(view), tile)})`;
}

/** A sector as one line: “B3 T07 (…): Ada 2 Complexes, Embassy; Bo Agent 1; open: 1 industrial.” */
export function sectorLine(view: View, sector: number, names: readonly string[]): string {
  const start = `${sectorName(sector)} ${kindOf(view, sector, names)}`;
  const pieces = everySeat(view).flatMap((seat) => {
    const own = piecesOf(view, seat, sector);
    return own === '' ? [] : [`${names[seat]} ${own}`];
  });
  const parts = view.tiles[sector]! < 0 ? pieces : [...pieces, openLocations(view, sector)];
  const said = parts.filter((part) => part !== '');
  return `${start}${said.length > 0 ? `: ${said.join('; ')}` : ''}.`;
}

/** The sectors beside this one: those that share a hex side, and those at the other end of a Gate. */
export function neighboursOf(view: View, sector: number): string {
  const beside = galaxyOf(view).neighbours[sector]!.map(sectorName).sort();
  const linked = view.gates.flatMap((halves) =>
    halves.flatMap((at, half) => (at === sector ? [halves[half % 2 === 0 ? half + 1 : half - 1]!] : [])),
  );
  const gates = [...new Set(linked)].map(sectorName).sort();
  return `${listed(beside)}${gates.length > 0 ? `; by Gate ${listed(gates)}` : ''}`;
}

/** The sectors of a board, 0 for the core. */
export const sectorsOf = (view: View, board: number): readonly number[] =>
  galaxyOf(view).boardOf.flatMap((other, sector) => (other === board ? [sector] : []));

/** All boards laid, the core first. */
export const boardsOf = (view: View): readonly number[] => [
  ...Array(galaxyOf(view).boards.length + 1).keys(),
];

/** What a board would bring if it were scored now: “Ada +6 (power 4), Bo +3 (power 2)”; empty without bases. */
function standing(view: View, board: number, names: readonly string[]): string {
  const powers = boardPowers(view)[board]!;
  const points = boardPoints(tables(view), powers, board === 0);
  return everySeat(view)
    .filter((seat) => powers[seat]! > 0)
    .sort((a, b) => powers[b]! - powers[a]! || a - b)
    .map((seat) => `${names[seat]} +${points[seat]} (power ${powers[seat]})`)
    .join(', ');
}

/** A board in lines: who would score on it, its sectors with tiles, and those that are empty. */
export function boardLines(view: View, board: number, names: readonly string[]): string[] {
  const sectors = sectorsOf(view, board);
  const laid = sectors.filter((sector) => view.tiles[sector]! >= 0 || presentAt(view, sector).length > 0);
  const empty = sectors.filter((sector) => !laid.includes(sector));
  const score = standing(view, board, names);
  const name = boardName(board);
  return [
    `${capital(name)}${score === '' ? '' : `, if scored now: ${score}`}`,
    ...laid.map((sector) => `  ${sectorLine(view, sector, names)}`),
    ...(empty.length > 0 ? [`  Empty: ${empty.map(sectorName).join(', ')}.`] : []),
  ];
}
