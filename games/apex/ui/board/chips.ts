import { type Point, textAt } from '@conclave/kit/table';

/** Sizes of chips in units of the drawing. */
export interface ChipSize {
  readonly text: number;
  readonly ship: number;
  readonly height: number;
}

const TEXT = 16;
/** Units, and pixels below which no piece goes as long as there is room. */
const SHIP = 24;
const LEAST_SHIP = 16.5;
const MOST_SHIP = 32;

/** Sizes at so many pixels a unit, for so many seats on one sector. */
export function chipSize(scale: number, seats = 1): ChipSize {
  const text = textAt(scale, TEXT);
  const ship = Math.min(MOST_SHIP, Math.max(seats > 4 ? text : SHIP, LEAST_SHIP / scale));
  return { text, ship, height: Math.max(ship * 0.94, text * 1.14) };
}

const DIGIT = 0.62;
/** How much of a ship its plate covers. */
const COVERED = 0.36;

export const plateWidth = ({ text }: ChipSize, said: string): number => text * (0.5 + DIGIT * said.length);

/** How wide a chip with this text is. */
export const chipWidth = (size: ChipSize, said: string): number =>
  size.ship * (1 - COVERED) + plateWidth(size, said);

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
