import { between, type EventPart, line, phrase } from '@conclave/frame/event-parts.ts';
import { tables } from '../../data/tables.ts';
import { BASE_TEXT, tileText, UNIT_TEXT } from '../names.ts';
import { sectorPart, tilePart } from '../parts.ts';
import { boardName } from '../sector-names.ts';
import { type Lines, price } from './line.ts';

const way = (from: number, to: number): EventPart[] => phrase`from ${sectorPart(from)} to ${sectorPart(to)}`;

/** Events of boards, tiles and pieces that come onto the galaxy or change their place. */
export const PIECES_LINES: Lines<
  | 'boardLaid'
  | 'homePlaced'
  | 'tilePlaced'
  | 'tilesFlipped'
  | 'built'
  | 'relocated'
  | 'unitBuilt'
  | 'gateBuilt'
  | 'gateRelocated'
  | 'unitMoved'
> = {
  boardLaid: ([, seat, board]) => line(0, seat, 'HG-VAR-16', ` lays ${boardName(board)}`),
  homePlaced: ([, seat, sector]) =>
    line(0, seat, 'HG-SET-02', phrase` has the home at ${sectorPart(sector)}`),
  tilePlaced: ([, seat, tile, sector], at) =>
    line(
      1,
      seat,
      'HG-EXP-02',
      phrase` places ${tilePart(tile)} at ${sectorPart(sector)}: ${tileText(tables(at), tile)}`,
    ),
  tilesFlipped: ([, tiles], at) =>
    line(
      1,
      null,
      'HG-EXP-01',
      'New in the pool: ',
      between(
        tiles.map((tile) => phrase`${tilePart(tile)} (${tileText(tables(at), tile)})`),
        ', ',
      ),
    ),
  built([, seat, type, sector, cost]) {
    const what = `${type === 'industrial' ? 'a' : 'an'} ${BASE_TEXT[type].name}`;
    return line(1, seat, 'HG-BLD-04', phrase` builds ${what} at ${sectorPart(sector)}${price(cost)}`);
  },
  relocated: ([, seat, type, from, to, cost]) => {
    const what = `${type === 'industrial' ? 'a' : 'an'} ${BASE_TEXT[type].name}`;
    return line(1, seat, 'HG-BLD-08', phrase` relocates ${what} ${way(from, to)}${price(cost)}`);
  },
  unitBuilt: ([, seat, unit, number, sector, cost]) => {
    const what = `${UNIT_TEXT[unit].name} ${number + 1}`;
    return line(1, seat, 'HG-BLD-07', phrase` places ${what} at ${sectorPart(sector)}${price(cost)}`);
  },
  gateBuilt: ([, seat, pair, a, b, cost]) => {
    const where = phrase`${sectorPart(a)} and ${sectorPart(b)}`;
    return line(1, seat, 'HG-BLD-10', phrase` opens Gate pair ${pair + 1} between ${where}${price(cost)}`);
  },
  gateRelocated: ([, seat, pair, a, b, cost]) => {
    const where = phrase`${sectorPart(a)} and ${sectorPart(b)}`;
    return line(1, seat, 'HG-BLD-12', phrase` moves Gate pair ${pair + 1} to ${where}${price(cost)}`);
  },
  unitMoved: ([, seat, unit, number, from, to, cost]) => {
    const rule = unit === 'agent' ? 'HG-MOV-03' : 'HG-MOV-04';
    return line(
      1,
      seat,
      rule,
      phrase` moves ${UNIT_TEXT[unit].name} ${number + 1} ${way(from, to)}${price(cost)}`,
    );
  },
};
