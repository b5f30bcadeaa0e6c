import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { KIND } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { afterProduced, triggered } from '../rules/after-production.ts';
import { mostInfluence } from '../rules/gain.ts';
import { power } from '../rules/holdings.ts';
import { type Placements, placements, production, type Site } from '../rules/production.ts';
import { siteText } from './monument-words.ts';
import { amounts, domainName, knowledge, masteryName, monumentName, vp } from './names.ts';
import { cornerName } from './place-names.ts';
import { lostToLimits } from './production-words.ts';
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
  /** Matching pairs formed. */
  readonly pairs: number;
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
  const { site, produced, pairs } = production(view, seat, tile, cell, rotation);
  return weighed(view, seat, { tile, rotation, site, produced, pairs });
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
    pairs: all.pairs[i]!,
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
export function dotsText(view: View, tile: number, cell: number, rotation: number): string {
  const { dots } = tables(view).tiles[tile]!;
  return [0, 1, 2]
    .map((corner) => `${cornerName(cell, corner)} ${domainName(dots[(corner + rotation) % 3]!)}`)
    .join(', ');
}

/** “2 Art”, with what of it the limit takes: “2 Art, 1 of them lost to the limit”. Adds what is kept to `held`. */
function gained(view: View, seat: Seat, held: number[], domain: number, n: number): string {
  const limit = view.limits[seat]![domain]!;
  const lost = Math.max(0, held[domain]! + n - limit);
  held[domain] = Math.min(limit, held[domain]! + n);
  if (lost === 0) return knowledge(n, domain);
  return lost === n
    ? `${knowledge(n, domain)}, lost to the limit`
    : `${knowledge(n, domain)}, ${lost} of it lost to the limit`;
}

/** What a Monument beside the tile gives, and whether it is lost. */
function siteGift(view: View, seat: Seat, held: number[], monument: number): string {
  const { site } = tables(view).monuments[monument]!;
  if (site.kind === 'gain') return gained(view, seat, held, site.domain, site.n);
  const isLost = site.kind === 'influence' && view.influence[seat]! + site.n > mostInfluence(view);
  return `${siteText(tables(view).monuments[monument]!)}${isLost ? ', lost at the end of Influence' : ''}`;
}

/** A seat's Knowledge after a placement, Omens and what is chosen apart. */
export function knowledgeAfter(view: View, seat: Seat, { produced, site }: Outlook): number[] {
  const limits = view.limits[seat]!;
  const held = view.knowledge[seat]!.map((n, domain) =>
    Math.min(limits[domain]!, n + produced[seat]![domain]!),
  );
  const add = (domain: number, n: number) => {
    held[domain] = Math.min(limits[domain]!, held[domain]! + n);
  };
  for (const { domain, n } of afterProduced(view, seat, produced[seat]!)) add(domain, n);
  for (const place of site.neighbours) {
    const gift = tables(view).monuments[view.monuments[view.sites[place]!]!]?.site;
    if (gift?.kind === 'gain') add(gift.domain, gift.n);
  }
  return held;
}

/** “closes 1 Locus, draws 1 Omen”; nothing for none. */
export function lociText(view: View, { loci }: Site): string[] {
  if (loci.length === 0) return [];
  const omens = view.hasOmens ? `, draws ${plural(loci.length, 'Omen')}` : '';
  return [`closes ${plural(loci.length, 'Locus', 'Loci')}${omens}`];
}

/** What cards and Monuments give by a placement: “Agriculture gives 2 Craftsmanship”, “Petra gives 1 Craftsmanship”. */
export function bonuses(
  view: View,
  seat: Seat,
  { produced, pairs, site }: Outlook,
  nameOf: (seat: Seat) => string,
): string[] {
  const own = produced[seat]!;
  const held = view.knowledge[seat]!.map((n, domain) =>
    Math.min(view.limits[seat]![domain]!, n + own[domain]!),
  );
  const { neighbours, edges } = site;
  const sites = neighbours.map((place) => view.sites[place]!).filter((standing) => standing >= 0);
  const choice = edges > 1 ? power(view, seat, KIND.cartography) : 0;
  return [
    ...afterProduced(view, seat, own).map(
      ({ domain, n, kind }) => `${masteryName(kind)} gives ${gained(view, seat, held, domain, n)}`,
    ),
    ...triggered(view, seat, pairs, site).map(
      ({ owner, vp: n, kind }) =>
        `${masteryName(kind)} scores ${owner === seat ? '' : `${nameOf(owner)} `}${vp(n)}`,
    ),
    ...(choice > 0 ? [`Cartography gives ${choice} Knowledge of your choice`] : []),
    ...sites.map((standing) => {
      const monument = view.monuments[standing]!;
      return `${monumentName(monument)} gives ${siteGift(view, seat, held, monument)}`;
    }),
  ];
}

/** What a placement brings: “6: 2 Government, 4 Art; 1 Art lost to the limit; Bo 2 Trade; closes 1 Locus”. */
export function outlookText(view: View, seat: Seat, what: Outlook, nameOf: (seat: Seat) => string): string {
  const { produced, kept } = what;
  const own = produced[seat]!;
  const lost = lostToLimits(view, seat, own);
  const others = produced.flatMap((list, other) =>
    other === seat || sum(list) === 0 ? [] : [`${nameOf(other)} ${amounts(list)}`],
  );
  return [
    `${kept}: ${amounts(own)}`,
    ...(sum(lost) === 0 ? [] : [`${amounts(lost)} lost to the limit`]),
    ...others,
    ...lociText(view, what.site),
    ...bonuses(view, seat, what, nameOf),
  ].join('; ');
}
