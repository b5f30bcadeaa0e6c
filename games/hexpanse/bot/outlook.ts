import type { Seat } from '@conclave/kernel';
import type { Embeddings } from '@conclave/mechanics/pattern';
import { missionsOf, placesOfMission } from '../rules/formations.ts';
import { isAlive, seatsOf, sideOf } from '../rules/sides.ts';
import { EMPTY, INERT, type State } from '../rules/types.ts';
import { FORMATION_WORTH, WEIGHT } from './weights.ts';

/** What stands on a territory, for formations: a side by its number, nothing, or what is in everybody's way. */
export const NOTHING = -1;
export const OBSTACLE = -2;

/** A mission that a side can win with, or might, and how its places stand. */
export interface Goal {
  readonly side: number;
  readonly weight: number;
  readonly places: Embeddings;
  /** By place: its units, and 16 for each territory that something else holds. */
  readonly counts: Uint8Array;
  /** Most units in one of its places. */
  readonly best: number;
}

const { steep, blocked } = WEIGHT;

/** By count of a place, what it counts: more than all weaker ones together. */
const COUNTS = Float64Array.from({ length: 256 }, (_, count) => {
  let value = 1;
  for (let i = 0; i < (count & 15); i++) value *= steep;
  for (let i = 0; i < count >> 4; i++) value *= blocked;
  return value;
});

/** Close to the logarithm between 1 and `steep`, and the same on every machine. */
const ROOT = Math.sqrt(steep);
const logarithm = (x: number): number => ((x - 1) * (steep + ROOT)) / ((x + ROOT) * (steep - 1));

/** What a sum of places is worth. */
function worthOf(sum: number): number {
  let x = 1 + sum;
  let units = 0;
  while (x >= steep && units < FORMATION_WORTH.length - 2) {
    x /= steep;
    units++;
  }
  const [from, to] = [FORMATION_WORTH[units]!, FORMATION_WORTH[units + 1]!];
  return from + logarithm(x) * (to - from);
}

/** A position as the bot of one seat looks at it; worths are in hundredths of an action. */
export interface Outlook {
  readonly s: Readonly<State>;
  readonly seat: Seat;
  readonly side: number;
  /** By territory. */
  readonly content: Int8Array;
  readonly goals: readonly Goal[];
  /** By side: what all its goals count together. */
  readonly sums: Float64Array;
  readonly values: Float64Array;
  /** By side: how much what it has counts, 1 for the own side, less than 0 for rivals. */
  readonly weights: Float64Array;
}

/** Missions of a side with their likelihood: what a rival's secret is, only the row tells (HX-R-22). */
function goalsOf(s: Readonly<State>, seat: Seat, side: number): [mission: number, weight: number][] {
  const own = sideOf(s, seat) === side;
  if (own || s.secrets.length === 0) return missionsOf(s, side).map((mission) => [mission, 1]);
  const mine = missionsOf(s, sideOf(s, seat));
  const row = s.missionRow.length > 0 ? s.missionRow : missionsOf(s, side);
  const others = row.filter((mission) => !mine.includes(mission));
  return [[s.common, 1], ...others.map((m): [number, number] => [m, others.length > 1 ? WEIGHT.guess : 1])];
}

function contentOf(s: Readonly<State>): Int8Array {
  const content = new Int8Array(s.kinds.length);
  for (let cell = 0; cell < content.length; cell++) {
    const kind = s.kinds[cell]!;
    content[cell] = kind === EMPTY ? NOTHING : kind === INERT ? OBSTACLE : sideOf(s, s.owners[cell]!);
  }
  for (const cell of s.warlords) if (cell >= 0) content[cell] = OBSTACLE;
  return content;
}

function goalOf(s: Readonly<State>, content: Int8Array, side: number, mission: number): Omit<Goal, 'weight'> {
  const places = placesOfMission(s, mission);
  const counts = new Uint8Array(places.sets.length);
  for (let cell = 0; cell < content.length; cell++) {
    const there = content[cell]!;
    if (there === NOTHING) continue;
    const change = there === side ? 1 : 16;
    const list = places.through[cell]!;
    for (let i = 0; i < list.length; i++) counts[list[i]!]! += change;
  }
  let best = 0;
  for (let place = 0; place < counts.length; place++) best = Math.max(best, counts[place]! & 15);
  return { side, places, counts, best };
}

/** What the places of a mission count together. */
function sumOf(counts: Uint8Array): number {
  let sum = 0;
  for (let place = 0; place < counts.length; place++) sum += COUNTS[counts[place]!]!;
  return sum;
}

/** The living sides, the own one first. */
function sidesOf(s: Readonly<State>, seat: Seat): number[] {
  const own = sideOf(s, seat);
  const sides: number[] = [own];
  for (let i = 1; i < s.seats; i++) {
    const side = sideOf(s, (seat + i) % s.seats);
    if (!sides.includes(side) && seatsOf(s, side).some((one) => isAlive(s, one))) sides.push(side);
  }
  return sides;
}

