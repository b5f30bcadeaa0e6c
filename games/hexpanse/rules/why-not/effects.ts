import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import { placements } from '@conclave/mechanics/pattern';
import type { EffectPattern } from '../../data/effects.ts';
import { hasUnit, isAdjacent, isTarget, isVacant, planetOf } from '../board.ts';
import type { Of } from '../effects/kind.ts';
import { isAlive, isEnemy } from '../sides.ts';
import { currentEffect } from '../sources.ts';
import { placeableTokens } from '../tokens.ts';
import type { State, Token } from '../types.ts';
import { whyNotThere } from './actions.ts';
import { type Arg, isSeat, isTerritory, no } from './words.ts';

/** HX-PAT-01, 04 to 06 */
function whyNotOrient(s: Readonly<State>, anchor: Arg, k: Arg): Refusal {
  const { pattern }: { readonly pattern: EffectPattern } = currentEffect<Of<'pattern'>>(s);
  if (!isTerritory(s, anchor)) return no('no-such-territory', 'HX-BRD-01');
  if (pattern.anchor === 'self' && anchor !== s.resolving!.at) return no('anchored', 'HX-PAT-01');
  const { turns, cells } = placements(planetOf(s), pattern);
  if (!turns.includes(k as number)) return no('no-such-turn', 'HX-PAT-01', { turns: turns.join(', ') });
  if (pattern.cells.every((cell) => cell[2] !== 'X')) return no('no-room', 'HX-PAT-06');
  const isOff = cells[anchor]![k as number]!.some((cell, i) => cell < 0 && pattern.cells[i]![2] === 'X');
  return isOff
    ? no('attack-off-board', pattern.anchor === 'self' ? 'HX-PAT-05' : 'HX-PAT-04')
    : no('no-room', 'HX-PAT-06');
}

/** HX-PAT-03, HX-PLC-01, HX-PLC-05 */
function whyNotPut(s: Readonly<State>, seat: Seat, territory: Arg, token: Arg): Refusal {
  if (!isTerritory(s, territory) || !isVacant(s, territory)) return whyNotThere(s, territory);
  if (!placeableTokens(s, seat).includes(token as Token)) return no('not-placeable', 'HX-PLC-01');
  return no('not-there', 'HX-PLC-05');
}

/** HX-DST-08, 09, 11, 12, HX-ATK-06 */
function whyNotTarget(s: Readonly<State>, seat: Seat, territory: Arg): Refusal {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  const { at } = s.resolving!;
  const effect = currentEffect(s);
  if (effect.kind === 'attack') {
    if (!isAdjacent(s, at, territory)) return no('not-adjacent', 'HX-ATK-06');
    return no(isTarget(s, seat, territory) ? 'not-there' : 'no-enemy-there', 'HX-ATK-02');
  }
  if (territory === at) return no('itself', 'HX-DST-12');
  if (!hasUnit(s, territory))
    return no(isVacant(s, territory) ? 'nothing-there' : 'warlord-there', 'HX-DST-08');
  return no('not-adjacent', 'HX-DST-09');
}

/** HX-EXC-01 to 05 */
function whyNotExchange(s: Readonly<State>, [label, territory]: AnyMove, unit: number): Refusal {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  if (s.warlords.includes(territory)) return no('warlord-there', 'HX-EXC-02');
  if (label === 'exchange' && !hasUnit(s, territory)) return no('nothing-there', 'HX-EXC-01');
  return territory === unit ? no('itself', 'HX-EXC-01') : no('no-change', 'HX-EXC-05');
}

/** HX-ECO-03, 04, HX-CRD-13 */
function whyNotEnemy(s: Readonly<State>, seat: Seat, enemy: Arg): Refusal {
  if (!isSeat(s, enemy)) return no('no-such-player', 'HX-GEN-01');
  if (!isAlive(s, enemy)) return no('eliminated', 'HX-ELM-07');
  if (!isEnemy(s, seat, enemy)) return no('no-enemy', 'HX-TEAM-03');
  return currentEffect(s).kind === 'damage' ? no('not-adjacent', 'HX-CRD-13') : no('no-hexilum', 'HX-ECO-03');
}

/** HX-DST-10 */
function whyNotSend(s: Readonly<State>, owner: Arg, chosen: Seat): Refusal {
  if (!isSeat(s, owner)) return no('no-such-player', 'HX-GEN-01');
  if (!isAlive(s, owner)) return no('eliminated', 'HX-ELM-07');
  return chosen >= 0 && chosen !== owner ? no('one-player', 'HX-DST-10') : no('not-sendable', 'HX-DST-10');
}

/** Why a choice within an ability is not offered; null if something else is asked. */
export function whyNotInEffect(s: Readonly<State>, seat: Seat, f: Frame, move: AnyMove): Refusal | null {
  const [label, first, second] = move;
  switch (`${f.do}.${f.at} ${label}`) {
    case 'pattern.orient orient':
      return whyNotOrient(s, first, second);
    case 'pattern.orient decline':
      return no('must-attack', 'HX-PAT-02');
    case 'pattern.strike strike':
    case 'assault.strike strike':
      return no('no-strike', 'HX-MIN-02');
    case 'pattern.put put':
    case 'place.put put':
    case 'resurrect.put put':
      return whyNotPut(s, seat, first, second);
    case 'destroy.choose target':
    case 'attack.choose target':
      return whyNotTarget(s, seat, first);
    case 'exchange.choose exchange':
    case 'exchange.with with':
      return whyNotExchange(s, move, (f as Frame & { unit: number }).unit);
    case 'enemy.choose enemy':
      return whyNotEnemy(s, seat, first);
    case 'recover.choose takeBack':
      return no('not-so-many', 'HX-REC-01');
    case 'returnUnits.choose takeBack':
      return no('not-so-many', 'HX-DST-06');
    case 'send.choose send':
      return whyNotSend(s, first, (f as Frame & { chosen: Seat }).chosen);
    case 'send.choose stop':
      return no('send-one', 'HX-DST-10');
    case 'takeCard.choose card':
    case 'discardCard.choose card':
      return no('no-such-enemy-card', 'HX-CRD-08');
    default:
      return null;
  }
}
