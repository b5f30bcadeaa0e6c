import type { Seat } from '@conclave/kernel';
import { TYPES, type Type } from '../data/tracks.ts';
import { keeps } from '../rules/arbitration.ts';
import { basesIn } from '../rules/board.ts';
import { BASE_TYPE, gateReach, otherHalves } from '../rules/build/offers.ts';
import { ways } from '../rules/distances.ts';
import { INDEX, income, nextCost, tier } from '../rules/networks.ts';
import type { Move, State } from '../rules/types.ts';
import { BASE_TEXT, caps } from '../words/names.ts';

type View = Readonly<State>;

/** What of a track changes with one more base. */
export interface TrackChange {
  readonly type: Type;
  readonly income: readonly [before: number, after: number];
  readonly tier: readonly [before: number, after: number];
  /** CAPs that may be kept at Arbitration. */
  readonly keeps: readonly [before: number, after: number];
  /** CAPs for the base after it; infinite when none is left. */
  readonly next: number;
}

/** What one more base of a type does to a seat's track (HG-GEN-06, 07, HG-BLD-04). */
function trackChange(view: View, seat: Seat, type: Type): TrackChange {
  const built = view.built.map((numbers, other) =>
    other === seat ? numbers.map((n, i) => (i === INDEX[type] ? n + 1 : n)) : numbers,
  );
  const later: View = { ...view, built };
  return {
    type,
    income: [income(view, seat, type), income(later, seat, type)],
    tier: [tier(view, seat, type), tier(later, seat, type)],
    keeps: [keeps(view, seat), keeps(later, seat)],
    next: nextCost(later, seat, type),
  };
}

/** The change of the track that a move brings; null for moves that build no base. */
export function changeBy(view: View, seat: Seat, move: Move): TrackChange | null {
  const type = BASE_TYPE[move[0]];
  return type === undefined ? null : trackChange(view, seat, type);
}

const arrow = ([before, after]: readonly [number, number]): string =>
  before === after ? `stays ${after}` : `${before} → ${after}`;

/** The change in words, one fact each: “income 4 → 5”. */
export function changeFacts({ type, income, tier, keeps, next }: TrackChange, isLearning: boolean): string[] {
  return [
    `income ${arrow(income)}`,
    ...(tier[0] === tier[1] ? [] : [`tier ${arrow(tier)}`]),
    ...(isLearning ? [] : [`Arbitration limit ${arrow(keeps)}`]),
    Number.isFinite(next)
      ? `next ${BASE_TEXT[type].name}: pay ${caps(next)}`
      : `last ${BASE_TEXT[type].name}`,
  ];
}

/** CAPs beyond what a seat may keep; 0 when there are none, or no limit (HG-VAR-05). */
export const excess = (view: View, seat: Seat): number =>
  view.learning ? 0 : Math.max(0, view.caps[seat]! - keeps(view, seat));

/**
 * What is lost if a seat ends its last turn before Arbitration with so many CAPs, as a sentence; null when nothing is, or
 * when there is still time to spend them.
 */
export function wasteWarning(view: View, seat: Seat, canSpend: boolean): string | null {
  const lost = excess(view, seat);
  if (view.actionPhase !== 3 || lost === 0 || !canSpend) return null;
  return `You have ${caps(view.caps[seat]!)} and may keep ${keeps(view, seat)}: ${lost} would be lost at Arbitration.`;
}

/** Where the other half of a Gate pair may stand once this move has placed the first one; null for any other move. */
export function otherHalvesAfter(view: View, seat: Seat, move: Move): readonly number[] | null {
  if (move[0] !== 'gate' && move[0] !== 'relocateGate') return null;
  const [pair, a] = move[0] === 'gate' ? [-1, move[1]] : [move[1], move[2]];
  return [...otherHalves(view, seat, pair, a, gateReach(view, seat))];
}

/** Sectors with bases of a seat that could be attacked: not the home (HG-CON-06). */
const exposed = (view: View, seat: Seat): number[] =>
  [...view.tiles.keys()].filter(
    (sector) => sector !== view.homes[seat] && TYPES.some((type) => basesIn(view, seat, type, sector) > 0),
  );

/** Whether a seat has a group of Complexes that attacks within one step of a sector. */
const groupsAt = (view: View, seat: Seat, sector: number): boolean => view.complexes[seat]![sector]! > 0;

/** Sectors of a seat's bases that others could attack through a Gate pair between `a` and `b`, and who. */
export function openedBy(
  view: View,
  seat: Seat,
  a: number,
  b: number,
): { readonly sectors: readonly number[]; readonly rivals: readonly Seat[] } {
  const { size, steps } = ways(view);
  const sectors = new Set<number>();
  const rivals = new Set<Seat>();
  const own = exposed(view, seat);
  for (const [near, far] of [
    [a, b],
    [b, a],
  ] as const) {
    if (!own.includes(near)) continue;
    for (let rival = 0; rival < view.seats; rival++)
      if (rival !== seat && groupsAt(view, rival, far) && steps[near * size + far]! > 1) {
        sectors.add(near);
        rivals.add(rival);
      }
  }
  return { sectors: [...sectors], rivals: [...rivals] };
}
