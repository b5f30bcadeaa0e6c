import { no } from '@conclave/frame/refusing.ts';
import { Bug, type Refusal, type Seat } from '@conclave/kernel';
import type { Effect } from '../../data/effects.ts';
import { tables } from '../../data/tables.ts';
import { isPossible } from '../ability.ts';
import { firstVacant, hasUnit } from '../board.ts';
import type { Of } from '../effects/kind.ts';
import { enemiesOf } from '../sides.ts';
import { abilityOf } from '../sources.ts';
import { hasPlaceable, isSquadCard } from '../tokens.ts';
import type { Source, State } from '../types.ts';

type Reason = readonly [code: string, params?: Refusal['params'], rule?: string];

const hasAnyUnit = (s: Readonly<State>): boolean => s.kinds.some((_, territory) => hasUnit(s, territory));

/** HX-CRD-08, 10 to 12 */
function noCard(s: Readonly<State>, seat: Seat, effect: Of<'takeCard'> | Of<'discardCard'>): Reason {
  if (effect.kind === 'discardCard' || effect.card === 'action') return ['no-action-card'];
  const isSquadThere = enemiesOf(s, seat).some((enemy) =>
    s.deployed[enemy]!.some((card) => isSquadCard(s, card)),
  );
  return isSquadThere ? ['only-squad', {}, 'HX-CRD-12'] : ['no-mercenary'];
}

/** HX-PLC-01, 03, HX-PAT-06 */
const noPlacing = (s: Readonly<State>, seat: Seat, room: string): Reason =>
  hasPlaceable(s, seat) ? [room] : ['nothing-to-place', {}, 'HX-PLC-01'];

/** Why an effect that is not possible is not. */
function reasonOf(s: Readonly<State>, seat: Seat, effect: Effect): Reason {
  switch (effect.kind) {
    case 'gain':
      return ['hexilum-full', { most: tables(s).mostHexilum }];
    case 'heal':
      return ['full-life', { life: tables(s).life }];
    case 'recover':
      return ['ship-empty'];
    case 'exchange':
      return hasAnyUnit(s) ? ['nothing-to-exchange'] : ['no-unit'];
    case 'destroy':
      return effect.where === 'adjacent' ? ['no-unit-beside'] : ['no-other-unit'];
    case 'attack':
      return ['no-enemy-beside'];
    case 'pattern':
      return noPlacing(s, seat, 'no-room');
    case 'place':
      return firstVacant(s) < 0 ? ['board-full'] : noPlacing(s, seat, 'board-full');
    case 'send':
      return ['reserves-empty'];
    case 'burn':
    case 'steal':
      return ['no-enemy-hexilum'];
    case 'damage':
      return ['no-warlord-beside'];
    case 'takeCard':
    case 'discardCard':
      return noCard(s, seat, effect);
    case 'resurrect':
      return s.ship[seat]![0] === 0 ? ['nobody-to-resurrect', {}, 'HX-REC-04'] : ['no-room-beside'];
    case 'extra':
    case 'squad':
    case 'assault':
      throw new Bug(`${effect.kind} is always possible`);
  }
}

/** HX-ACT-14, HX-CRD-07: why an ability could change nothing now; null if it could. */
export function whyNotAbility(
  s: Readonly<State>,
  seat: Seat,
  source: Source,
  at: number,
  rule: string,
): Refusal | null {
  if (isPossible(s, seat, source, at)) return null;
  const [first, second] = abilityOf(s, source);
  if (first!.kind === 'recover' && second?.kind === 'place')
    return no(second.token === 'recovered' ? 'only-taken-back' : 'nothing-taken-back', 'HX-REC-02');
  const [code, params, own] = reasonOf(s, seat, first!);
  return no(code, own ?? rule, params);
}
