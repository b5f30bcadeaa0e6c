import {
  type Drawing,
  FACTION_EMBLEMS,
  MINOR_GLYPHS,
  SIGNS,
  type SignName,
  UNIT_GLYPHS,
} from './drawings.ts';

export type { SignName } from './drawings.ts';
export { PatternPicture } from './pattern-picture.tsx';

interface Placed {
  /** Width and height: pixels in a text, units of the drawing inside an SVG. */
  readonly size?: number;
  /** Inside an SVG: where the middle of the sign is. */
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
  /** Its name, where no text beside it says what it is. */
  readonly title?: string | undefined;
}

/** A drawing in the colour of its surroundings, in a text or inside a drawing. */
function Drawn({
  drawing: { line, solid },
  size = 16,
  x,
  y,
  className = '',
  title,
}: Placed & { readonly drawing: Drawing }) {
  return (
    <svg
      className={`hx-sign ${className}`.trim()}
      x={x === undefined ? undefined : x - size / 2}
      y={y === undefined ? undefined : y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {solid && <path className="solid" d={solid} />}
      {line && <path className="line" d={line} />}
    </svg>
  );
}

/** Laurel, circuit, comet or scales. */
export const FactionEmblem = ({ faction, ...placed }: Placed & { readonly faction: number }) => (
  <Drawn drawing={FACTION_EMBLEMS[faction]!} {...placed} />
);

export const MinorGlyph = ({ minor, ...placed }: Placed & { readonly minor: number }) => (
  <Drawn drawing={MINOR_GLYPHS[minor]!} {...placed} />
);

/** A token that belongs to no minor faction. */
export const UnitGlyph = ({ kind, ...placed }: Placed & { readonly kind: keyof typeof UNIT_GLYPHS }) => (
  <Drawn drawing={UNIT_GLYPHS[kind]} {...placed} />
);

/** What happens, or what is counted; hexilum always in its own colour. */
export const Sign = ({ name, ...placed }: Placed & { readonly name: SignName }) => (
  <Drawn
    drawing={SIGNS[name]}
    {...placed}
    className={name === 'hexilum' ? `hx-hexilum ${placed.className ?? ''}` : (placed.className ?? '')}
  />
);
