import type { Seat } from '@conclave/kernel';
import { mercenaryOf, tables } from '../data/tables.ts';
import { isPossible } from './ability.ts';
import { firstVacant, hasUnitOf, isTarget, isVacant, neighboursOf, planetOf } from './board.ts';
import { canGain, canRaise } from './hexilum.ts';
import { canHeal } from './life.ts';
import { sourceAt } from './sources.ts';
import { isSquadCard, minorOf } from './tokens.ts';
import { MERCENARY, MINOR, type Move, type ShipUnit, SQUAD, type State, UNITS } from './types.ts';

/** Life that a warlord must have to move or use its ability: it must live on (HX-ACT-13). */
export const lifeToAct = (s: Readonly<State>): number => tables(s).ownDamage + 1;

/** Whether the option `warlordOncePerTurn` still lets the warlord act (section 8). */
export const mayWarlordAct = (s: Readonly<State>): boolean => !(s.warlordOncePerTurn && s.warlordActed);

/** HX-ATK-04, 05: whether the unit there may be sacrificed in an attack. */
export const canAttack = (s: Readonly<State>, seat: Seat, territory: number): boolean =>
  hasUnitOf(s, seat, territory) &&
  !(s.kinds[territory] === MINOR && minorOf(s, seat)!.destruction !== undefined);

/** HX-ACT-02, HX-R-14 */
export const canWithdraw = (s: Readonly<State>, seat: Seat, territory: number): boolean =>
  hasUnitOf(s, seat, territory) && s.kinds[territory]! <= SQUAD;

/** HX-CRD-04, HX-MIN-03: whether the unit there has an ability for an action. */
export const isReusable = (s: Readonly<State>, seat: Seat, territory: number): boolean => {
  if (!hasUnitOf(s, seat, territory)) return false;
  if (s.kinds[territory] === MERCENARY) return mercenaryOf(s, s.cards[territory]!).reusable;
  return s.kinds[territory] === MINOR && minorOf(s, seat)!.action !== undefined;
};

/** HX-ACT-07, 14 */
const canReuse = (s: Readonly<State>, seat: Seat, territory: number): boolean =>
  isReusable(s, seat, territory) && isPossible(s, seat, sourceAt(s, territory, 'unit'), territory);

/** HX-ACT-12 to 14 */
const canUseAbility = (s: Readonly<State>, seat: Seat): boolean =>
  mayWarlordAct(s) &&
  s.life[seat]! >= lifeToAct(s) &&
  isPossible(s, seat, ['faction', s.factions[seat]!], s.warlords[seat]!);

/** HX-ACT-05, HX-CRD-07 */
const canPlay = (s: Readonly<State>, seat: Seat, card: number, option: number): boolean =>
  isPossible(s, seat, ['option', card, option], -1);

function emitFromReserve(s: Readonly<State>, seat: Seat, emit: (move: Move) => void): void {
  const hasRoom = firstVacant(s) >= 0;
  for (const [i, unit] of UNITS.entries()) if (hasRoom && s.reserve[seat]![i]! > 0) emit(['place', unit]);
  for (const card of s.undeployed[seat]!) if (hasRoom || isSquadCard(s, card)) emit(['deploy', card]);
}

function emitWithUnits(s: Readonly<State>, seat: Seat, emit: (move: Move) => void): void {
  const { neighbours } = planetOf(s);
  for (let territory = 0; territory < s.kinds.length; territory++) {
    if (!hasUnitOf(s, seat, territory)) continue;
    if (canWithdraw(s, seat, territory)) emit(['withdraw', territory]);
    if (canReuse(s, seat, territory)) emit(['reuse', territory]);
    if (canAttack(s, seat, territory))
      for (const to of neighbours[territory]!) if (isTarget(s, seat, to)) emit(['attack', territory, to]);
  }
}

function emitForWarlord(s: Readonly<State>, seat: Seat, emit: (move: Move) => void): void {
  if (!mayWarlordAct(s)) return;
  if (canHeal(s, seat)) emit(['heal']);
  if (s.life[seat]! < lifeToAct(s)) return;
  for (const to of neighboursOf(s, s.warlords[seat]!)) if (isVacant(s, to)) emit(['moveWarlord', to]);
  if (canUseAbility(s, seat)) emit(['ability']);
}

/** Section 6.4: every action that can begin now. */
export function emitActions(s: Readonly<State>, seat: Seat, emit: (move: Move) => void): void {
  emitFromReserve(s, seat, emit);
  emitWithUnits(s, seat, emit);
  for (const [i, unit] of (['normal', 'minor'] as const satisfies readonly ShipUnit[]).entries())
    if (s.ship[seat]![i]! > 0) emit(['recover', unit]);
  for (const card of s.actionCards[seat]!)
    for (const option of [1, 2]) if (canPlay(s, seat, card, option)) emit(['play', card, option]);
  if (canGain(s, seat)) emit(['gain']);
  if (canRaise(s, seat)) emit(['raise']);
  emitForWarlord(s, seat, emit);
}
