import { type GameMeta, games } from '@conclave/games';

const all: readonly GameMeta[] = Object.values(games).map((entry) => entry.meta);

/** Who made a game: “Designed by Gunhae Lee, published by KIGS, 2013”; some designers are not known by name. */
export const credit = ({ designers, publisher, year }: GameMeta): string => {
  const published = `ublished by ${publisher}, ${year}`;
  return designers.length === 0 ? `P${published}` : `Designed by ${designers.join(' and ')}, p${published}`;
};

/** The games that can be played, and those that are announced. */
export const ready = all.filter((meta) => meta.status === 'ready');
export const coming = all.filter((meta) => meta.status !== 'ready');
