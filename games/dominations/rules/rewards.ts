import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { KIND } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { mostInfluence } from './gain.ts';
import { power } from './holdings.ts';
import { limitOf } from './limits.ts';
import { campAt } from './map.ts';
import type { State } from './types.ts';

/** What an action brings a seat at once, cards that answer it included and Nodus left out (DM-BLD-05). */
export interface Reward {
  readonly vp: number;
  readonly influence: number;
  readonly limits: readonly LimitChange[];
}

/** What becomes of a limit (DM-KNO-05). */
export interface LimitChange {
  readonly domain: number;
  readonly from: number;
  readonly to: number;
}

type View = Readonly<State>;

/** The number of a card's effect when the card with this kind has come, Basic side up. */
const powerWith = (s: View, seat: Seat, kind: number, gained: number): number =>
  kind === gained ? tables(s).mastery[kind]!.n[0] : power(s, seat, kind);

/** Influence as far as it counts, which in older games has an end. */
const counting = (s: View, seat: Seat, influence: number): number =>
  Math.min(influence, mostInfluence(s) - s.influence[seat]!);

/** The limits that would be others, were they these. */
const changes = (s: View, seat: Seat, limit: (domain: number) => number): readonly LimitChange[] =>
  [...DOMAINS.keys()]
    .map((domain) => ({ domain, from: s.limits[seat]![domain]!, to: limit(domain) }))
    .filter(({ from, to }) => from !== to);

/** What levels more, or fewer, of a City on a Camp do to limits (DM-CIT-07). */
export const limitByCity = (s: View, seat: Seat, place: number, more: number): readonly LimitChange[] =>
  changes(s, seat, (domain) => limitOf(s, seat, domain, domain === campAt(s, place) ? more : 0));

/** What a side of a card does to limits: Shipbuilding alone does anything. */
const limitByCard = (s: View, seat: Seat, kind: number, side: 1 | 2): readonly LimitChange[] =>
  kind === KIND.shipbuilding
    ? changes(s, seat, (domain) => limitOf(s, seat, domain, 0, tables(s).mastery[kind]!.n[side - 1]))
    : [];

/** An action that gives Influence gives more with Glassmaking. */
function ofAction(
  s: View,
  seat: Seat,
  vp: number,
  given: number,
  glassmaking: number,
  limits: readonly LimitChange[] = [],
): Reward {
  const first = counting(s, seat, given);
  return { vp, influence: first > 0 ? counting(s, seat, given + glassmaking) : 0, limits };
}

const glassmaking = (s: View, seat: Seat): number => power(s, seat, KIND.glassmaking);

/** A City on a tile of the map that is founded, or reaches its next level. */
export function cityReward(s: View, seat: Seat, place: number): Reward {
  const level = s.levels[place]! + 1;
  return ofAction(
    s,
    seat,
    tables(s).cityVp[level]!,
    tables(s).cityInfluence[level]! + power(s, seat, KIND.military),
    glassmaking(s, seat),
    limitByCity(s, seat, place, 1),
  );
}

/** A level of a Monument. */
export const levelReward = (s: View, seat: Seat, level: number): Reward =>
  ofAction(
    s,
    seat,
    tables(s).levelVp[level]! + power(s, seat, KIND.theatre),
    tables(s).levelInfluence[level]! + power(s, seat, KIND.diplomacy),
    glassmaking(s, seat),
  );

/** @param isFree whether it is assimilated, which is no action (DM-DEV-12) */
export function gainReward(s: View, seat: Seat, kind: number, isFree: boolean): Reward {
  const { value } = tables(s).mastery[kind]!;
  const vp = tables(s).gainVp[value] + powerWith(s, seat, KIND.metallurgy, kind);
  return ofAction(
    s,
    seat,
    vp,
    tables(s).gainInfluence[value],
    isFree ? 0 : powerWith(s, seat, KIND.glassmaking, kind),
    limitByCard(s, seat, kind, 1),
  );
}

/** A card that is turned Advanced; Glassmaking acts with the side that it shows then. */
export function advanceReward(s: View, seat: Seat, kind: number, isFree: boolean): Reward {
  const { value, n } = tables(s).mastery[kind]!;
  const more = kind === KIND.glassmaking ? n[1] : glassmaking(s, seat);
  return ofAction(
    s,
    seat,
    tables(s).advanceVp[value],
    tables(s).advanceInfluence[value],
    isFree ? 0 : more,
    limitByCard(s, seat, kind, 2),
  );
}
