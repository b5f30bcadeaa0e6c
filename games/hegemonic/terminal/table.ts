import { paragraph, paragraphs, seatsFrom } from '@conclave/frame/terminal.ts';
import type { Viewer } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { State } from '../rules/types.ts';
import { caps, tileName, tileText } from '../words/names.ts';
import { boardLines, boardsOf } from '../words/sector.ts';
import { conflictLines } from './conflict.ts';
import { handLines, seatLines } from './seat.ts';
import { piles, situation } from './situation.ts';

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
  return paragraphs([
    [...situation(view, viewer, names), ...conflictLines(view, names)],
    boardsOf(view).flatMap((board) => boardLines(view, board, names)),
    piles(view),
    seatsFrom(viewer, names).flatMap((seat) => seatLines(view, seat, viewer, names)),
    [...startingTiles(view, viewer), ...(viewer === 'table' ? [] : handLines(view, viewer))],
  ]);
}

/** Where the game stands, for between the moves of one turn. */
export const brief = (view: Readonly<State>, viewer: Viewer, names: readonly string[]): string =>
  paragraph([
    ...situation(view, viewer, names),
    ...conflictLines(view, names),
    ...(viewer === 'table' ? [] : [`You have ${caps(view.caps[viewer]!)}.`]),
  ]);
