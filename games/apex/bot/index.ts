import type { Seat } from '@conclave/kernel';
import type { State } from '../rules/types.ts';
import { levelsWorth, outlookOf } from './outlook.ts';
import { appraise } from './sector.ts';
import { WEIGHTS } from './weights.ts';

export { promise } from './promise.ts';

/** By seat: what it has and may expect, whatever the others have. */
function prospects(s: Readonly<State>): number[] {
  const o = outlookOf(s);
  const sums = s.points.map((points, seat) => points * o.weights.sector + levelsWorth(o, s.levels[seat]!));
  for (let sector = 0; sector < o.sectors; sector++) {
    const parts = appraise(o, sector);
    for (let seat = 0; seat < s.seats; seat++) sums[seat]! += parts[seat]!;
  }
  return sums;
}

/** What the position is worth to the seat: its prospects against those of the best of the others, and of all others. */
export function worth(s: Readonly<State>, seat: Seat): number {
  const { sector, best: ofBest, mean } = WEIGHTS;
  const sums = s.outcome === null ? prospects(s) : s.points.map((points) => points * sector);
  let best = Number.NEGATIVE_INFINITY;
  let others = 0;
  for (let p = 0; p < s.seats; p++)
    if (p !== seat) {
      best = Math.max(best, sums[p]!);
      others += sums[p]!;
    }
  const won = s.outcome === null ? 0 : s.outcome.places[seat] === 1 ? 1000 : -1000;
  return sums[seat]! - ofBest * best - (mean * others) / (s.seats - 1) + won;
}
