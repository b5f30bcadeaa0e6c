import { acrossOf, boxAround, type MapBox, middlesOf, type Point } from '@conclave/kit/table';
import { apex } from '../../index.ts';
import { galaxyOf } from '../../rules/galaxy.ts';

/** Where the sectors of a galaxy lie, and the part of the plane that holds them all. */
export interface Plan {
  readonly points: readonly Point[];
  /** By sector: what lies across each of its edges, clockwise from the upper right; -1 for nothing. */
  readonly across: readonly (readonly number[])[];
  readonly box: MapBox;
}

const MARGIN = 6;
const PLANS = new Map<number, Plan>();

function lay(seats: number): Plan {
  const { cells } = galaxyOf({ seats, rules: apex.rules });
  const points = middlesOf(cells);
  return { points, across: acrossOf(cells), box: boxAround(points, MARGIN) };
}

/** The plan for 2 to 6 seats. */
export function planOf(seats: number): Plan {
  const plan = PLANS.get(seats) ?? lay(seats);
  PLANS.set(seats, plan);
  return plan;
}