/** Rivals share a part of what counts against the seat; another part is for the one whose formation is best. */
function weigh(o: Outlook, sides: readonly number[]): void {
  const rivals = sides.length - 1;
  let best = -1;
  for (const side of sides)
    if (side !== o.side && (best < 0 || o.values[side]! > o.values[best]!)) best = side;
  for (const side of sides)
    o.weights[side] = side === o.side ? 1 : -WEIGHT.rivals / rivals - (side === best ? WEIGHT.bestRival : 0);
}

/** The position as the bot of a seat looks at it. */
export function outlookOf(s: Readonly<State>, seat: Seat): Outlook {
  const sides = sidesOf(s, seat);
  const content = contentOf(s);
  const goals: Goal[] = [];
  const sums = new Float64Array(s.seats);
  if (s.common >= 0)
    for (const side of sides)
      for (const [mission, weight] of goalsOf(s, seat, side)) {
        const goal = { ...goalOf(s, content, side, mission), weight };
        goals.push(goal);
        sums[side]! += weight * sumOf(goal.counts);
      }
  const values = sums.map(worthOf);
  const side = sideOf(s, seat);
  const o: Outlook = { s, seat, side, content, goals, sums, values, weights: new Float64Array(s.seats) };
  weigh(o, sides);
  return o;
}

/** The position as somebody looks at it who is on no side: what each side can win with, as this world has it. */
export function openOutlook(s: Readonly<State>): Outlook {
  const content = contentOf(s);
  const goals: Goal[] = [];
  const sums = new Float64Array(s.seats);
  if (s.common >= 0)
    for (const side of sidesOf(s, 0))
      for (const mission of missionsOf(s, side)) {
        const goal = { ...goalOf(s, content, side, mission), weight: 1 };
        goals.push(goal);
        sums[side]! += sumOf(goal.counts);
      }
  return {
    s,
    seat: 0,
    side: -1,
    content,
    goals,
    sums,
    values: sums.map(worthOf),
    weights: new Float64Array(s.seats),
  };
}

/** A territory that something leaves, or something comes to. */
type Change = readonly [cell: number, content: number];

/** Changes what stands on a territory. */
function change(o: Outlook, cell: number, to: number): void {
  const from = o.content[cell]!;
  o.content[cell] = to;
  for (const goal of o.goals) {
    const by =
      (to === NOTHING ? 0 : to === goal.side ? 1 : 16) - (from === NOTHING ? 0 : from === goal.side ? 1 : 16);
    if (by === 0) continue;
    const list = goal.places.through[cell]!;
    const { counts } = goal;
    let sum = 0;
    for (let i = 0; i < list.length; i++) {
      const place = list[i]!;
      const count = counts[place]!;
      sum += COUNTS[count + by]! - COUNTS[count]!;
      counts[place] = count + by;
    }
    o.sums[goal.side]! += goal.weight * sum;
  }
}

/** How much better all formations would stand for the seat after something came to a territory, or left it. */
export function swingAt(o: Outlook, cell: number, to: number): number {
  const from = o.content[cell]!;
  let swung = 0;
  let of = 0;
  let more = 0;
  // Goals are grouped by their sides.
  for (let g = 0; g <= o.goals.length; g++) {
    const goal = o.goals[g];
    if (more !== 0 && goal?.side !== of) {
      swung += o.weights[of]! * (worthOf(Math.max(0, o.sums[of]! + more)) - o.values[of]!);
      more = 0;
    }
    if (goal === undefined) break;
    of = goal.side;
    const by = (to === NOTHING ? 0 : to === of ? 1 : 16) - (from === NOTHING ? 0 : from === of ? 1 : 16);
    if (by === 0) continue;
    const list = goal.places.through[cell]!;
    const { counts } = goal;
    let sum = 0;
    for (let i = 0; i < list.length; i++) {
      const count = counts[list[i]!]!;
      sum += COUNTS[count + by]! - COUNTS[count]!;
    }
    more += goal.weight * sum;
  }
  return swung;
}

/** How much better all formations would stand for the seat after some changes. */
export function swing(o: Outlook, ...changes: readonly Change[]): number {
  const before = changes.map(([cell]) => o.content[cell]!);
  const sums = o.sums.slice();
  for (const [cell, to] of changes) change(o, cell, to);
  let swung = 0;
  for (let side = 0; side < sums.length; side++)
    if (o.sums[side] !== sums[side])
      swung += o.weights[side]! * (worthOf(Math.max(0, o.sums[side]!)) - o.values[side]!);
  for (let i = changes.length - 1; i >= 0; i--) change(o, changes[i]![0], before[i]!);
  o.sums.set(sums);
  return swung;
}
