import type { Next, Seat } from '@conclave/kernel';
import { AGES } from '../data/numbers.ts';
import { resolveAgeEnd } from './age-effects.ts';
import { assimilation } from './assimilation.ts';
import { returnTiles } from './bag.ts';
import { takeDominations } from './domination.ts';
import { score } from './gain.ts';
import { scoreHegemon } from './hegemon.ts';
import { ordersByVp } from './older.ts';
import { endOmens } from './omens.ts';
import { leader } from './seats.ts';
import type { Source, State } from './types.ts';
import { call, procedure, tell } from './vocabulary.ts';

/** DM-INI-02 as the specification has it, in older games: the fewest VP first; among equals who was lower becomes higher. */
const byFewestVp = ({ order, vp }: Readonly<State>): Seat[] =>
  [...order].sort((a, b) => vp[a]! - vp[b]! || order.indexOf(b) - order.indexOf(a));

/** DM-INI-02 under the terms of DM-R-14: the order is reversed, so that who was last in Age I is first in Age II. */
function newInitiative(s: State): void {
  s.order = ordersByVp(s) ? byFewestVp(s) : [...s.order].reverse();
  tell(['initiative', s.order.slice()]);
}

/** E5, DM-AGE-11 */
function cleanUp(s: State): void {
  for (const held of s.knowledge) held.fill(0);
  tell(['ageEnded', s.age]);
  for (const seat of s.order) returnTiles(s, seat, s.hands[seat]!);
  endOmens(s, () => true);
  for (const uses of s.uses) uses.fill(0);
  newInitiative(s);
}

/** E1 to E5 (DM-AGE-06). */
export const ageEnd = procedure(
  'ageEnd',
  {},
  {
    effects(s) {
      s.phase = 'end';
      tell(['stageStarted', 'effects', s.age]);
      resolveAgeEnd(s);
    },
    influence(s): Next {
      tell(['stageStarted', 'influence', s.age]);
      for (const seat of s.order)
        score(s, seat, s.influence[seat]!, `influence${s.age}` as Source, 'influence', s.age);
      const seat = leader(s, (other) => s.influence[other]!);
      const most = seat < 0 ? 0 : s.influence[seat]!;
      tell(['leads', seat, most, most > 0 && s.influence.filter((n) => n === most).length > 1]);
      if (seat >= 0) return call(assimilation, { seat });
    },
    hegemon(s) {
      if (!s.hegemon) return;
      tell(['stageStarted', 'hegemon', s.age]);
      scoreHegemon(s);
    },
    domination(s) {
      tell(['stageStarted', 'domination', s.age]);
      takeDominations(s);
    },
    cleanUp(s) {
      if (s.age === AGES) return;
      tell(['stageStarted', 'cleanUp', s.age]);
      cleanUp(s);
    },
  },
);
