import { hasTargetBeside, isTarget, neighboursOf } from '../board.ts';
import { hit } from '../life.ts';
import { afterDestruction } from '../triggers.ts';
import { loop, procedure, tell } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

const attacking = procedure(
  'attack',
  {},
  {
    choose: {
      rule: 'HX-ATK-06',
      auto: true,
      who: (s) => (hasTargetBeside(s, s.active, s.resolving!.at) ? s.active : null),
      options(s, _f, seat, emit) {
        for (const territory of neighboursOf(s, s.resolving!.at))
          if (isTarget(s, seat, territory)) emit(['target', territory]);
      },
      take(s, _f, seat, move) {
        const territory = move[1] as number;
        tell(['attacked', seat, s.resolving!.at, territory, false]);
        hit(s, territory);
      },
    },
    triggers: afterDestruction,
  },
);

/** HX-ATK-06: attacks as an attack action does, and stays. */
export const attack: Kind<Of<'attack'>> = {
  isPossible: (s, seat, _effect, at) => hasTargetBeside(s, seat, at),
  carryOut: () => loop(attacking, {}),
};
