import type { Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import { attackingUnit } from '../attacks.ts';
import { basePower, unitsOf } from '../board.ts';
import { gain } from '../gain.ts';
import { removeBases, setGate } from '../pieces.ts';
import { effect, has, technologyOf } from '../technologies.ts';
import type { Conflict, State, Unit } from '../types.ts';
import { tell } from '../vocabulary.ts';
import { ATTACKER, DEFENDER, partsOf, seatOf, totalOf, typeOf } from './power.ts';

/** An Agent or Fleet that has been destroyed. */
export type LostUnit = [seat: Seat, unit: Unit, number: number];

/** HG-CON-31, HG-TX-I6: the winning side, -1 in a draw. */
function winnerOf(
  s: Readonly<State>,
  c: Readonly<Conflict>,
  [attack, defence]: readonly [number, number],
): number {
  if (attack !== defence) return attack > defence ? ATTACKER : DEFENDER;
  if (has(s, c.attacker, 'winsDraws')) return ATTACKER;
  return has(s, c.defender, 'winsDraws') ? DEFENDER : -1;
}

/** Step 4: compares the totals; every term is told. */
export function compare(s: State, c: Conflict): void {
  const attack = partsOf(s, c, ATTACKER);
  const defence = partsOf(s, c, DEFENDER);
  c.sums = [attack, defence];
  c.totals = [totalOf(attack), totalOf(defence)];
  c.winner = winnerOf(s, c, c.totals);
  tell(['compared', attack, defence, [...c.totals], c.winner]);
}

function loseUnit(s: State, seat: Seat, unit: Unit, number: number): LostUnit {
  const units = unitsOf(s, seat, unit);
  tell(['unitLost', seat, unit, number, units[number]!]);
  units[number] = -1;
  return [seat, unit, number];
}

/** HG-CON-32, 33, 35, 36: the units that the outcome destroys, the Defender's first (section 5.3). */
export function loseUnits(s: State, c: Readonly<Conflict>): LostUnit[] {
  const lost: LostUnit[] = [];
  if (c.winner !== DEFENDER && c.target !== 'industrial') {
    const unit = c.target === 'political' ? 'agent' : 'fleet';
    for (const [number, sector] of unitsOf(s, c.defender, unit).entries())
      if (sector === c.sector) lost.push(loseUnit(s, c.defender, unit, number));
  }
  const attacking = attackingUnit(c.pattern);
  if (c.winner !== ATTACKER && attacking !== null) lost.push(loseUnit(s, c.attacker, attacking, c.by));
  return lost;
}

/** HG-CON-32, 33: the targeted bases go back to their owner when the Attacker has won. */
export function loseBases(s: State, c: Conflict): void {
  if (c.winner !== ATTACKER || c.spareBases) return;
  c.lostPower = basePower(s, c.defender, c.target, c.sector);
  c.lost = removeBases(s, c.defender, c.target, c.sector);
  if (c.lost === 0) return;
  if (tables(s).patterns[c.pattern].result === 'takeover') c.vacant = c.lost;
  tell(['basesLost', c.defender, c.target, c.sector, c.lost]);
  const gained = c.target === 'political' ? effect(s, c.defender, 'lostEmbassyGain') : 0;
  if (gained > 0) gain(s, c.defender, gained, technologyOf('lostEmbassyGain'));
}

/** Takes a Gate pair off the board. */
export function loseGate(s: State, seat: Seat, pair: number): void {
  const halves = s.gates[seat]!;
  tell(['gateLost', seat, pair, halves[2 * pair]!, halves[2 * pair + 1]!]);
  setGate(s, seat, pair, -1, -1);
}

/** The pairs of a seat with a half in a sector, ascending. */
const pairsIn = (s: Readonly<State>, seat: Seat, sector: number): number[] =>
  [0, 1, 2].filter((pair) => s.gates[seat]![2 * pair] === sector || s.gates[seat]![2 * pair + 1] === sector);

/** HG-CON-36, 37: whose Gates in the Conflict Sector the outcome exposes; -1 for nobody's. */
export function exposedGates(s: Readonly<State>, c: Readonly<Conflict>): { owner: Seat; pairs: number[] } {
  const side = c.winner === -1 ? DEFENDER : 1 - c.winner;
  const owner = seatOf(c, side);
  return typeOf(c, side) === 'industrial'
    ? { owner, pairs: pairsIn(s, owner, c.sector) }
    : { owner, pairs: [] };
}
