import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Refusal, Seat } from '@conclave/kernel';
import type { ActionCard, PatternKey } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { FACTIONS } from '../../data/tiles.ts';
import { TYPES, type Type } from '../../data/tracks.ts';
import {
  attackingUnit,
  conflictCost,
  isThere,
  mayEnd,
  moveCost,
  patternFor,
  patternsOf,
} from '../attacks.ts';
import { isForeignHome, stackHeight, tileAt, unitRange, unitsOf } from '../board.ts';
import { seatOf, typeOf } from '../conflict/power.ts';
import { distanceBetween } from '../distances.ts';
import { isMarked } from '../marks.ts';
import { effect } from '../technologies.ts';
import type { State, Unit } from '../types.ts';
import { isSector, noSector } from './words.ts';

/** The move of an Agent or Fleet. */
export function whyNotMoveUnit(
  s: Readonly<State>,
  seat: Seat,
  card: ActionCard,
  [label, number, to]: AnyMove,
): Refusal | null {
  const unit: Unit = label === 'moveAgent' ? 'agent' : 'fleet';
  if (patternFor(s, card, unit) === undefined) return no('not-on-card', 'HG-MOV-01', { card, label });
  const from = unitsOf(s, seat, unit)[number as number];
  if (from === undefined || from < 0) return no('no-such-unit', 'HG-MOV-01', { unit });
  if (!isSector(s, to)) return noSector(s, to, 'HG-MOV-06')!;
  if (from === to) return no('same-sector', 'HG-MOV-02');
  if (tileAt(s, to) === null) return no('no-tile', 'HG-MOV-05');
  if (isForeignHome(s, seat, to) || !mayEnd(s, seat, to)) return no('foreign-home', 'HG-MOV-05');
  const cost = moveCost(s, seat, unit, from, to);
  if (Number.isFinite(cost))
    return no('cannot-pay', unit === 'agent' ? 'HG-MOV-03' : 'HG-MOV-04', { cost, caps: s.caps[seat]! });
  return no('too-far', 'HG-MOV-04', {
    distance: distanceBetween(s, from, to),
    steps: tables(s).fleetSteps + effect(s, seat, 'fleetSteps'),
  });
}

/** What is wrong with the attacker, if anything. */
function whyNotAttacker(s: Readonly<State>, seat: Seat, pattern: PatternKey, by: number): Refusal | null {
  const unit = attackingUnit(pattern);
  const isThereToo =
    unit === null ? (s.complexes[seat]![by] ?? 0) > 0 : (unitsOf(s, seat, unit)[by] ?? -1) >= 0;
  if (!isThereToo) return no('no-such-attacker', 'HG-CON-01', { unit: unit ?? 'group' });
  return isMarked(s, seat, unit ?? 'group', by)
    ? no('attacked-already', 'HG-CON-08', { unit: unit ?? 'group' })
    : null;
}

function whyNotTarget(
  s: Readonly<State>,
  seat: Seat,
  pattern: PatternKey,
  target: { readonly sector: number; readonly defender: Seat; readonly type: Type },
): Refusal | null {
  const { sector, defender, type } = target;
  if (!tables(s).patterns[pattern].targets.includes(type))
    return no('wrong-target', 'HG-CON-07', { pattern, type });
  if (defender === seat) return no('own-pieces', 'HG-CON-03');
  if (s.homes[defender] === sector) return no('home-protected', 'HG-CON-06');
  if (!isThere(s, defender, type, sector)) return no('nothing-there', 'HG-CON-03', { type });
  if (s.sheltered[defender] === sector) return no('sheltered', 'HG-LEA-12');
  const cost = conflictCost(s, seat, pattern, target);
  return cost > s.caps[seat]! ? no('cannot-pay', 'HG-CON-10', { cost, caps: s.caps[seat]! }) : null;
}

/** An attack; `moved` is the unit that this action has moved, which alone may attack then (HG-R-13). */
export function whyNotAttack(
  s: Readonly<State>,
  seat: Seat,
  move: AnyMove,
  moved: { readonly unit: Unit; readonly number: number } | null,
): Refusal | null {
  const [, pattern, by, sector, defender, type] = move as readonly [
    string,
    PatternKey,
    number,
    number,
    Seat,
    Type,
  ];
  const card = s.chosen[seat]!;
  if (!patternsOf(s, card).includes(pattern))
    return no('not-on-card', 'HG-CON-07', { card, label: 'attack' });
  if (
    typeof by !== 'number' ||
    !isSector(s, sector) ||
    s.caps[defender] === undefined ||
    !TYPES.includes(type)
  )
    return no('no-such-target', 'HG-CON-03');
  const unit = attackingUnit(pattern);
  if (moved !== null && (moved.unit !== unit || moved.number !== by))
    return no('not-the-moved-one', 'HG-MOV-01');
  const attacker = whyNotAttacker(s, seat, pattern, by);
  if (attacker !== null) return attacker;
  const from = unit === null ? by : unitsOf(s, seat, unit)[by]!;
  const range = unit === null ? tables(s).groupRange : unitRange(s, seat, unit);
  const distance = distanceBetween(s, from, sector);
  if (distance > range) return no('target-out-of-range', 'HG-CON-02', { distance, range });
  return whyNotTarget(s, seat, pattern, { sector, defender, type });
}

/** The source from which a side wants to draw power. */
export function whyNotDraw(s: Readonly<State>, side: 0 | 1, [label, source]: AnyMove): Refusal | null {
  const c = s.conflict!;
  const seat = seatOf(c, side);
  const type = typeOf(c, side);
  if ((label === 'drawFaction') !== (type === 'political'))
    return no('draws-otherwise', 'HG-CON-21', { type });
  if (label === 'drawFaction')
    return FACTIONS[source as number] === undefined
      ? no('no-such-faction', 'HG-CON-14')
      : no('faction-used', 'HG-CON-15', { faction: source! });
  if (!isSector(s, source)) return noSector(s, source)!;
  if (stackHeight(s, seat, source) === 0) return no('no-such-stack', 'HG-CON-18');
  const fleets = side === 0 ? c.from : c.sector;
  return distanceBetween(s, source, fleets) >= stackHeight(s, seat, source)
    ? no('stack-out-of-reach', 'HG-CON-18', { range: stackHeight(s, seat, source) - 1 })
    : no('stack-used', 'HG-CON-19');
}
