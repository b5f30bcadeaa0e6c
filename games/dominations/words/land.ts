import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { neighboursOf } from '@conclave/mechanics/triangles';
import { CRADLE_CELL_DOTS, CRADLE_CELLS } from '../data/cradle.ts';
import { tables } from '../data/tables.ts';
import { bag } from '../rules/bag.ts';
import { openCells } from '../rules/map.ts';
import { siteText } from './monument-words.ts';
import { domainName, monumentName, tileName } from './names.ts';
import { cornerName, placeName, rowAndColumn } from './place-names.ts';
import { dotsText } from './production.ts';
import type { View } from './say/say.ts';

/*
 * The map in words, for terminals and for the map as text in the browser: row by row from the north, and from west to
 * east.
 */

/** Cells row by row from the north, each row from west to east. */
function byRows(cells: readonly number[]): number[][] {
  const rows = new Map<number, number[]>();
  for (const cell of cells) {
    const [row] = rowAndColumn(cell);
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  return [...rows.keys()]
    .sort((a, b) => b - a)
    .map((row) => rows.get(row)!.sort((a, b) => rowAndColumn(a)[1] - rowAndColumn(b)[1]));
}

/** What stands on the tile at a place in the lists: “City of Ada, level 2”, “Petra”; empty for nothing. */
export function standing(view: View, place: number, names: readonly string[]): string {
  const owner = view.owners[place]!;
  if (owner >= 0) return `City of ${names[owner]}, level ${view.levels[place]}`;
  const site = view.sites[place]!;
  if (site < 0) return '';
  const monument = view.monuments[site]!;
  return `${monumentName(monument)}, a tile beside it gives ${siteText(tables(view).monuments[monument]!)}`;
}

/** The tile of a place of the map: “Camp Government: left Religion, right Trade, bottom Art; City of …”. */
export function tileSays(view: View, place: number, names: readonly string[]): string {
  const tile = view.tiles[place]!;
  const stands = standing(view, place, names);
  const said = `Camp ${domainName(tables(view).tiles[tile]!.camp)}: ${dotsText(view, tile, view.cells[place]!, view.turns[place]!)}`;
  return `${said}${stands === '' ? '' : `; ${stands}`}.`;
}

/** The same with its place and its name: “N1E2 G01, Camp Government: …”. */
export const tileLine = (view: View, place: number, names: readonly string[]): string =>
  `${placeName(view.cells[place]!)} ${tileName(view.tiles[place]!)}, ${tileSays(view, place, names)}`;

/** The dots of the Cradle, cell by cell: “N1W1 top Art”. */
export function cradleText(): string {
  const dots = CRADLE_CELLS.flatMap((cell, i) => {
    const corners = CRADLE_CELL_DOTS[i]!.flatMap((domain, corner) =>
      domain < 0 ? [] : [`${cornerName(cell, corner)} ${domainName(domain)}`],
    );
    return [`${placeName(cell)} ${corners.join(' and ')}`];
  });
  return `The Cradle covers ${dots.join('; ')}.`;
}

/** Empty places where a tile may go, row by row. */
const openText = (view: View): string =>
  byRows(openCells(view))
    .map((row) => row.map(placeName).join(' '))
    .join('; ');

/** All tiles of the map in lines, and where the next one may go. */
export function landLines(view: View, names: readonly string[]): string[] {
  const rows = byRows(view.cells).flat();
  return [
    `The map, ${rows.length === 0 ? 'empty but for the Cradle' : 'row by row from the north'}. ${cradleText()}`,
    ...rows.map((cell) => `  ${tileLine(view, view.cells.indexOf(cell), names)}`),
    `  Open places: ${openText(view)}.`,
  ];
}

/** The tiles that are neither on the map nor in a hand that the viewer knows. */
export function bagLines(view: View): string[] {
  const hidden = view.hands.flat().filter((tile) => tile < 0).length;
  const left = bag(view);
  const where = hidden === 0 ? 'In the bag' : `In the bag, and ${hidden} of them in hidden hands`;
  return [`${where}, ${plural(left.length, 'tile')}: ${left.map(tileName).join(', ')}.`];
}

/** What shares an edge with a cell: “N1E1 (the Cradle), N1E3 T07 and N2E2 (empty)”. */
export function besideText(view: View, cell: number): string {
  return listed(
    neighboursOf(cell).map((other) => {
      const place = view.cells.indexOf(other);
      const what =
        place >= 0 ? tileName(view.tiles[place]!) : CRADLE_CELLS.includes(other) ? 'Cradle' : 'empty';
      return `${placeName(other)} (${what})`;
    }),
  );
}

/** The Cities of a seat by their level, highest first: “level 2 at N1E2 (Government)”. */
export function citiesText(view: View, seat: Seat): string {
  const places = [...view.owners.keys()].filter((place) => view.owners[place] === seat);
  places.sort((a, b) => view.levels[b]! - view.levels[a]! || a - b);
  return places
    .map((place) => {
      const camp = domainName(tables(view).tiles[view.tiles[place]!]!.camp);
      return `${placeName(view.cells[place]!)} level ${view.levels[place]} (${camp})`;
    })
    .join(', ');
}
