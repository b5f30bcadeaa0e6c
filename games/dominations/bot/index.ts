import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { citiesByMonuments } from '../rules/cities.ts';
import { goalCount } from '../rules/objectives.ts';
import type { State } from '../rules/types.ts';
import { contestWorth } from './contests.ts';
import { effectWorth } from './effects.ts';
import { citiesWorth, controlWorth, limitsWorth } from './lands.ts';
import { goalWorth } from './marginal.ts';
import { type Outlook, outlookOf, turnsToCome } from './outlook.ts';
import { keptWorth, projectsOf, tableOf } from './plans.ts';
import { treeRoom } from './tree.ts';
import { WEIGHT } from './weights.ts';

export { promise } from './promise.ts';

/** What the seat may expect of its cards, its Cities, its Knowledge and what else counts later. */
function prospects(o: Outlook): number {
  const { s, seat } = o;
  let sum = s.influence[seat]! * o.influence;
  for (const [kind, side] of s.mastery[seat]!.entries()) if (side !== 0) sum += effectWorth(o, kind, side);
  sum += citiesWorth(o) + limitsWorth(o) + controlWorth(o) + treeRoom(o);
  sum += WEIGHT.point * tables(o.s).adjacencyVp * citiesByMonuments(s, seat);
  for (const goal of tables(s).objectives[s.objectives[seat] ?? -1]?.goals ?? [])
    sum += goalWorth(o, goal, goalCount(s, seat, goal));
  return sum + keptWorth(tableOf(o, projectsOf(o)), s.knowledge[seat]!);
}

/** What a rival has that will count: Influence at each end of an Age, and Knowledge that it can still use. */
function ofRival(o: Outlook, rival: Seat): number {
  const { s } = o;
  let sum = WEIGHT.point * o.ends * s.influence[rival]!;
  if (turnsToCome(s, rival) > 0) for (const n of s.knowledge[rival]!) sum += WEIGHT.heldByRival * n;
  return sum;
}

/** What the position is worth to the seat: what it has and may expect, against its rivals. */
export function worth(s: Readonly<State>, seat: Seat): number {
  const o = outlookOf(s, seat);
  const isOver = s.outcome !== null;
  let sum = isOver ? (s.outcome!.places[seat] === 1 ? 1000 : -1000) : prospects(o);
  for (let p = 0; p < s.seats; p++) {
    sum += o.weights[p]! * WEIGHT.point * s.vp[p]!;
    if (!isOver && p !== seat) sum += o.weights[p]! * ofRival(o, p);
  }
  if (!isOver) for (const contest of o.contests) sum += contestWorth(contest, seat);
  return sum;
}
