/** Pictures of one kind side by side in one file. */
export interface Atlas {
  readonly columns: number;
  readonly rows: number;
}

/** A picture of an atlas about a point of a drawing. */
export function Sprite({
  href,
  atlas: { columns, rows },
  column,
  row,
  size,
}: {
  readonly href: string;
  readonly atlas: Atlas;
  readonly column: number;
  readonly row: number;
  readonly size: number;
}) {
  return (
    <svg
      x={-size / 2}
      y={-size / 2}
      width={size}
      height={size}
      viewBox={`${column} ${row} 1 1`}
      aria-hidden="true"
    >
      <image href={href} width={columns} height={rows} preserveAspectRatio="none" />
    </svg>
  );
}
