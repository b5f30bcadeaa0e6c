import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { warlordAt } from './board.ts';
import { checkWarlords } from './ending.ts';
import { discard } from './piles.ts';
import { destroyUnit } from './tokens.ts';
import { EMPTY, type Harm, INERT, type State } from './types.ts';
import { tell } from './vocabulary.ts';

export const canHeal = (s: Readonly<State>, seat: Seat): boolean => s.life[seat]! < tables(s).life;

/** HX-REC-03 */
export function heal(s: State, seat: Seat, n: number): void {
  const healed = Math.min(n, tables(s).life - s.life[seat]!);
  if (healed <= 0) return;
  s.life[seat]! += healed;
  tell(['healed', seat, healed, s.life[seat]!]);
}

/** HX-ELM-01 to 03, 07, HX-DST-07: everything of that player is out of the game, or in the way. */
function eliminate(s: State, seat: Seat): void {
  s.warlords[seat] = -1;
  s.eliminated.push(seat);
  tell(['eliminated', seat]);
  for (const cards of [s.undeployed, s.deployed, s.actionCards]) {
    for (const card of cards[seat]!) discard(s, seat, card);
    cards[seat] = [];
  }
  for (const [territory, owner] of s.owners.entries())
    if (owner === seat) {
      s.kinds[territory] = INERT;
      s.cards[territory] = -1;
    }
  s.reserve[seat] = [0, 0, 0];
  s.ship[seat] = [0, 0];
  s.hexilum[seat] = 0;
  s.income[seat] = 0;
  s.fallen = s.fallen.filter((owner) => owner !== seat);
  if (seat === s.active) {
    s.queue = [];
    s.fallen = [];
    s.resolving = null;
    s.promised = 0;
  }
  checkWarlords(s);
}

export function damage(s: State, seat: Seat, n: number, why: Harm): void {
  s.life[seat] = Math.max(0, s.life[seat]! - n);
  tell(['damaged', seat, n, s.life[seat]!, why]);
  if (s.life[seat] === 0) eliminate(s, seat);
}

/** HX-ATK-01, 03: what stands there is attacked: a unit is destroyed, a warlord damaged. */
export function hit(s: State, territory: number): void {
  const warlord = warlordAt(s, territory);
  if (warlord >= 0) damage(s, warlord, tables(s).attackDamage, 'attack');
  else if (s.kinds[territory] !== EMPTY) destroyUnit(s, territory);
}

/** HX-PAT-02, HX-ATK-07: an attack that costs no unit, whatever stands there. */
export function strike(s: State, territory: number): void {
  const warlord = warlordAt(s, territory);
  const [kind, owner] = warlord >= 0 ? [-1, warlord] : [s.kinds[territory]!, s.owners[territory]!];
  tell(['struck', s.active, territory, kind, owner]);
  hit(s, territory);
}

/** HX-MIN-02, HX-R-44: an attack that costs no unit and meets none but units. */
export function strikeUnit(s: State, territory: number): void {
  tell(['struck', s.active, territory, s.kinds[territory]!, s.owners[territory]!]);
  if (s.kinds[territory] !== EMPTY) destroyUnit(s, territory);
}

/** HX-CHN-07, HX-ELM-04: whether the turn has ended with the death of its player. */
export const isCut = (s: Readonly<State>): boolean => s.outcome !== null || s.life[s.active] === 0;
