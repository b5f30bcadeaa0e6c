import type { Drawing } from '@conclave/kit/table';
import { pen } from '@conclave/kit/table';

/** What makes a sigil: rays about the middle, how they bend, rings, and what stands at their ends. */
interface Plan {
  readonly rays: number;
  /** Distances from the middle between which a ray runs. */
  readonly from: number;
  readonly to: number;
  /** How far its end is turned, in parts of the angle between two rays. */
  readonly bend: number;
  readonly rings: readonly number[];
  /** Radius of the dots at the ends; 0 for none. */
  readonly dots: number;
  /** Radius of the solid in the middle, and its corners; 0 corners for a disc. */
  readonly heart: readonly [r: number, corners: number];
}

const plan = (
  rays: number,
  [from, to]: readonly [number, number],
  bend: number,
  rings: readonly number[],
  dots: number,
  heart: Plan['heart'],
): Plan => ({ rays, from, to, bend, rings, dots, heart });

/** By leader, in the order of `LEADERS`: abstract, and each told from the others by its outline alone. */
const PLANS: readonly Plan[] = [
  plan(12, [6.5, 10.5], 0, [], 0, [4, 0]),
  plan(3, [4, 10.5], 0.5, [], 1.6, [3.5, 3]),
  plan(4, [5, 10.5], 0, [7.5], 0, [3.2, 4]),
  plan(6, [4.5, 9], 0, [10.5], 1.2, [2.6, 6]),
  plan(5, [3, 9.5], 1, [], 1.5, [1.8, 0]),
  plan(2, [4, 11], 1.2, [7], 0, [3, 4]),
  plan(7, [3, 10.5], 0.6, [], 0, [2.4, 0]),
  plan(5, [6, 6.1], 0, [10.5, 3], 2.2, [0, 0]),
  plan(3, [3, 10], 0, [10.5], 0, [3, 0]),
  plan(8, [3.5, 10], 0.8, [], 1.3, [2.4, 0]),
  plan(6, [7, 10.5], 0, [6.5], 0, [4, 6]),
  plan(4, [3, 8.5], 0.45, [10.5], 1.5, [2.2, 4]),
];

const MIDDLE = 12;
const FULL = 2 * Math.PI;
const UP = -FULL / 4;
const moved = ([x, y]: pen.Spot): pen.Spot => [x + MIDDLE, y + MIDDLE];

function draw({ rays, from, to, bend, rings, dots, heart: [r, corners] }: Plan): Drawing {
  const step = FULL / rays;
  const angles = pen.range(rays).map((i) => UP + i * step);
  const ray = (angle: number): pen.Spot[] =>
    pen.trace(6, (t) => pen.polar(angle + bend * step * t * t, from + (to - from) * t)).map(moved);
  const solid =
    r === 0
      ? ''
      : corners === 0
        ? pen.circle([MIDDLE, MIDDLE], r)
        : pen.loop(pen.range(corners).map((i) => moved(pen.polar(UP + (i * FULL) / corners, r))));
  const ends = dots === 0 ? [] : angles.map((angle) => pen.circle(ray(angle).at(-1)!, dots));
  return {
    line: [
      ...angles.map((angle) => pen.line(ray(angle))),
      ...rings.map((ring) => pen.circle([MIDDLE, MIDDLE], ring)),
    ].join(''),
    solid: [solid, ...ends].join(''),
  };
}

const SIGILS: readonly Drawing[] = PLANS.map(draw);

/** The sigil of a leader, by its number. */
export const sigilOf = (leader: number): Drawing => SIGILS[leader]!;
