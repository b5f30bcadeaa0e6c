import { wrapped } from '@conclave/frame/words.ts';
import type { Viewer } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { State } from '../rules/types.ts';
import { caps, tileName, tileText } from '../words/names.ts';
import { boardLines, boardsOf } from '../words/sector.ts';
import { conflictLines } from './conflict.ts';
import { handLines, seatLines } from './seat.ts';
import { piles, situation } from './situation.ts';

const WIDTH = 100;

/** Lines of at most 100 columns. */
export const paragraph = (lines: readonly string[]): string =>
  lines.map((line) => wrapped(line, WIDTH)).join('\n');

function startingTiles(view: Readonly<State>, viewer: Viewer): string[] {
  const tiles = viewer === 'table' ? [] : view.tileHands[viewer]!;
  return tiles.length === 0
    ? []
    : [
        `Your tiles: ${tiles.map((tile) => `${tileName(tile)} (${tileText(tables(view), tile)})`).join('; ')}.`,
      ];
}

/** The whole table: where the game stands, the galaxy board by board, all players, and what the viewer holds. */
export function table(view: Readonly<State>, viewer: Viewer, names: readonly string[]): string {
  const seats = names.map((_, i) => (i + (viewer === 'table' ? 0 : viewer)) % names.length);
  const parts = [
    [...situation(view, viewer, names), ...conflictLines(view, names)],
    boardsOf(view).flatMap((board) => boardLines(view, board, names)),
    piles(view),
    seats.flatMap((seat) => seatLines(view, seat, viewer, names)),
    [...startingTiles(view, viewer), ...(viewer === 'table' ? [] : handLines(view, viewer))],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map(paragraph)
    .join('\n\n');
}

/** Where the game stands, for between the moves of one turn. */
export const brief = (view: Readonly<State>, viewer: Viewer, names: readonly string[]): string =>
  paragraph([
    ...situation(view, viewer, names),
    ...conflictLines(view, names),
    ...(viewer === 'table' ? [] : [`You have ${caps(view.caps[viewer]!)}.`]),
  ]);
