import type { At } from '@conclave/frame/event-parts.ts';
import { ofTables } from '@conclave/frame/tables.ts';
import { type Seat, sameMove } from '@conclave/kernel';
import { type ActionCard, ATTACKERS, PATTERN_KEYS, type PatternKey } from '../data/cards.ts';
import { type Tables, tables } from '../data/tables.ts';
import { type Type, UNITS } from '../data/tracks.ts';
import { basePower, basesIn, gatesIn, isForeignHome, tileAt, unitRange, unitsIn, unitsOf } from './board.ts';
import { ways } from './distances.ts';
import { isMarked } from './marks.ts';
import { effect, has } from './technologies.ts';
import type { Conflict, Move, State, Unit } from './types.ts';

/** By card: the patterns that it offers. */
type Offers = { readonly [card in ActionCard]?: readonly PatternKey[] };
const offersOf = ofTables((t: Tables): Offers => Object.groupBy(PATTERN_KEYS, (key) => t.patterns[key].card));

/** The patterns of an action card (section 2.5). */
export const patternsOf = (s: At, card: ActionCard): readonly PatternKey[] => offersOf(tables(s))[card] ?? [];

/** The unit that attacks in a pattern, null for a group of Complexes. */
export const attackingUnit = (pattern: PatternKey): Unit | null => {
  const attacker = ATTACKERS[pattern];
  return attacker === 'industrial' ? null : attacker === 'political' ? 'agent' : 'fleet';
};

/** HG-MOV-05: whether a unit may end its move in a sector. */
export const mayEnd = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  tileAt(s, sector) !== null && !isForeignHome(s, seat, sector);

/** CAPs for moving a unit, and infinite where it cannot go (HG-MOV-03 to 05, HG-TX-M3). */
export function moveCost(s: Readonly<State>, seat: Seat, unit: Unit, from: number, to: number): number {
  if (from === to || !mayEnd(s, seat, to)) return Number.POSITIVE_INFINITY;
  const { size, steps, borders } = ways(s);
  const { agentBorderCost, fleetSteps, fleetMoveCost } = tables(s);
  if (unit === 'agent') return agentBorderCost * borders[from * size + to]!;
  if (steps[from * size + to]! > fleetSteps + effect(s, seat, 'fleetSteps')) return Number.POSITIVE_INFINITY;
  return has(s, seat, 'fleetSteps') ? 0 : fleetMoveCost;
}

function emitUnitMoves(
  s: Readonly<State>,
  seat: Seat,
  unit: Unit,
  label: 'moveAgent' | 'moveFleet',
  emit: (move: Move) => void,
): void {
  for (const [number, from] of unitsOf(s, seat, unit).entries()) {
    if (from < 0) continue;
    for (let to = 0; to < s.tiles.length; to++)
      if (moveCost(s, seat, unit, from, to) <= s.caps[seat]!) emit([label, number, to]);
  }
}

/** HG-MOV-01: the moves that may begin a conflict action of this card. */
export function emitMoves(
  s: Readonly<State>,
  seat: Seat,
  card: ActionCard,
  emit: (move: Move) => void,
): void {
  for (const pattern of patternsOf(s, card)) {
    const unit = attackingUnit(pattern);
    if (unit !== null) emitUnitMoves(s, seat, unit, unit === 'agent' ? 'moveAgent' : 'moveFleet', emit);
  }
}

/** Whether a seat has bases or units of a type in a sector (HG-CON-03). */
export function isThere(s: Readonly<State>, seat: Seat, type: Type, sector: number): boolean {
  if (basesIn(s, seat, type, sector) > 0) return true;
  if (type === 'industrial') return gatesIn(s, seat, sector) > 0;
  return unitsIn(s, seat, type === 'political' ? 'agent' : 'fleet', sector) > 0;
}

