import type { Seat } from '@conclave/kernel';
import { tableState } from '@conclave/kit';
import { bonusOf } from '../../rules/galaxy.ts';
import type { AgeScore, State } from '../../rules/types.ts';
import { sectorsByName } from '../../words/sector.ts';

/** A point that an age brings, where it comes from. */
export interface Point {
  readonly sector: number;
  readonly seat: Seat;
  /** Whether it is of a colony on a victory sector rather than of control. */
  readonly isBonus: boolean;
}

/** All places that bring points just now, sectors before colonies (AX-SCO-01, 02), by name. */
export function pointsOf(view: Readonly<State>, { controllers, bonuses }: AgeScore): readonly Point[] {
  const sectors = sectorsByName(view);
  const held = sectors.filter((sector) => controllers[sector]! >= 0);
  const bonus = sectors.filter(
    (sector) => bonuses[view.colonies[sector]!]! > 0 && bonusOf(view, sector) === 'victory',
  );
  return [
    ...held.map((sector) => ({ sector, seat: controllers[sector]!, isBonus: false })),
    ...bonus.map((sector) => ({ sector, seat: view.colonies[sector]!, isBonus: true })),
  ];
}

/** Milliseconds for all places together at most, for each of them at most, and until the sums are looked at. */
const [ALL, EACH] = [4200, 260];
export const SUMS = 2200;

/** Milliseconds from one of so many places to the next. */
export const stepOf = (places: number): number => Math.min(EACH, ALL / Math.max(1, places));

/** The places that are counted so far while an age is scored, none at any other time: panel and galaxy share them. */
export const counting = tableState<readonly Point[]>([]);
