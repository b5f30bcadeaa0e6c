import type { Next, Seat } from '@conclave/kernel';
import type { Effect } from '../data/effects.ts';
import { assault } from './effects/assault.ts';
import { attack } from './effects/attack.ts';
import { discardCard, takeCard } from './effects/cards.ts';
import { destroy } from './effects/destroy.ts';
import { enemy } from './effects/enemy.ts';
import { exchange } from './effects/exchange.ts';
import { extra } from './effects/extra.ts';
import { gain } from './effects/gain.ts';
import { heal } from './effects/heal.ts';
import type { Kind } from './effects/kind.ts';
import { pattern } from './effects/pattern.ts';
import { place } from './effects/place.ts';
import { recover } from './effects/recover.ts';
import { resurrect } from './effects/resurrect.ts';
import { send } from './effects/send.ts';
import { squad } from './effects/squad.ts';
import { abilityOf, isOptional, sourceAt } from './sources.ts';
import type { Source, State } from './types.ts';
import { call, procedure, tell } from './vocabulary.ts';

const KINDS: { readonly [K in Effect['kind']]: Kind<Extract<Effect, { readonly kind: K }>> } = {
  pattern,
  gain,
  recover,
  heal,
  exchange,
  destroy,
  place,
  send,
  burn: enemy,
  steal: enemy,
  damage: enemy,
  takeCard,
  discardCard,
  extra,
  squad,
  assault,
  attack,
  resurrect,
};

const kindOf = (effect: Effect): Kind<Effect> => KINDS[effect.kind] as Kind<Effect>;

/**
 * HX-ACT-14, HX-CRD-07: whether an ability could change anything. `at` is where the acting token or warlord stands.
 * Without a unit to destroy the rest of an ability does not happen (HX-DST-11).
 */
export function isPossible(s: Readonly<State>, seat: Seat, source: Source, at: number): boolean {
  for (const effect of abilityOf(s, source)) {
    if (kindOf(effect).isPossible(s, seat, effect, at)) return true;
    if (effect.kind === 'destroy') return false;
  }
  return false;
}

/** The steps of an ability, each completely before the next (HX-CHN-02). */
const resolve = procedure(
  'resolve',
  {},
  {
    effects(s): Next {
      const r = s.resolving;
      if (r === null) return 'done';
      const effect = abilityOf(s, r.source)[++r.step];
      if (effect !== undefined) return kindOf(effect).carryOut(s, effect) ?? 'again';
      s.resolving = null;
    },
  },
);

/** Begins an ability of the active player. */
export function begin(s: State, source: Source, at: number): Next {
  tell(['effectBegun', s.active, source, at]);
  s.resolving = { source: [...source], at, step: -1, emptied: -1, recovered: '' };
  return call(resolve, {});
}

/** HX-CHN-03 to 06, HX-CRD-15: the ability of a token that has come into play. */
export const arrival = procedure<{ territory: number }>(
  'arrival',
  { territory: 'all' },
  {
    open(s, f): Next {
      const source = sourceAt(s, f.territory, 'arrival');
      if (isPossible(s, s.active, source, f.territory)) return;
      tell(['skipped', s.active, source, f.territory]);
      return 'done';
    },
    use: {
      rule: 'HX-CRD-15',
      who: (s, f) => (isOptional(s, sourceAt(s, f.territory, 'arrival')) ? s.active : null),
      options(_s, _f, _seat, emit) {
        emit(['use']);
        emit(['decline']);
      },
      take(s, f, seat, move): Next {
        if (move[0] === 'use') return;
        tell(['declined', seat, sourceAt(s, f.territory, 'arrival'), f.territory]);
        return 'done';
      },
    },
    begin: (s, f): Next => begin(s, sourceAt(s, f.territory, 'arrival'), f.territory),
  },
);
