import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import { placements } from '@conclave/mechanics/pattern';
import { isMercenary } from '../../data/cards.ts';
import type { EffectPattern } from '../../data/effects.ts';
import { hasUnit, isAdjacent, isTarget, isVacant, planetOf } from '../board.ts';
import { assaulting } from '../effects/assault.ts';
import { cardsFor } from '../effects/cards.ts';
import { destructibles } from '../effects/destroy.ts';
import { enemiesFor } from '../effects/enemy.ts';
import { canGo, exchanging } from '../effects/exchange.ts';
import type { Of } from '../effects/kind.ts';
import { emitOrientations, layPattern } from '../effects/pattern.ts';
import { fewestOf, recovering } from '../effects/recover.ts';
import { sendables, sending } from '../effects/send.ts';
import { enemiesOf, isAlive, isEnemy } from '../sides.ts';
import { currentEffect } from '../sources.ts';
import { isSquadCard, isUndying } from '../tokens.ts';
import { returnUnits } from '../triggers.ts';
import type { ShipUnit, State } from '../types.ts';
import { whyNotMercenary, whyNotThere, whyNotUnit } from './actions.ts';
import { type Arg, isCard, isSeat, isTerritory } from './words.ts';

/*
 * Why a choice within an ability is not offered; null where nothing stands against it.
 */

const TURNS = [0, 1, 2, 3, 4, 5];

/** HX-PAT-01, 04 to 06 */
function whyNotOrient(s: Readonly<State>, anchor: Arg, k: Arg): Refusal | null {
  const { pattern }: { readonly pattern: EffectPattern } = currentEffect<Of<'pattern'>>(s);
  const { at } = s.resolving!;
  const isOwn = pattern.anchor === 'self';
  if (!isTerritory(s, anchor)) return no('no-such-territory', 'HX-BRD-01');
  if (isOwn && anchor !== at) return no('anchored', 'HX-PAT-01', { at });
  if (!TURNS.includes(k as number)) return no('no-such-turn', 'HX-PAT-01');
  const { turns } = placements(planetOf(s), pattern);
  if (!turns.includes(k as number))
    return no(isOwn ? 'same-turn' : 'same-turn-elsewhere', 'HX-PAT-01', {
      turn: (k as number) % turns.length,
    });
  let isOffered = false;
  emitOrientations(s, pattern, at, (one, turn) => {
    isOffered ||= one === anchor && turn === k;
  });
  if (isOffered) return null;
  if (pattern.cells.every((cell) => cell[2] !== 'X')) return no('no-room-there', 'HX-PAT-06');
  return no('attack-off-board', isOwn ? 'HX-PAT-05' : 'HX-PAT-04');
}

/** HX-PAT-02: a pattern of placements alone may be left. */
const whyNotDecline = (s: Readonly<State>): Refusal | null =>
  currentEffect<Of<'pattern'>>(s).pattern.cells.some((cell) => cell[2] === 'X')
    ? no('must-attack', 'HX-PAT-02')
    : null;

/** HX-PLC-01, HX-CRD-12: whether it is a token that the seat can place. */
function whyNotToken(s: Readonly<State>, seat: Seat, token: Arg): Refusal | null {
  if (typeof token !== 'number') return whyNotUnit(s, seat, token);
  if (isCard(token) && !isMercenary(token)) return no('no-token', 'HX-PLC-01', { card: token });
  if (isCard(token) && isSquadCard(s, token)) return no('squad-card', 'HX-CRD-12', { card: token });
  return whyNotMercenary(s, seat, token);
}

/** HX-PAT-03 */
function whyNotUnderPattern(s: Readonly<State>, holes: readonly number[], territory: Arg): Refusal | null {
  const there = whyNotThere(s, territory);
  return there ?? (holes.includes(territory as number) ? null : no('not-under-pattern', 'HX-PAT-03'));
}

/** HX-PLC-05, HX-REC-02 */
function whyNotPlaced(s: Readonly<State>, seat: Seat, territory: Arg, token: Arg): Refusal | null {
  const { where, token: which } = currentEffect<Of<'place'>>(s);
  const { recovered, emptied } = s.resolving!;
  const there = whyNotThere(s, territory);
  if (there) return there;
  if (where === 'emptied' && territory !== emptied) return no('only-emptied', 'HX-PLC-05', { at: emptied });
  if (which === 'any') return whyNotToken(s, seat, token);
  return token === recovered ? null : no('only-recovered', 'HX-REC-02', { unit: recovered });
}

