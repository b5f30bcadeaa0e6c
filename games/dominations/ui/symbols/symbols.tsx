import { CITY_SIGNS, DOMAIN_SIGNS, type Drawing, MONUMENT_SIGNS, THINGS, type Thing } from './drawings.ts';

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

/** A drawing in the colour of its surroundings, in a text or inside another drawing. */
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
      className={`dm-sign ${className}`.trim()}
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

/** The icon of a Domain in its colour; on a ground of that colour inside `dm-on-domain`. */
export const DomainSign = ({ domain, ...placed }: Placed & { readonly domain: number }) => (
  <Drawn
    drawing={DOMAIN_SIGNS[domain]!}
    {...placed}
    className={`dm-domain-${domain} ${placed.className ?? ''}`}
  />
);

/** The silhouette of a Monument, by its number in the table. */
export const MonumentSign = ({ monument, ...placed }: Placed & { readonly monument: number }) => (
  <Drawn drawing={MONUMENT_SIGNS[monument]!} {...placed} />
);

/** A City of level 1 to 3. */
export const CitySign = ({ level, ...placed }: Placed & { readonly level: number }) => (
  <Drawn drawing={CITY_SIGNS[level]!} {...placed} />
);

/** Sun and eclipse, laurel, and other things that are named beside it. */
export const Sign = ({ name, ...placed }: Placed & { readonly name: Thing }) => (
  <Drawn drawing={THINGS[name]} {...placed} />
);
