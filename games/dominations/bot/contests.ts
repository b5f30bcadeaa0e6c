import type { Seat } from '@conclave/kernel';
import type { Measure } from '../data/hegemon.ts';
import { AGES } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { hegemonCount } from '../rules/hegemon.ts';
import type { State } from '../rules/types.ts';
import { exp } from './exp.ts';
import { WEIGHT } from './weights.ts';

/** A majority that is still to be decided. */
export interface Contest {
  readonly measure: Measure;
  /** What it brings who takes it. */
  readonly vp: number;
  /** By seat: what counts, with a little for initiative. */
  readonly counts: readonly number[];
  /** What counts as one step at the next decision, and at a later one. */
  readonly doubt: number;
  readonly doubtLater: number;
  /** Later Ages for which the tile stays. */
  readonly later: number;
  readonly weights: readonly number[];
}

/** What a majority is worth to whose weight is 1, if a seat had so much more. */
function standing(c: Contest, doubt: number, seat: Seat, more: number): number {
  const { counts, weights } = c;
  let most = 0;
  for (let p = 0; p < counts.length; p++) most = Math.max(most, counts[p]! + (p === seat ? more : 0));
  let sum = 0;
  let worth = 0;
  for (let p = 0; p < counts.length; p++) {
    const chance = exp((counts[p]! + (p === seat ? more : 0) - most) / doubt);
    sum += chance;
    worth += chance * weights[p]!;
  }
  return worth / sum;
}

/** What a contest is worth if a seat had so much more of what counts there. */
export function contestWorth(c: Contest, seat: Seat, more = 0): number {
  const now = standing(c, c.doubt, seat, more);
  return c.vp * WEIGHT.point * (now + (c.later === 0 ? 0 : c.later * standing(c, c.doubtLater, seat, more)));
}

/** The tiles of the rack; none when they have been decided for good. */
export function contestsOf(s: Readonly<State>, weights: readonly number[]): Contest[] {
  const rounds =
    s.phase === 'redraw' ? tables(s).rounds : tables(s).rounds - s.round + (s.active === -1 ? 0 : 0.5);
  return s.rack.map((tile) => {
    const { measure, category } = tables(s).hegemon[tile]!;
    const step = measure.kind === 'influence' ? WEIGHT.influenceStep : 1;
    const isLasting = category === 'monuments' || category === 'influence';
    const doubt = WEIGHT.doubt + WEIGHT.doubtATurn * Math.sqrt(rounds);
    return {
      measure,
      vp: tables(s).hegemonVp,
      counts: s.vp.map((_, seat) => {
        const before = (s.seats - 1 - s.order.indexOf(seat)) / (s.seats - 1);
        return hegemonCount(s, seat, tile) / step + WEIGHT.initiative * before * (s.tiesToNobody ? 0.2 : 1);
      }),
      doubt,
      doubtLater: doubt + WEIGHT.doubtAnAge,
      later: isLasting ? AGES - Math.max(1, s.age) : 0,
      weights,
    };
  });
}
