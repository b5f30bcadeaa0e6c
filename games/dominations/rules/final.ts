import { placesOf } from '@conclave/mechanics/places';
import { tables } from '../data/tables.ts';
import { resolveGameEnd } from './age-effects.ts';
import { citiesByMonuments } from './cities.ts';
import { score } from './gain.ts';
import { controlledBy, controller, levelCounts } from './monuments.ts';
import { scoreObjectives } from './objectives.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

/** F2, DM-FIN-04, 05 */
function scoreMonuments(s: State): void {
  for (const [monument, number] of s.monuments.entries()) {
    const seat = controller(s, monument);
    tell(['controlled', number, levelCounts(s, monument), seat, controlledBy(s, monument)]);
    if (seat < 0) continue;
    score(s, seat, tables(s).controlVp[tables(s).monuments[number]!.levels]!, 'control', 'control', number);
  }
  for (const seat of s.order) {
    const pairs = citiesByMonuments(s, seat);
    score(s, seat, tables(s).adjacencyVp * pairs, 'adjacency', 'adjacency', pairs);
  }
}

/** The most VP; ties go to who is higher in initiative, in every place (DM-FIN-08, 09). */
const placesOfSeats = (s: Readonly<State>): number[] =>
  placesOf(s.vp.map((vp, seat) => vp * s.seats - s.order.indexOf(seat)));

/** FINAL: F1 to F4 (section 7). */
export function final(s: State): void {
  tell(['stageStarted', 'gameEnd', s.age]);
  resolveGameEnd(s);
  tell(['stageStarted', 'monuments', s.age]);
  scoreMonuments(s);
  if (!s.hegemon) {
    tell(['stageStarted', 'objectives', s.age]);
    scoreObjectives(s);
  }
  const places = placesOfSeats(s);
  s.outcome = { places, scores: s.vp.slice(), reason: 'ages' };
  tell(['gameOver', places, s.vp.slice()]);
}
