import { type Point, textAt } from '@conclave/kit/table';

/** Sizes of chips in units of the drawing. */
export interface ChipSize {
  readonly text: number;
  readonly emblem: number;
  readonly height: number;
  readonly pad: number;
}

const TEXT = 17;

/** Sizes at so many pixels a unit. */
export function chipSize(scale: number): ChipSize {
  const text = textAt(scale, TEXT);
  return { text, emblem: text * 0.58, height: text * 1.12, pad: text * 0.17 };
}

const DIGIT = 0.62;

/** How wide a chip with this text is. */
export const chipWidth = ({ text, emblem, pad }: ChipSize, said: string): number =>
  2.7 * pad + emblem + text * DIGIT * said.length;

const GAP = 2;
/** As wide as a sector is at the height of its middle. */
const WIDEST = 84;
const IN_A_ROW = 2;

/** Rows of chips, each as long as it may be. */
function rowsOf(widths: readonly number[]): readonly (readonly number[])[] {
  const rows: number[][] = [];
  let room = 0;
  for (const width of widths) {
    const row = rows.at(-1);
    if (row && row.length < IN_A_ROW && width + GAP <= room) row.push(width);
    else {
      rows.push([width]);
      room = WIDEST;
    }
    room -= width + GAP;
  }
  return rows;
}

/** Where the middles of chips lie about a common middle: two in a row if there is room. */
export function placesFor(widths: readonly number[], height: number): readonly Point[] {
  const rows = rowsOf(widths);
  const top = -(rows.length * (height + GAP) - GAP) / 2;
  return rows.flatMap((row, r) => {
    let x = -(row.reduce((sum, width) => sum + width, 0) + GAP * (row.length - 1)) / 2;
    return row.map((width) => {
      const place = { x: x + width / 2, y: top + height / 2 + r * (height + GAP) };
      x += width + GAP;
      return place;
    });
  });
}
