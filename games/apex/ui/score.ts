import type { Seat } from '@conclave/kernel';
import type { GameUi, ScorePart, SeatInfo } from '@conclave/kit';
import { NEWEST, tables } from '../data/tables.ts';
import { apex } from '../index.ts';
import { tokensInAll } from '../rules/scoring.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { tokenCount } from '../words/names.ts';
import { sectorName } from '../words/sector-names.ts';

/** A seat's points by source: sectors held at the end of each age, colonies on victory sectors, battles won. */
export function scoreParts(view: Readonly<State>, seat: Seat): readonly ScorePart[] {
  const { battleVp, sectorVp } = tables(view);
  const parts = view.ages.flatMap(({ controllers, bonuses }, i): ScorePart[] => [
    {
      label: `Age ${i + 1}`,
      points: sectorVp * controllers.filter((controller) => controller === seat).length,
      detail: 'sectors controlled',
    },
    ...(bonuses[seat]! > 0
      ? [{ label: `Age ${i + 1}`, points: bonuses[seat]!, detail: 'colonies on victory sectors' }]
      : []),
  ]);
  const points = view.points[seat]! - parts.reduce((sum, part) => sum + part.points, 0);
  return points > 0 ? [...parts, { label: 'Battles won', points, detail: `${battleVp} each` }] : parts;
}

/** The end of an age and a battle are scorings of their own, whoever made the move before them (AX-SCO-01 to 03). */
export function scoring(
  event: Event,
  seats: readonly SeatInfo[],
): { readonly text: string; readonly points: readonly number[] } | null {
  switch (event[0]) {
    case 'ageScored': {
      const [, age, controllers, bonuses] = event;
      const held = (seat: Seat) => controllers.filter((controller) => controller === seat).length;
      return {
        text: `Age ${age} is scored`,
        points: bonuses.map((bonus, seat) => held(seat) * NEWEST.sectorVp + bonus),
      };
    }
    case 'battle': {
      const [, , sector, , winner] = event;
      const where = sectorName({ seats: seats.length, rules: apex.rules }, sector);
      return {
        text: `The battle at ${where}`,
        points: seats.map((_, seat) => (seat === winner ? NEWEST.battleVp : 0)),
      };
    }
    default:
      return null;
  }
}

/** The tokens on sectors that decide between equal points (AX-END-03). */
export function tokensBeside(
  view: Readonly<State>,
  seat: Seat,
): { readonly n: number; readonly text: string } {
  const n = tokensInAll(view, seat);
  return { n, text: tokenCount(n) };
}

/** Between equal points tokens decide (AX-END-02). */
export const decided: NonNullable<GameUi<State, Move, Event>['decided']> = ({ outcome }) =>
  outcome === null || outcome.reason === 'points' ? null : { label: 'Ships and colonies', of: tokensInAll };
