/*
 * The pictures of technologies and the faces of leaders lie in rows in a sheet each, in the order of their numbers. They
 * are painted by `art/hegemonic`.
 */

/** Columns, rows, and pixels of a cell. */
interface Sheet {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}
export const SCENES: Sheet = { columns: 6, rows: 4, width: 240, height: 150 };
export const FACES: Sheet = { columns: 4, rows: 3, width: 144, height: 144 };

/** Where a cell lies, as a background that is as large as the whole sheet. */
export const backgroundOf = ({ columns, rows }: Sheet, cell: number): { backgroundPosition: string } => ({
  backgroundPosition: `${((cell % columns) / (columns - 1)) * 100}% ${(Math.floor(cell / columns) / (rows - 1)) * 100}%`,
});
