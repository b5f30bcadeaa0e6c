import type { Seat } from '@conclave/kernel';
import { placesOf } from '@conclave/mechanics/places';
import { colonyBonus, controller } from './control.ts';
import { sectorCount, tokens } from './galaxy.ts';
import { AGES, COLONIES, SHIPS } from './limits.ts';
import type { EndReason, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** AX-SCO-01, 02: a point for each sector that a seat controls, then one for each of its colonies on `victory`. */
export function scoreAge(s: State): void {
  const controllers: Seat[] = [];
  for (let sector = 0; sector < sectorCount(s); sector++) controllers.push(controller(s, sector));
  const bonuses = s.points.map((_, seat) => colonyBonus(s, seat, 'victory'));
  for (const seat of controllers) if (seat >= 0) s.points[seat]!++;
  for (const [seat, bonus] of bonuses.entries()) s.points[seat]! += bonus;
  s.ages.push({ controllers: controllers.slice(), bonuses: bonuses.slice() });
  tell(['ageScored', s.age, controllers, bonuses]);
  if (s.age === AGES) finish(s);
}

/** Tokens of a seat on all sectors, the origin colony included. */
export function tokensInAll(s: Readonly<State>, seat: Seat): number {
  let sum = 0;
  for (let sector = 0; sector < sectorCount(s); sector++) sum += tokens(s, seat, sector);
  return sum;
}

/** A point is worth more than all tokens that a seat can have: 20 ships and 4 colonies. */
const MORE_THAN_TOKENS = SHIPS + COLONIES + 2;

const isAlone = (values: readonly number[], value: number): boolean =>
  values.indexOf(value) === values.lastIndexOf(value);

/** What decided between the best. */
function reasonOf(scores: readonly number[], places: readonly number[]): EndReason {
  if (isAlone(scores, Math.max(...scores))) return 'points';
  return isAlone(places, 1) ? 'tokens' : 'shared';
}

/** AX-END-01, 02: most points, then most tokens; equal players share a place, and the next ones are left out. */
function finish(s: State): void {
  const scores = s.points.slice();
  const tokens = scores.map((_, seat) => tokensInAll(s, seat));
  const places = placesOf(scores.map((points, seat) => points * MORE_THAN_TOKENS + tokens[seat]!));
  const reason = reasonOf(scores, places);
  s.outcome = { places, scores, reason };
  tell(['gameOver', reason, scores.slice(), tokens.slice()]);
}
