import type { Seat } from '@conclave/kernel';
import { placesOf } from '@conclave/mechanics/places';
import { tables } from '../data/tables.ts';
import { colonyBonus, controller } from './control.ts';
import { sectorCount, tokens } from './galaxy.ts';
import type { EndReason, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** AX-SCO-01, 02: points for each sector that a seat controls, then for each of its colonies on `victory`. */
export function scoreAge(s: State): void {
  const { ages, sectorVp } = tables(s);
  const controllers: Seat[] = [];
  for (let sector = 0; sector < sectorCount(s); sector++) controllers.push(controller(s, sector));
  const bonuses = s.points.map((_, seat) => colonyBonus(s, seat, 'victory'));
  for (const seat of controllers) if (seat >= 0) s.points[seat]! += sectorVp;
  for (const [seat, bonus] of bonuses.entries()) s.points[seat]! += bonus;
  s.ages.push({ controllers: controllers.slice(), bonuses: bonuses.slice() });
  tell(['ageScored', s.age, controllers, bonuses]);
  if (s.age === ages) finish(s);
}

/** Tokens of a seat on all sectors, the origin colony included. */
export function tokensInAll(s: Readonly<State>, seat: Seat): number {
  let sum = 0;
  for (let sector = 0; sector < sectorCount(s); sector++) sum += tokens(s, seat, sector);
  return sum;
}

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
  const { ships, colonies } = tables(s);
  // A point is worth more than all tokens that a seat can have, the origin colony included.
  const moreThanTokens = ships + colonies + 2;
  const places = placesOf(scores.map((points, seat) => points * moreThanTokens + tokens[seat]!));
  const reason = reasonOf(scores, places);
  s.outcome = { places, scores, reason };
  tell(['gameOver', reason, scores.slice(), tokens.slice()]);
}
