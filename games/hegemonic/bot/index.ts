import type { Seat } from '@conclave/kernel';
import { totalIncome } from '../rules/networks.ts';
import { technologyPoints } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';
import { prospect } from './answers.ts';
import { timeForUnits } from './bases.ts';
import { handWorth } from './cards.ts';
import { capsWorth, type Outlook, outlookOf, worthOfBoard } from './outlook.ts';
import { exposure } from './threats.ts';
import { WEIGHT } from './weights.ts';

export { promise } from './promise.ts';

/** What a seat has beside the boards: points, income, CAPs, units, Advanced Technologies. */
function holdings(o: Outlook, seat: Seat, technologies: readonly number[]): number {
  const { s } = o;
  let units = 0;
  for (const list of [s.agents[seat]!, s.fleets[seat]!])
    for (let i = 0, n = 0; i < list.length; i++) if (list[i]! >= 0) units += WEIGHT.unit[n++]!;
  const gates = s.gates[seat]!.filter((half) => half >= 0).length / 2;
  return (
    WEIGHT.point * (s.points[seat]! + technologies[seat]!) +
    totalIncome(s, seat) * o.income +
    timeForUnits(o) * (units + WEIGHT.gate * gates) +
    (seat === o.seat ? capsWorth(o, s.caps[seat]!) : s.caps[seat]! * o.cap)
  );
}

/** What the position is worth to the seat: what it has and may expect, against its rivals. */
export function worth(s: Readonly<State>, seat: Seat): number {
  const o = outlookOf(s, seat);
  const won = s.outcome === null ? 0 : s.outcome.places[seat] === 1 ? 1000 : -1000;
  const technologies = s.outcome === null ? technologyPoints(s) : s.points.map(() => 0);
  let sum = won;
  for (let p = 0; p < s.seats; p++) sum += o.weights[p]! * holdings(o, p, technologies);
  if (s.outcome !== null) return sum;
  for (let board = 0; board < o.powers.length; board++) sum += worthOfBoard(o, board);
  for (const card of s.hands[seat]!) if (card >= 0) sum += handWorth(o, card);
  sum -= exposure(o);
  if (s.conflict !== null && s.conflict.totals === null) sum += prospect(o, s.conflict);
  return sum;
}