/** HX-REC-04: all minor units of an owner are of one kind, so none of them can come. */
function whyNotResurrected(s: Readonly<State>, territory: Arg, token: Arg): Refusal | null {
  if (token === 'minor') return no('no-other-resurrector', 'HX-REC-04');
  if (token !== 'normal') return no('only-from-ship', 'HX-REC-04');
  const there = whyNotThere(s, territory);
  if (there) return there;
  return isAdjacent(s, s.resolving!.at, territory as number) ? null : no('not-adjacent', 'HX-REC-04');
}

/** HX-MIN-02 */
function whyNotAssaulted(s: Readonly<State>, struck: readonly number[], territory: Arg): Refusal | null {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  if (!isAdjacent(s, s.resolving!.at, territory)) return no('not-adjacent', 'HX-MIN-02');
  return struck.includes(territory) ? no('struck-already', 'HX-MIN-02') : null;
}

/** HX-ATK-02, 06 */
function whyNotAttacked(s: Readonly<State>, seat: Seat, territory: Arg): Refusal | null {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  if (!isAdjacent(s, s.resolving!.at, territory)) return no('not-adjacent', 'HX-ATK-06');
  if (isTarget(s, seat, territory)) return null;
  return no(isVacant(s, territory) ? 'nothing-there' : 'no-enemy-there', 'HX-ATK-02');
}

/** HX-DST-08, 09, 11, 12 */
function whyNotDestroyed(s: Readonly<State>, territory: Arg): Refusal | null {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  const { at } = s.resolving!;
  const effect = currentEffect<Of<'destroy'>>(s);
  if (destructibles(s, effect, at).includes(territory)) return null;
  if (s.warlords.includes(territory)) return no('warlord-there', 'HX-DST-08');
  if (territory === at) return no('itself', 'HX-DST-12');
  if (!hasUnit(s, territory)) return no('nothing-there', 'HX-DST-08');
  return no('not-adjacent', 'HX-DST-09');
}

/** HX-EXC-01 to 05; `unit` is the one that has been chosen, -1 for none. */
function whyNotExchanged(s: Readonly<State>, seat: Seat, territory: Arg, unit: number): Refusal | null {
  if (!isTerritory(s, territory)) return no('no-such-territory', 'HX-BRD-01');
  if (s.warlords.includes(territory)) return no('warlord-there', 'HX-EXC-02');
  if (unit < 0) return hasUnit(s, territory) ? null : no('nothing-there', 'HX-EXC-01');
  if (territory === unit) return no('itself', 'HX-EXC-01');
  return canGo(s, seat, unit, territory) ? null : no('no-change', 'HX-EXC-05');
}

/** HX-ECO-03, 04, HX-CRD-13 */
function whyNotEnemy(s: Readonly<State>, seat: Seat, enemy: Arg): Refusal | null {
  if (!isSeat(s, enemy)) return no('no-such-player', 'HX-GEN-01');
  if (!isAlive(s, enemy)) return no('eliminated', 'HX-ELM-07');
  if (!isEnemy(s, seat, enemy)) return no('no-enemy', 'HX-TEAM-03');
  const effect = currentEffect<Of<'damage'> | Of<'steal'> | Of<'burn'>>(s);
  if (enemiesFor(s, seat, effect, s.resolving!.at).includes(enemy)) return null;
  return effect.kind === 'damage'
    ? no('warlord-not-adjacent', 'HX-CRD-13')
    : no('no-hexilum', effect.kind === 'steal' ? 'HX-ECO-03' : 'HX-ECO-04');
}

/** HX-REC-01, HX-DST-06: between `least` and `most` units. */
function whyNotTakenBack(
  s: Readonly<State>,
  seat: Seat,
  [, normal, minor]: AnyMove,
  least: number,
  most: number,
  rule: string,
): Refusal | null {
  const [normals, minors] = s.ship[seat]! as [number, number];
  if (typeof normal !== 'number' || typeof minor !== 'number' || normal < 0 || minor < 0)
    return no('how-many', rule);
  if (normal > normals || minor > minors) return no('not-so-many', rule, { normal: normals, minor: minors });
  if (normal + minor > most) return no('too-many', rule, { most });
  const fewest = Math.min(least, normals + minors);
  return normal + minor < fewest ? no('too-few', rule, { least: fewest }) : null;
}

