import { memo } from 'react';
import { CELL, COLUMNS, ROWS } from './tile-sheet.ts';

/** A hex of the sheet of pictures, about its middle. */
export const TilePicture = memo(({ sheet, cell }: { readonly sheet: string; readonly cell: number }) => {
  const { width, height } = CELL;
  return (
    <svg
      className="hg-picture"
      aria-hidden="true"
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      viewBox={`${(cell % COLUMNS) * width} ${Math.floor(cell / COLUMNS) * height} ${width} ${height}`}
    >
      <image href={sheet} width={COLUMNS * width} height={ROWS * height} preserveAspectRatio="none" />
    </svg>
  );
});
