import type { Seat } from '@conclave/kernel';
import { plural } from '../../words.ts';
import { DOMAINS } from '../data/domains.ts';
import { MONUMENTS } from '../data/monuments.ts';
import { TILES } from '../data/tiles.ts';
import { siteText } from '../monument-words.ts';
import { cornerName } from '../place-names.ts';
import { lostToLimits } from '../production-words.ts';
import { type Placements, placements, production, type Site } from '../rules/production.ts';
import { amounts, domainName, monumentName } from '../texts.ts';
import type { View } from './say/say.ts';

/*
 * What placements would bring, for terminals and for the map as text in the browser.
 */

/** What a placement would Produce for everybody. */
export interface Outlook {
  readonly tile: number;
  readonly rotation: number;
  readonly site: Site;
  /** By seat, then by Domain, before limits. */
  readonly produced: readonly (readonly number[])[];
  /** What the player keeps of it, and what all others Produce. */
  readonly kept: number;
  readonly others: number;
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** A placement with what its player keeps of it, the limits being what they are. */
function weighed(view: View, seat: Seat, what: Omit<Outlook, 'kept' | 'others'>): Outlook {
  const own = what.produced[seat]!;
  return {
    ...what,
    kept: sum(own) - sum(lostToLimits(view, seat, own)),
    others: sum(what.produced.map(sum)) - sum(own),
  };
}

/** What one placement would bring. */
export function outlook(view: View, seat: Seat, tile: number, cell: number, rotation: number): Outlook {
  const { site, produced } = production(view, seat, tile, cell, rotation);
  return weighed(view, seat, { tile, rotation, site, produced });
}

/** Entry i of all placements. */
function outlookAt(view: View, seat: Seat, all: Placements, i: number): Outlook {
  const width = DOMAINS.length;
  const produced = view.vp.map((_, other) => {
    const start = (i * view.seats + other) * width;
    return [...all.produced.subarray(start, start + width)];
  });
  return weighed(view, seat, {
    tile: all.tiles[i]!,
    rotation: all.rotations[i]!,
    site: all.sites[i]!,
    produced,
  });
}

/** All placements of these tiles by a seat: first those of which it keeps most, then those that give others least. */
export function outlooks(view: View, seat: Seat, tiles: readonly number[]): Outlook[] {
  const all = placements(
    view,
    seat,
    tiles.filter((tile) => tile >= 0),
  );
  return all.tiles
    .map((_, i) => outlookAt(view, seat, all, i))
    .sort((a, b) => b.kept - a.kept || a.others - b.others);
}

/** The colours at the corners of a tile that lies on a cell: “left Art, top Trade, right Art”. */
export function dotsText(tile: number, cell: number, rotation: number): string {
  const { dots } = TILES[tile]!;
  return [0, 1, 2]
    .map((corner) => `${cornerName(cell, corner)} ${domainName(dots[(corner + rotation) % 3]!)}`)
    .join(', ');
}

/** What lies beside a site and is not Produced: “closes a Locus”, “Petra gives 1 Craftsmanship”. */
function besides(view: View, { loci, neighbours }: Site): string[] {
  const sites = neighbours.map((place) => view.sites[place]!).filter((site) => site >= 0);
  return [
    ...(loci.length === 0 ? [] : [`closes ${plural(loci.length, 'Locus', 'Loci')}`]),
    ...sites.map((site) => {
      const monument = view.monuments[site]!;
      return `${monumentName(monument)} gives ${siteText(MONUMENTS[monument]!)}`;
    }),
  ];
}

/** What a placement brings: “6: 2 Government, 4 Art; 1 Art lost to the limit; Bo 2 Trade; closes 1 Locus”. */
export function outlookText(
  view: View,
  seat: Seat,
  { produced, kept, site }: Outlook,
  nameOf: (seat: Seat) => string,
): string {
  const own = produced[seat]!;
  const lost = lostToLimits(view, seat, own);
  const others = produced.flatMap((list, other) =>
    other === seat || sum(list) === 0 ? [] : [`${nameOf(other)} ${amounts(list)}`],
  );
  return [
    `${kept}: ${amounts(own)}`,
    ...(sum(lost) === 0 ? [] : [`${amounts(lost)} lost to the limit`]),
    ...others,
    ...besides(view, site),
  ].join('; ');
}
