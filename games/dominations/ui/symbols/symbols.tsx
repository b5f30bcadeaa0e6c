import { type Drawing, DrawnSign, type PlacedSign } from '@conclave/kit/table';
import { CITY_SIGNS, DOMAIN_SIGNS, MONUMENT_SIGNS, THINGS, type Thing } from './drawings.ts';

const Drawn = (sign: PlacedSign & { readonly drawing: Drawing }) => <DrawnSign family="dm-sign" {...sign} />;

/** The icon of a Domain in its colour; right inside a ground of that colour in the ink of it. */
export const DomainSign = ({ domain, ...placed }: PlacedSign & { readonly domain: number }) => (
  <Drawn
    sign={`domain-${domain}`}
    drawing={DOMAIN_SIGNS[domain]!}
    {...placed}
    className={`dm-domain-${domain} ${placed.className ?? ''}`}
  />
);

/** The same on its own ground on the map, where there are hundreds of them: paths without an element about them. */
export function DomainMark({
  domain,
  size,
  x,
  y,
}: {
  readonly domain: number;
  readonly size: number;
  /** Where its middle is. */
  readonly x: number;
  readonly y: number;
}) {
  const { solid, line } = DOMAIN_SIGNS[domain]!;
  const [left, top] = [x - size / 2, y - size / 2].map((n) => n.toFixed(2));
  const transform = `translate(${left} ${top}) scale(${(size / 24).toFixed(3)})`;
  return (
    <>
      {solid && <path className="dm-mark" d={solid} transform={transform} />}
      {line && <path className="dm-mark k-pen" d={line} transform={transform} />}
    </>
  );
}

/** The silhouette of a Monument, by its number in the table. */
export const MonumentSign = ({ monument, ...placed }: PlacedSign & { readonly monument: number }) => (
  <Drawn sign={`monument-${monument}`} drawing={MONUMENT_SIGNS[monument]!} {...placed} />
);

/** A City of level 1 to 3. */
export const CitySign = ({ level, ...placed }: PlacedSign & { readonly level: number }) => (
  <Drawn sign={`city-${level}`} drawing={CITY_SIGNS[level]!} {...placed} />
);

/** Sun and eclipse, laurel, and other things that are named beside it. */
export const Sign = ({ name, ...placed }: PlacedSign & { readonly name: Thing }) => (
  <Drawn sign={name} drawing={THINGS[name]} {...placed} />
);