/** HG-CON-09: CAPs for a conflict, movement apart. */
export function conflictCost(
  s: Readonly<State>,
  attacker: Seat,
  pattern: PatternKey,
  target: { readonly sector: number; readonly defender: Seat; readonly type: Type },
): number {
  const power = basePower(s, target.defender, target.type, target.sector);
  const { patterns, destroyCost, takeoverCost } = tables(s);
  const cost = (patterns[pattern].result === 'destroy' ? destroyCost : takeoverCost) * power;
  return Math.max(0, cost - effect(s, attacker, 'conflictDiscount'));
}

/** HG-CON-03 to 07: whether an opponent's pieces of a type in a sector may be targeted by anybody else. */
export const isTargetable = (
  s: Readonly<State>,
  attacker: Seat,
  sector: number,
  defender: Seat,
  type: Type,
): boolean =>
  defender !== attacker &&
  s.homes[defender] !== sector &&
  s.sheltered[defender] !== sector &&
  isThere(s, defender, type, sector);

/** Every target that an attacker standing in a sector reaches, with a cost that can be paid. */
function emitTargets(
  s: Readonly<State>,
  seat: Seat,
  attack: {
    readonly pattern: PatternKey;
    readonly by: number;
    readonly from: number;
    readonly range: number;
  },
  emit: (move: Move) => void,
): void {
  const { size, steps } = ways(s);
  const { pattern, by, from, range } = attack;
  const { targets } = tables(s).patterns[pattern];
  for (let sector = 0; sector < size; sector++) {
    if (steps[from * size + sector]! > range || s.tiles[sector] === -1) continue;
    for (let defender = 0; defender < s.seats; defender++)
      for (const type of targets)
        if (
          isTargetable(s, seat, sector, defender, type) &&
          conflictCost(s, seat, pattern, { sector, defender, type }) <= s.caps[seat]!
        )
          emit(['attack', pattern, by, sector, defender, type]);
  }
}

/** The attacks of one unit that has not attacked in this phase (HG-CON-08). */
export function emitUnitAttacks(
  s: Readonly<State>,
  seat: Seat,
  pattern: PatternKey,
  number: number,
  emit: (move: Move) => void,
): void {
  const unit = attackingUnit(pattern)!;
  const from = unitsOf(s, seat, unit)[number]!;
  if (from < 0 || isMarked(s, seat, unit, number)) return;
  emitTargets(s, seat, { pattern, by: number, from, range: unitRange(s, seat, unit) }, emit);
}

/** The attacks of a group of Complexes that has not attacked in this phase (HG-CON-08). */
function emitGroupAttacks(
  s: Readonly<State>,
  seat: Seat,
  pattern: PatternKey,
  from: number,
  emit: (move: Move) => void,
): void {
  if (s.complexes[seat]![from]! > 0 && !isMarked(s, seat, 'group', from))
    emitTargets(s, seat, { pattern, by: from, from, range: tables(s).groupRange }, emit);
}

/** D-DECLARE without a move before it: every attack of the card. */
export function emitAttacks(
  s: Readonly<State>,
  seat: Seat,
  card: ActionCard,
  emit: (move: Move) => void,
): void {
  for (const pattern of patternsOf(s, card))
    if (attackingUnit(pattern) !== null)
      for (let number = 0; number < UNITS; number++) emitUnitAttacks(s, seat, pattern, number, emit);
    else for (let from = 0; from < s.tiles.length; from++) emitGroupAttacks(s, seat, pattern, from, emit);
}

/** Whether an attack that has been declared could still be, by range, target and cost (HG-LEA-05). */
export function isAttackOpen(s: Readonly<State>, c: Readonly<Conflict>): boolean {
  const { pattern, attacker, by, sector, defender, target } = c;
  const emitOwn = attackingUnit(pattern) === null ? emitGroupAttacks : emitUnitAttacks;
  let open = false;
  emitOwn(s, attacker, pattern, by, (move) => {
    open ||= sameMove(move, ['attack', pattern, by, sector, defender, target]);
  });
  return open;
}

/** The pattern by which a kind of unit attacks with this card; there is one at most. */
export const patternFor = (s: At, card: ActionCard, unit: Unit): PatternKey | undefined =>
  patternsOf(s, card).find((pattern) => attackingUnit(pattern) === unit);
