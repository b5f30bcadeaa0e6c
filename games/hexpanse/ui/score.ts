import type { Seat } from '@conclave/kernel';
import type { GameUi, ScorePart } from '@conclave/kit';
import { tieBreaks } from '../rules/ending.ts';
import { isAlive, seatsOf, sideOf } from '../rules/sides.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { missionName } from '../words/names.ts';
import { matched, outlooksOf } from './board/formations.ts';

/** There are no points; what is counted is the units in the best place of a mission that the side can win with. */
export function scoreParts(view: Readonly<State>, seat: Seat): readonly ScorePart[] {
  const side = sideOf(view, seat);
  if (view.common < 0 || !seatsOf(view, side).some((one) => isAlive(view, one))) return [];
  const parts = outlooksOf(view, seat)
    .filter((outlook) => outlook.side === side)
    .map((outlook) => ({
      label: missionName(outlook.mission),
      points: matched(outlook)[0],
    }))
    .sort((a, b) => b.points - a.points);
  return parts.slice(0, 1);
}

const TIE_BREAKS = ['Life', 'Hexilum', 'Units on the board'];

/** Life, where warlords fell; at the round cap the first tie-break that differs between the best two (section 7). */
export const decided: NonNullable<GameUi<State, Move, Event>['decided']> = (last) => {
  if (last.outcome === null) return null;
  const { reason, places, scores } = last.outcome;
  const by = (nth: number) => ({
    label: TIE_BREAKS[nth]!,
    of: (view: State, seat: Seat) => tieBreaks(view, sideOf(view, seat))[nth]!,
  });
  if (reason === 'warlords') return by(0);
  const [first, second] = [
    places.indexOf(1),
    places.indexOf(Math.min(...places.filter((place) => place > 1))),
  ];
  if (reason !== 'cap' || second < 0 || scores[first] !== scores[second]) return null;
  const rival = tieBreaks(last, sideOf(last, second));
  const nth = tieBreaks(last, sideOf(last, first)).findIndex((n, i) => n !== rival[i]);
  return nth < 0 ? null : by(nth);
};
