import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Refusal, Seat } from '@conclave/kernel';
import { isMercenary } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { canAttack, isReusable, lifeToAct, mayWarlordAct } from '../actions.ts';
import { firstVacant, hasUnitOf, isAdjacent, isTarget, isVacant, neighboursOf } from '../board.ts';
import { canGain, canRaise, raiseCost } from '../hexilum.ts';
import { canHeal } from '../life.ts';
import { sourceAt } from '../sources.ts';
import { isSquadCard } from '../tokens.ts';
import { SQUAD, type State, UNITS, type Unit } from '../types.ts';
import { whyNotAbility } from './impossible.ts';
import { type Arg, isCard, isTerritory } from './words.ts';

/*
 * Why an action, or the choice of a territory, is not offered; null where nothing stands against it.
 */

/** HX-PLC-01: whether such a unit lies in the reserve. */
export function whyNotUnit(s: Readonly<State>, seat: Seat, unit: Arg): Refusal | null {
  const i = UNITS.indexOf(unit as Unit);
  if (i < 0) return no('no-such-unit', 'HX-ACT-01');
  return s.reserve[seat]![i] === 0 ? no('not-in-reserve', 'HX-ACT-01', { unit: unit! }) : null;
}

/** Whether it is an own mercenary card that is not in play yet. */
export function whyNotMercenary(s: Readonly<State>, seat: Seat, card: Arg): Refusal | null {
  if (!isCard(card)) return no('no-such-card', 'HX-CRD-01');
  if (!isMercenary(card)) return no('play-it', 'HX-ACT-05', { card });
  if (s.undeployed[seat]!.includes(card)) return null;
  return s.deployed[seat]!.includes(card)
    ? no('already-deployed', 'HX-CRD-02', { card })
    : no('not-your-card', 'HX-ACT-06', { card });
}

const boardFull = (s: Readonly<State>): Refusal | null =>
  firstVacant(s) < 0 ? no('board-full', 'HX-GEN-02') : null;

const whyNotDeploy = (s: Readonly<State>, seat: Seat, card: Arg): Refusal | null =>
  whyNotMercenary(s, seat, card) ?? (isSquadCard(s, card as number) ? null : boardFull(s));

function whyNotOwn(s: Readonly<State>, seat: Seat, territory: Arg, rule: string): Refusal | null {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  if (s.warlords[seat] === territory) return no('warlord-no-unit', 'HX-GEN-03');
  return hasUnitOf(s, seat, territory) ? null : no('not-your-unit', rule);
}

const whyNotWithdraw = (s: Readonly<State>, seat: Seat, territory: Arg): Refusal | null =>
  whyNotOwn(s, seat, territory, 'HX-ACT-02') ??
  (s.kinds[territory as number]! > SQUAD ? no('mercenaries-stay', 'HX-ACT-02') : null);

function whyNotAttack(s: Readonly<State>, seat: Seat, from: Arg, to: Arg): Refusal | null {
  if (!isTerritory(s, to)) return no('no-such-territory', 'HX-BRD-01');
  const own = whyNotOwn(s, seat, from, 'HX-ACT-03');
  if (own) return own;
  if (!canAttack(s, seat, from as number)) return no('fixed-unit', 'HX-ATK-05');
  if (!isAdjacent(s, from as number, to)) return no('not-adjacent', 'HX-ATK-02');
  if (isTarget(s, seat, to)) return null;
  return no(isVacant(s, to) ? 'nothing-there' : 'no-enemy-there', 'HX-ATK-02');
}

function whyNotRecover(s: Readonly<State>, seat: Seat, unit: Arg): Refusal | null {
  if (unit === 'squad') return no('squads-never-return', 'HX-CRD-12');
  const i = ['normal', 'minor'].indexOf(unit as string);
  if (i < 0) return no('no-such-unit', 'HX-ACT-04');
  if (s.ship[seat]!.every((n) => n === 0)) return no('ship-empty', 'HX-ACT-04');
  return s.ship[seat]![i] === 0 ? no('not-on-ship', 'HX-ACT-04', { unit: unit! }) : null;
}

