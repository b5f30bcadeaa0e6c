import { between, type EventPart, line, phrase } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../../data/domains.ts';
import type { Part } from '../../rules/types.ts';
import { amounts } from '../names.ts';
import { locusPart, placePart, termPart, tilePart, tileParts } from '../parts.ts';
import type { Lines } from './line.ts';

/** By seat what parts Produce, by Domain, for those who Produce anything, in the order in which they come. */
function bySeat(parts: readonly Part[]): Map<Seat, number[]> {
  const sums = new Map<Seat, number[]>();
  for (const [, seat, domain, n] of parts) {
    const sum = sums.get(seat) ?? DOMAINS.map(() => 0);
    sum[domain]! += n;
    sums.set(seat, sum);
  }
  return sums;
}

/** “; lost to the limit: Ada 1 Art”, nothing if nothing is. */
function lostParts(lost: readonly (readonly number[])[]): EventPart[] {
  const losers = lost.flatMap((list, seat) => (list.some((n) => n > 0) ? [seat] : []));
  if (losers.length === 0) return [];
  return [
    '; lost to the limit: ',
    ...between(
      losers.map((seat) => [{ seat }, ` ${amounts(lost[seat]!)}`]),
      '; ',
    ),
  ];
}

/** Events of tiles, Cities and what is Produced. */
export const LAND_LINES: Lines<
  'drew' | 'gaveBack' | 'placed' | 'produced' | 'locusClosed' | 'cityBuilt' | 'cityFell'
> = {
  drew: ([, seat, tiles]) => line(1, seat, 'DM-AGE-01', phrase` draws ${tileParts(tiles)}`),
  gaveBack: ([, seat, tiles]) => line(1, seat, 'DM-AGE-03', phrase` puts ${tileParts(tiles)} into the bag`),
  placed: ([, seat, tile, cell]) =>
    line(1, seat, 'DM-GRO-02', phrase` places ${tilePart(tile)} ${placePart(cell)}`),
  produced([, parts, lost]) {
    const sums = bySeat(parts);
    if (sums.size === 0) return null;
    const said = [...sums].map(([seat, list], i): EventPart[] => [
      { seat },
      `${i === 0 ? ' Produces' : ''} ${amounts(list)}`,
    ]);
    return {
      depth: 2,
      seat: [...sums.keys()][0]!,
      rule: 'DM-PRO-02',
      parts: [...between(said, '; '), ...lostParts(lost)],
    };
  },
  locusClosed: ([, seat, vertex]) =>
    line(2, seat, 'DM-PRO-08', ' closes a ', termPart('locus'), ' ', locusPart(vertex)),
  cityBuilt: ([, seat, cell, level]) =>
    level === 1
      ? line(1, seat, 'DM-CIT-02', phrase` founds a City ${placePart(cell)}`)
      : line(1, seat, 'DM-CIT-04', phrase` raises the City ${placePart(cell)} to level ${level}`),
  cityFell: ([, seat, cell, level]) =>
    level === 0
      ? line(2, seat, 'DM-CIT-09', phrase` loses the City ${placePart(cell)}`)
      : line(2, seat, 'DM-CIT-09', phrase`: the City ${placePart(cell)} falls to level ${level}`),
};
