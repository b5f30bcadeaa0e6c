import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { clockwise, isAlive, isEnemy } from '../rules/sides.ts';
import type { State } from '../rules/types.ts';
import { damageIn, fearOf, type Siege, siegeOf } from './danger.ts';
import { WEIGHT } from './weights.ts';

/** What warlords can do to each other. */
export interface Peril {
  /** Sum of what it has to fear, in actions; less than 0. */
  fear: number;
  /** Life that would be left after the worst rival's next turn, and after two of them. */
  left: number;
  leftLater: number;
  /** Life that would be left to the weakest rival after the seat's own next turn, and after two of them. */
  preyLeft: number;
  preyLeftLater: number;
  /** Life that cards of its own can take. */
  shots: number;
  /** Ways to its warlord: territories beside it that are vacant or hold what can attack it. */
  ways: number;
}

const waysOf = ({ gaps, attackers, wolves }: Siege): number => gaps + attackers + wolves;

/** By seat what its warlord has to fear and others have to fear from it. */
export function perilsOf(s: Readonly<State>): Peril[] {
  const t = tables(s);
  const perils = s.life.map(
    (life): Peril => ({
      fear: 0,
      left: life,
      leftLater: life,
      preyLeft: t.life,
      preyLeftLater: t.life,
      shots: 0,
      ways: 0,
    }),
  );
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isAlive(s, seat)) continue;
    const my = perils[seat]!;
    const life = s.life[seat]!;
    let passed = 0;
    for (const rival of rivalsInTurn(s, seat)) {
      const siege = siegeOf(s, rival, seat);
      const [soon, later] = [damageIn(t, siege, t.actions), damageIn(t, siege, 2 * t.actions)];
      const its = perils[rival]!;
      my.fear += (WEIGHT.passedOn ** passed++ * fearOf(t, siege, life)) / 100;
      my.left = Math.min(my.left, life - soon);
      my.leftLater = Math.min(my.leftLater, life - later);
      my.ways = Math.max(my.ways, waysOf(siege));
      its.preyLeft = Math.min(its.preyLeft, life - soon);
      its.preyLeftLater = Math.min(its.preyLeftLater, life - later);
      its.shots = siege.shots.reduce((a, b) => a + b, 0);
    }
  }
  return perils;
}

/** The living rivals of a seat, whoever moves first before it. */
function rivalsInTurn(s: Readonly<State>, seat: Seat): Seat[] {
  const from = s.active < 0 ? seat : s.active;
  return clockwise(s, from).filter((other) => isEnemy(s, seat, other) && isAlive(s, other));
}
