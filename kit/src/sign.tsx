/** A sign of a game, drawn in a square of 24 units: paths that are drawn as lines, and paths that are filled. */
export interface Drawing {
  readonly line?: string;
  readonly solid?: string;
}

/** How a sign stands in a text or inside a drawing. */
export interface PlacedSign {
  /** Width and height: pixels in a text, units of the drawing inside an SVG. */
  readonly size?: number;
  /** Inside an SVG: where the middle of the sign is. */
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
  /** What it is among the signs that can be looked up. */
  readonly sign?: string;
  /** Its name, where no text beside it says what it is. */
  readonly title?: string | undefined;
}

/** A sign in the colour of its surroundings, in a text or inside a drawing; `family` is the class that a game's signs share. */
export function DrawnSign({
  family,
  drawing: { line, solid },
  size = 16,
  x,
  y,
  className = '',
  sign,
  title,
}: PlacedSign & { readonly family: string; readonly drawing: Drawing }) {
  return (
    <svg
      className={`k-sign ${family} ${className}`.trim()}
      x={x === undefined ? undefined : x - size / 2}
      y={y === undefined ? undefined : y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-sign={sign}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {solid && <path className="k-filled solid" d={solid} />}
      {line && <path className="k-pen line" d={line} />}
    </svg>
  );
}
