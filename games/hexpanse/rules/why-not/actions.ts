import type { Move as AnyMove, Refusal, Seat } from '@conclave/kernel';
import { HIGHEST_INCOME, LIFE, MOST_HEXILUM } from '../../data/numbers.ts';
import { canAttack, isReusable, LIFE_TO_ACT, mayWarlordAct } from '../actions.ts';
import { hasUnitOf, isAdjacent, isVacant } from '../board.ts';
import { raiseCost } from '../hexilum.ts';
import { SQUAD, type State, UNITS, type Unit } from '../types.ts';
import { type Arg, isTerritory, no } from './words.ts';

function whyNotPlace(s: Readonly<State>, seat: Seat, unit: Arg): Refusal {
  const i = UNITS.indexOf(unit as Unit);
  if (i < 0) return no('no-such-unit', 'HX-ACT-01');
  return s.reserve[seat]![i] === 0
    ? no('not-in-reserve', 'HX-ACT-01', { unit: unit! })
    : no('board-full', 'HX-GEN-02');
}

function whyNotDeploy(s: Readonly<State>, seat: Seat, card: Arg): Refusal {
  if (s.undeployed[seat]!.includes(card as number)) return no('board-full', 'HX-GEN-02');
  const isDeployed = s.deployed[seat]!.includes(card as number);
  return isDeployed ? no('already-deployed', 'HX-CRD-02', { card: card! }) : no('not-your-card', 'HX-ACT-06');
}

function whyNotWithdraw(s: Readonly<State>, seat: Seat, territory: Arg): Refusal | null {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  if (!hasUnitOf(s, seat, territory)) return no('not-your-unit', 'HX-ACT-02');
  return s.kinds[territory]! > SQUAD ? no('mercenaries-stay', 'HX-ACT-02') : null;
}

function whyNotAttack(s: Readonly<State>, seat: Seat, from: Arg, to: Arg): Refusal {
  if (!isTerritory(s, from) || !isTerritory(s, to)) return no('no-such-territory', 'HX-BRD-01');
  if (!hasUnitOf(s, seat, from)) return no('not-your-unit', 'HX-ACT-03');
  if (!canAttack(s, seat, from)) return no('fixed-unit', 'HX-ATK-05');
  if (!isAdjacent(s, from, to)) return no('not-adjacent', 'HX-ATK-02');
  return no(isVacant(s, to) ? 'nothing-there' : 'no-enemy-there', 'HX-ATK-02');
}

function whyNotPlay(s: Readonly<State>, seat: Seat, card: Arg, option: Arg): Refusal {
  if (!s.actionCards[seat]!.includes(card as number)) return no('not-your-card', 'HX-ACT-05');
  if (option !== 1 && option !== 2) return no('no-such-option', 'HX-CRD-06');
  return no('no-effect', 'HX-CRD-07');
}

function whyNotReuse(s: Readonly<State>, seat: Seat, territory: Arg): Refusal {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  if (!hasUnitOf(s, seat, territory)) return no('not-your-unit', 'HX-ACT-07');
  return isReusable(s, seat, territory) ? no('no-effect', 'HX-ACT-14') : no('not-reusable', 'HX-ACT-07');
}

function whyNotRaise(s: Readonly<State>, seat: Seat): Refusal {
  if (s.income[seat] === HIGHEST_INCOME) return no('highest-income', 'HX-ECO-02', { level: HIGHEST_INCOME });
  return no('cannot-pay', 'HX-ECO-01', { cost: raiseCost(s, seat), hexilum: s.hexilum[seat]! });
}

function whyNotWarlord(s: Readonly<State>, seat: Seat, [label, to]: AnyMove): Refusal {
  if (!mayWarlordAct(s)) return no('warlord-acted', 'HX-R-06');
  if (label === 'heal') return no('full-life', 'HX-ACT-14', { life: LIFE });
  if (s.life[seat]! < LIFE_TO_ACT) return no('life-too-low', 'HX-ACT-13', { life: s.life[seat]! });
  if (label === 'ability') return no('no-effect', 'HX-ACT-14');
  if (!isTerritory(s, to)) return no('no-such-territory', 'HX-BRD-01');
  if (!isAdjacent(s, s.warlords[seat]!, to)) return no('not-adjacent', 'HX-ACT-11');
  return no('occupied', 'HX-GEN-02');
}

/** Why an action is not offered. */
export function whyNotAction(s: Readonly<State>, seat: Seat, move: AnyMove): Refusal | null {
  const [label, first, second] = move;
  switch (label) {
    case 'place':
      return whyNotPlace(s, seat, first);
    case 'deploy':
      return whyNotDeploy(s, seat, first);
    case 'withdraw':
      return whyNotWithdraw(s, seat, first);
    case 'attack':
      return whyNotAttack(s, seat, first, second);
    case 'recover':
      return no('not-on-ship', 'HX-ACT-04');
    case 'play':
      return whyNotPlay(s, seat, first, second);
    case 'reuse':
      return whyNotReuse(s, seat, first);
    case 'gain':
      return no('hexilum-full', 'HX-ACT-14', { most: MOST_HEXILUM });
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

/** Why a token can't come to a territory. */
export function whyNotThere(s: Readonly<State>, territory: Arg): Refusal {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  return isVacant(s, territory) ? no('not-there', 'HX-PLC-05') : no('occupied', 'HX-GEN-02');
}
