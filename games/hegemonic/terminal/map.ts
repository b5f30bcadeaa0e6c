import type { Seat } from '@conclave/kernel';
import { drawHexes } from '@conclave/mechanics/hex-drawing';
import { tables } from '../data/tables.ts';
import { FACTIONS, HOME } from '../data/tiles.ts';
import { basesIn, gatesIn, unitsIn } from '../rules/board.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import type { State } from '../rules/types.ts';
import { tileName } from '../words/names.ts';
import { sectorName } from '../words/sector-names.ts';

type View = Readonly<State>;

const COLUMNS = 100;
const MOST_WIDTH = 13;

const LEGEND = [
  'i2 p3o m1: 2 industrial, political 3 orange, martial up to 1. 1c2eo3 1af2g: seat 1 has 2 Complexes,',
  'an Embassy, 3 Outposts; an Agent, 2 Fleets, a Gate. “? galaxy” tells all in words.',
].join('\n');

/** The letters of a kind of piece: nothing, `c`, `c3`. */
const counted = (letter: string, n: number): string => (n === 0 ? '' : n === 1 ? letter : `${letter}${n}`);

/** What a seat has there, bases and units apart: `1c2eo3`, `1af2g`. */
function marks(view: View, seat: Seat, sector: number): string[] {
  const bases =
    counted('c', basesIn(view, seat, 'industrial', sector)) +
    counted('e', basesIn(view, seat, 'political', sector)) +
    counted('o', basesIn(view, seat, 'martial', sector));
  const units =
    counted('a', unitsIn(view, seat, 'agent', sector)) +
    counted('f', unitsIn(view, seat, 'fleet', sector)) +
    counted('g', gatesIn(view, seat, sector));
  return [bases, units].filter((letters) => letters !== '').map((letters) => `${seat + 1}${letters}`);
}

/** Locations of a tile: `i2`, `p3o`, `m1`. */
function locations(view: View, tile: number): string[] {
  const { industrial, political, faction, martial } = tables(view).tiles[tile]!;
  return [
    ...(industrial > 0 ? [`i${industrial}`] : []),
    ...(political > 0 ? [`p${political}${FACTIONS[faction]?.[0] ?? ''}`] : []),
    ...(martial > 0 ? [`m${martial}`] : []),
  ];
}

/** Words side by side in as many lines as they need. */
function flow(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

function cell(view: View, sector: number, width: number): string[] {
  const tile = view.tiles[sector]!;
  const kind = tile < 0 ? '' : tile === HOME ? `home ${view.homes.indexOf(sector) + 1}` : tileName(tile);
  const seats = [...Array(view.seats).keys()];
  return [
    `${sectorName(sector)} ${kind}`,
    ...(tile < 0 ? [] : flow(locations(view, tile), width)),
    ...flow(
      seats.flatMap((seat) => marks(view, seat, sector)),
      width,
    ),
  ];
}

/** The galaxy as a drawing, each sector with its name, its tile and what stands there. */
export function map(view: View): string {
  const { cells } = galaxyOf(view);
  const columns = cells.map(([q, r]) => 2 * q + r);
  const span = Math.max(...columns) - Math.min(...columns) + 2;
  const width = Math.min(MOST_WIDTH, 2 * Math.floor((COLUMNS - 1) / span) - 1);
  const drawn = drawHexes(
    cells,
    cells.map((_, sector) => cell(view, sector, width)),
    width,
  );
  return `${drawn}\n${LEGEND}`;
}
