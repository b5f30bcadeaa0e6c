import type { Seat } from '@conclave/kernel';
import { hasUnit, neighboursOf } from '../board.ts';
import { currentEffect } from '../sources.ts';
import { destroyUnit } from '../tokens.ts';
import { afterDestruction } from '../triggers.ts';
import type { State } from '../types.ts';
import { loop, procedure } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

type Destroy = Of<'destroy'>;

/** HX-DST-08, 09, 11, 12: whether a unit may be chosen, of any owner; never the acting token itself. */
const isDestructible = (s: Readonly<State>, at: number, territory: number): boolean =>
  territory !== at && hasUnit(s, territory);

/** The units that may be chosen. */
export const destructibles = (s: Readonly<State>, { where }: Destroy, at: number): number[] =>
  (where === 'adjacent' ? neighboursOf(s, at) : [...s.kinds.keys()]).filter((territory) =>
    isDestructible(s, at, territory),
  );

function hasDestructible(s: Readonly<State>, { where }: Destroy, at: number): boolean {
  if (where === 'adjacent') return neighboursOf(s, at).some((territory) => isDestructible(s, at, territory));
  return s.kinds.some((_, territory) => isDestructible(s, at, territory));
}

const candidates = (s: Readonly<State>): number[] =>
  destructibles(s, currentEffect<Destroy>(s), s.resolving!.at);

const destroying = procedure(
  'destroy',
  {},
  {
    choose: {
      rule: 'HX-DST-08',
      auto: true,
      who: (s) => (candidates(s).length > 0 ? s.active : null),
      options: (s, _f, _seat, emit) => candidates(s).forEach((territory) => emit(['target', territory])),
      take(s, _f, _seat, move) {
        const territory = move[1] as number;
        s.resolving!.emptied = territory;
        destroyUnit(s, territory);
      },
    },
    triggers: afterDestruction,
  },
);

/** Destroys a unit, or sends it to the Recovery Ship, which is the same. */
export const destroy: Kind<Destroy> = {
  isPossible: (s, _seat: Seat, effect, at) => hasDestructible(s, effect, at),
  carryOut: () => loop(destroying, {}),
};
