import { type Drawing, DrawnSign, type PlacedSign } from '@conclave/kit/table';
import { CITY_SIGNS, DOMAIN_SIGNS, MONUMENT_SIGNS, THINGS, type Thing } from './drawings.ts';

const Drawn = (sign: PlacedSign & { readonly drawing: Drawing }) => <DrawnSign family="dm-sign" {...sign} />;

/** The icon of a Domain in its colour; on a ground of that colour inside `dm-on-domain`. */
export const DomainSign = ({ domain, ...placed }: PlacedSign & { readonly domain: number }) => (
  <Drawn
    sign={`domain-${domain}`}
    drawing={DOMAIN_SIGNS[domain]!}
    {...placed}
    className={`dm-domain-${domain} ${placed.className ?? ''}`}
  />
);

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
