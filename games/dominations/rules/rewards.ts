import type { Seat } from '@conclave/kernel';
import { KIND } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { mostInfluence } from './gain.ts';
import { power } from './holdings.ts';
import type { State } from './types.ts';

/** What an action brings a seat at once, cards that answer it included and Nodus left out (DM-BLD-05). */
export interface Reward {
  readonly vp: number;
  readonly influence: number;
}

type View = Readonly<State>;

/** The number of a card's effect when the card with this kind has come, Basic side up. */
const powerWith = (s: View, seat: Seat, kind: number, gained: number): number =>
  kind === gained ? tables(s).mastery[kind]!.n[0] : power(s, seat, kind);

/** Influence as far as it counts, which in older games has an end. */
const counting = (s: View, seat: Seat, influence: number): number =>
  Math.min(influence, mostInfluence(s) - s.influence[seat]!);

/** An action that gives Influence gives more with Glassmaking. */
function ofAction(s: View, seat: Seat, vp: number, given: number, glassmaking: number): Reward {
  const first = counting(s, seat, given);
  return { vp, influence: first > 0 ? counting(s, seat, given + glassmaking) : 0 };
}

const glassmaking = (s: View, seat: Seat): number => power(s, seat, KIND.glassmaking);

/** A City that reaches a level. */
export const cityReward = (s: View, seat: Seat, level: number): Reward =>
  ofAction(
    s,
    seat,
    tables(s).cityVp[level]!,
    tables(s).cityInfluence[level]! + power(s, seat, KIND.military),
    glassmaking(s, seat),
  );

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
  );
}

/** A card that is turned Advanced; Glassmaking acts with the side that it shows then. */
export function advanceReward(s: View, seat: Seat, kind: number, isFree: boolean): Reward {
  const { value, n } = tables(s).mastery[kind]!;
  const more = kind === KIND.glassmaking ? n[1] : glassmaking(s, seat);
  return ofAction(s, seat, tables(s).advanceVp[value], tables(s).advanceInfluence[value], isFree ? 0 : more);
}
