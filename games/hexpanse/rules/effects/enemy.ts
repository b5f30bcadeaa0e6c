import type { Seat } from '@conclave/kernel';
import { isAdjacent } from '../board.ts';
import { gain } from '../hexilum.ts';
import { damage as damageWarlord } from '../life.ts';
import { enemiesOf } from '../sides.ts';
import { currentEffect } from '../sources.ts';
import type { State } from '../types.ts';
import { loop, procedure, tell } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

type Effect = Of<'damage'> | Of<'steal'> | Of<'burn'>;

/** The enemies that an effect can name; for damage to an adjacent warlord `at` is where it comes from. */
export const enemiesFor = (s: Readonly<State>, seat: Seat, effect: Effect, at: number): Seat[] =>
  enemiesOf(s, seat).filter((enemy) =>
    effect.kind === 'damage'
      ? effect.where === 'anywhere' || isAdjacent(s, at, s.warlords[enemy]!)
      : s.hexilum[enemy]! > 0,
  );

/** HX-ECO-03, 04, HX-CRD-13, HX-MIN-02 */
function harm(s: State, enemy: Seat, effect: Effect): void {
  if (effect.kind === 'damage') return damageWarlord(s, enemy, effect.life, 'effect');
  const n = Math.min(effect.hexilum, s.hexilum[enemy]!);
  s.hexilum[enemy]! -= n;
  if (effect.kind === 'burn') return tell(['burned', enemy, n]);
  tell(['stole', s.active, enemy, n]);
  gain(s, s.active, n, 'ability');
}

const candidates = (s: Readonly<State>): Seat[] => enemiesFor(s, s.active, currentEffect(s), s.resolving!.at);

/** Damages one enemy warlord, steals hexilum of one enemy or destroys it. */
const nameEnemy = procedure(
  'enemy',
  {},
  {
    choose: {
      rule: 'HX-CRD-13',
      auto: true,
      who: (s) => (candidates(s).length > 0 ? s.active : null),
      options: (s, _f, _seat, emit) => candidates(s).forEach((other) => emit(['enemy', other])),
      take: (s, _f, _seat, move) => harm(s, move[1] as Seat, currentEffect(s)),
    },
  },
);

export const enemy: Kind<Effect> = {
  isPossible: (s, seat, effect, at) => enemiesFor(s, seat, effect, at).length > 0,
  carryOut: () => loop(nameEnemy, {}),
};
