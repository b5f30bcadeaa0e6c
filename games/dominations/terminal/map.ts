import { isDown } from '@conclave/mechanics/triangles';
import { CRADLE_CELL_DOTS, CRADLE_CELLS } from '../data/cradle.ts';
import { DOMAINS } from '../data/domains.ts';
import { tables } from '../data/tables.ts';
import { openCells } from '../rules/map.ts';
import { placeName, rowAndColumn } from '../words/place-names.ts';
import type { View } from '../words/say/say.ts';

/*
 * The map as a drawing. A cell is three lines high; triangles beside each other fill the same lines, the one growing while
 * the other shrinks, with a slash between them.
 */

/** Characters from the middle of a cell to that of the next. */
const STEP = 5;
const LABEL = 4;
/** As many columns of cells are drawn side by side; what lies further east is drawn below. */
const COLUMNS = 18;
const LINES = 3;

/** Letters and marks in a cell: its dots by corner, what is in the middle. */
interface Face {
  readonly dots: readonly string[];
  readonly middle: string;
}

const initial = (domain: number): string => (domain < 0 ? ' ' : DOMAINS[domain]![0]!);

/** A City as its seat and level, `1b` for the first seat's of level 2; a Monument as `M` and its number in play. */
function mark(view: View, place: number): string {
  const owner = view.owners[place]!;
  if (owner >= 0) return `${owner + 1}${'abc'[view.levels[place]! - 1]}`;
  return view.sites[place]! >= 0 ? `M${view.sites[place]! + 1}` : '';
}

function faces(view: View): Map<number, Face> {
  const all = new Map<number, Face>();
  for (const cell of openCells(view)) all.set(cell, { dots: ['', '', ''], middle: '·' });
  for (const [i, cell] of CRADLE_CELLS.entries())
    all.set(cell, { dots: CRADLE_CELL_DOTS[i]!.map(initial), middle: '#' });
  for (const [place, cell] of view.cells.entries()) {
    const { camp, dots } = tables(view).tiles[view.tiles[place]!]!;
    const turned = [0, 1, 2].map((corner) => initial(dots[(corner + view.turns[place]!) % 3]!));
    all.set(cell, { dots: turned, middle: initial(camp) + mark(view, place) });
  }
  return all;
}

type Put = (column: number, text: string) => void;

/** The three lines of a cell whose middle is at a column of characters. */
function draw(face: Face, down: boolean, middle: number, puts: readonly Put[]): void {
  const [a, b, c] = face.dots as [string, string, string];
  const wide = STEP - 2;
  const centred = (text: string) => middle - Math.floor((text.length - 1) / 2);
  puts[1]!(centred(face.middle), face.middle);
  const [base, tip] = down ? [puts[0]!, puts[2]!] : [puts[2]!, puts[0]!];
  const [left, right, top] = down ? [a, b, c] : [a, c, b];
  base(middle - wide, left);
  base(middle + wide, right);
  tip(middle, top);
}

/** The slashes on the two slanting sides of a cell. */
function edges(down: boolean, middle: number, puts: readonly Put[]): void {
  for (const [i, put] of puts.entries()) {
    const reach = [1, 2, 4][down ? LINES - 1 - i : i]!;
    put(middle - reach, down ? '\\' : '/');
    put(middle + reach, down ? '/' : '\\');
  }
}

/** Rows from `top` down, columns from `from` to `to`. */
function block(all: ReadonlyMap<number, Face>, from: number, to: number): string {
  const shown = [...all].filter(([cell]) => {
    const [, column] = rowAndColumn(cell);
    return column >= from && column <= to;
  });
  const rows = shown.map(([cell]) => rowAndColumn(cell)[0]);
  const top = Math.max(...rows);
  const width = LABEL + STEP * (to - from + 2);
  const grid = Array.from({ length: LINES * (top - Math.min(...rows) + 1) }, () =>
    Array.from({ length: width }, () => ' '),
  );
  const heads = Array.from({ length: width }, () => ' ');
  const write = (line: string[], at: number, text: string): void => {
    for (const [i, letter] of [...text].entries()) if (letter !== ' ') line[at + i] = letter;
  };
  for (const [cell, face] of shown) {
    const [row, column] = rowAndColumn(cell);
    const middle = LABEL + STEP * (column - from + 1);
    const first = LINES * (top - row);
    const puts = [0, 1, 2].map(
      (i): Put =>
        (at, text) =>
          write(grid[first + i]!, at, text),
    );
    const name = placeName(cell);
    const head = name.slice(name.search(/[MEW]/));
    write(heads, middle - Math.floor((head.length - 1) / 2), head);
    write(grid[first + 1]!, 0, name.slice(0, name.search(/[MEW]/)));
    if (face.middle !== '·') edges(isDown(cell), middle, puts);
    draw(face, isDown(cell), middle, puts);
  }
  return [heads, ...grid].map((line) => line.join('').trimEnd()).join('\n');
}

const LEGEND = [
  'A tile has the letters of its dots at its corners and of its Camp in the middle, of the Domains',
  'G R A T S C. 1b: City of seat 1, level 2 (a, b, c). M1: the first Monument. # Cradle, · open places.',
].join('\n');

/** The map as a drawing, with the names of rows and columns. */
export function map(view: View): string {
  const all = faces(view);
  const columns = [...all.keys()].map((cell) => rowAndColumn(cell)[1]);
  const [west, east] = [Math.min(...columns), Math.max(...columns)];
  const blocks: string[] = [];
  const count = Math.ceil((east - west + 1) / COLUMNS);
  const size = Math.ceil((east - west + 1) / count);
  for (let from = west; from <= east; from += size)
    blocks.push(block(all, from, Math.min(from + size - 1, east)));
  return [...blocks, LEGEND].join('\n\n');
}