/** HX-DST-04, 10 */
function whyNotSend(s: Readonly<State>, owner: Arg, unit: Arg, chosen: Seat): Refusal | null {
  if (!isSeat(s, owner)) return no('no-such-player', 'HX-GEN-01');
  if (!isAlive(s, owner)) return no('eliminated', 'HX-ELM-07');
  if (chosen >= 0 && chosen !== owner) return no('one-player', 'HX-DST-10');
  if (unit === 'squad') return no('squads-stay', 'HX-DST-10');
  if (unit !== 'normal' && unit !== 'minor') return no('no-such-unit', 'HX-DST-10');
  if (sendables(s, owner).includes(unit)) return null;
  return isUndying(s, owner, unit as ShipUnit)
    ? no('comes-back', 'HX-DST-04')
    : no('not-in-that-reserve', 'HX-DST-10', { unit });
}

/** HX-CRD-08, 10 to 12 */
function whyNotCard(s: Readonly<State>, seat: Seat, card: Arg): Refusal | null {
  const effect = currentEffect<Of<'takeCard'> | Of<'discardCard'>>(s);
  if (!isCard(card)) return no('no-such-card', 'HX-CRD-01');
  if (cardsFor(s, seat, effect).includes(card)) return null;
  const wants = effect.kind === 'takeCard' ? effect.card : 'action';
  if (isMercenary(card) !== (wants === 'mercenary'))
    return no(wants === 'mercenary' ? 'a-mercenary' : 'an-action-card', 'HX-CRD-08');
  const isMustered = enemiesOf(s, seat).some((enemy) => s.deployed[enemy]!.includes(card));
  return isMustered ? no('squad-mustered', 'HX-CRD-12', { card }) : no('no-such-enemy-card', 'HX-CRD-08');
}

/** Why a choice within an ability is not offered to the seat. */
export function whyNotInEffect(s: Readonly<State>, seat: Seat, f: Frame, move: AnyMove): Refusal | null {
  const [label, first, second] = move;
  switch (`${f.do}.${f.at} ${label}`) {
    case 'pattern.orient orient':
      return whyNotOrient(s, first, second);
    case 'pattern.orient decline':
      return whyNotDecline(s);
    case 'pattern.strike strike':
      return layPattern.under(s)!.strikes.includes(first as number) ? null : no('not-attacked', 'HX-ATK-07');
    case 'assault.strike strike':
      return whyNotAssaulted(s, assaulting.under(s)!.struck, first);
    case 'pattern.put put':
      return whyNotUnderPattern(s, layPattern.under(s)!.holes, first) ?? whyNotToken(s, seat, second);
    case 'place.put put':
      return whyNotPlaced(s, seat, first, second);
    case 'resurrect.put put':
      return whyNotResurrected(s, first, second);
    case 'destroy.choose target':
      return whyNotDestroyed(s, first);
    case 'attack.choose target':
      return whyNotAttacked(s, seat, first);
    case 'exchange.choose exchange':
    case 'exchange.with with':
      return whyNotExchanged(s, seat, first, exchanging.under(s)!.unit);
    case 'enemy.choose enemy':
      return whyNotEnemy(s, seat, first);
    case 'recover.choose takeBack':
      return whyNotTakenBack(s, seat, move, fewestOf(s), recovering.under(s)!.units, 'HX-REC-01');
    case 'returnUnits.choose takeBack': {
      const { units } = returnUnits.under(s)!;
      return whyNotTakenBack(s, seat, move, units, units, 'HX-DST-06');
    }
    case 'send.choose send':
      return whyNotSend(s, first, second, sending.under(s)!.chosen);
    case 'send.choose stop':
      return sending.under(s)!.chosen < 0 ? no('send-one', 'HX-DST-10') : null;
    case 'takeCard.choose card':
    case 'discardCard.choose card':
      return whyNotCard(s, seat, first);
    default:
      return null;
  }
}
