import type { GameMeta } from '@conclave/games';

/** Who made a game: “Designed by Gunhae Lee, published by KIGS, 2013”; some designers are not known by name. */
export const credit = ({ designers, publisher, year }: GameMeta): string => {
  const published = `ublished by ${publisher}, ${year}`;
  return designers.length === 0 ? `P${published}` : `Designed by ${designers.join(' and ')}, p${published}`;
};
