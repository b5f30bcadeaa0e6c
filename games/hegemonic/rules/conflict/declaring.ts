import type { Seat } from '@conclave/kernel';
import { attackingUnit, conflictCost } from '../attacks.ts';
import { unitsOf } from '../board.ts';
import { setMark } from '../marks.ts';
import type { Conflict, Move, State } from '../types.ts';
import { tell } from '../vocabulary.ts';

type Attack = Extract<Move, readonly ['attack', ...unknown[]]>;

/** The conflict that an attack would begin. */
export function conflictOf(s: Readonly<State>, attacker: Seat, move: Attack): Conflict {
  const [, pattern, by, sector, defender, target] = move;
  const unit = attackingUnit(pattern);
  return {
    pattern,
    attacker,
    defender,
    by,
    from: unit === null ? by : unitsOf(s, attacker, unit)[by]!,
    sector,
    target,
    drawn: [-1, -1],
    loans: new Array<number>(s.seats).fill(-1),
    bonuses: [],
    cards: [-1, -1],
    opensFirst: -1,
    voidCards: false,
    spareBases: false,
    sums: null,
    totals: null,
    winner: -1,
    lost: 0,
    lostPower: 0,
    vacant: 0,
  };
}

/** D-DECLARE: names attacker and target; nothing is paid yet (HG-LEA-05). */
export function declare(s: State, attacker: Seat, move: Move): void {
  s.conflict = conflictOf(s, attacker, move as Attack);
  const { pattern, by, from, sector, defender, target } = s.conflict;
  tell(['declared', attacker, pattern, by, from, sector, defender, target]);
}

/** HG-CON-08 to 10: the cost is paid, and the attacker has attacked in this phase. */
export function payConflict(s: State, c: Readonly<Conflict>): void {
  const cost = conflictCost(s, c.attacker, c.pattern, { ...c, type: c.target });
  s.caps[c.attacker]! -= cost;
  setMark(s, c.attacker, attackingUnit(c.pattern) ?? 'group', c.by);
  tell(['conflictPaid', c.attacker, cost]);
}