function whyNotPlay(s: Readonly<State>, seat: Seat, card: Arg, option: Arg): Refusal | null {
  if (!isCard(card)) return no('no-such-card', 'HX-CRD-01');
  if (isMercenary(card)) return no('deploy-it', 'HX-ACT-06', { card });
  if (!s.actionCards[seat]!.includes(card)) return no('not-your-card', 'HX-ACT-05', { card });
  if (option !== 1 && option !== 2) return no('no-such-option', 'HX-CRD-06');
  return whyNotAbility(s, seat, ['option', card, option], -1, 'HX-CRD-07');
}

function whyNotReuse(s: Readonly<State>, seat: Seat, territory: Arg): Refusal | null {
  const own = whyNotOwn(s, seat, territory, 'HX-ACT-07');
  if (own) return own;
  const at = territory as number;
  if (!isReusable(s, seat, at)) return no('not-reusable', 'HX-ACT-07');
  return whyNotAbility(s, seat, sourceAt(s, at, 'unit'), at, 'HX-ACT-14');
}

function whyNotRaise(s: Readonly<State>, seat: Seat): Refusal | null {
  if (canRaise(s, seat)) return null;
  const level = tables(s).highestIncome;
  if (s.income[seat] === level) return no('highest-income', 'HX-ECO-02', { level });
  return no('cannot-pay', 'HX-ECO-01', { cost: raiseCost(s, seat), hexilum: s.hexilum[seat]! });
}

function whyNotMoveWarlord(s: Readonly<State>, seat: Seat, to: Arg): Refusal | null {
  const from = s.warlords[seat]!;
  if (!neighboursOf(s, from).some((beside) => isVacant(s, beside))) return no('hemmed-in', 'HX-ACT-11');
  if (!isTerritory(s, to)) return no('no-such-territory', 'HX-BRD-01');
  if (!isAdjacent(s, from, to)) return no('not-adjacent', 'HX-ACT-11');
  return isVacant(s, to) ? null : no('occupied', 'HX-GEN-02');
}

function whyNotWarlord(s: Readonly<State>, seat: Seat, [label, to]: AnyMove): Refusal | null {
  if (!mayWarlordAct(s)) return no('warlord-acted', 'HX-R-06');
  if (label === 'heal')
    return canHeal(s, seat) ? null : no('full-life', 'HX-ACT-14', { life: tables(s).life });
  if (s.life[seat]! < lifeToAct(s))
    return no('life-too-low', 'HX-ACT-13', { cost: tables(s).ownDamage, life: s.life[seat]! });
  if (label === 'moveWarlord') return whyNotMoveWarlord(s, seat, to);
  return whyNotAbility(s, seat, ['faction', s.factions[seat]!], s.warlords[seat]!, 'HX-ACT-14');
}

/** Why an action is not offered. */
export function whyNotAction(s: Readonly<State>, seat: Seat, move: AnyMove): Refusal | null {
  const [label, first, second] = move;
  switch (label) {
    case 'place':
      return whyNotUnit(s, seat, first) ?? boardFull(s);
    case 'deploy':
      return whyNotDeploy(s, seat, first);
    case 'withdraw':
      return whyNotWithdraw(s, seat, first);
    case 'attack':
      return whyNotAttack(s, seat, first, second);
    case 'recover':
      return whyNotRecover(s, seat, first);
    case 'play':
      return whyNotPlay(s, seat, first, second);
    case 'reuse':
      return whyNotReuse(s, seat, first);
    case 'gain':
      return canGain(s, seat) ? null : no('hexilum-full', 'HX-ACT-14', { most: tables(s).mostHexilum });
    case 'raise':
      return whyNotRaise(s, seat);
    case 'heal':
    case 'moveWarlord':
    case 'ability':
      return whyNotWarlord(s, seat, move);
    default:
      return null;
  }
}

/** Why nothing can come to a territory. */
export function whyNotThere(s: Readonly<State>, territory: Arg): Refusal | null {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  return isVacant(s, territory) ? null : no('occupied', 'HX-GEN-02');
}
