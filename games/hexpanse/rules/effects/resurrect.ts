import { isVacant, neighboursOf } from '../board.ts';
import { checkFormations } from '../ending.ts';
import { putsFor } from '../moves.ts';
import { resurrectUnit } from '../tokens.ts';
import { loop, procedure } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

const resurrecting = procedure(
  'resurrect',
  {},
  {
    put: {
      rule: 'HX-REC-04',
      who: (s) =>
        resurrect.isPossible(s, s.active, { kind: 'resurrect' }, s.resolving!.at) ? s.active : null,
      options(s, _f, _seat, emit) {
        for (const territory of neighboursOf(s, s.resolving!.at))
          if (isVacant(s, territory)) emit(putsFor('normal')[territory]!);
      },
      take(s, _f, seat, move) {
        const territory = move[1] as number;
        resurrectUnit(s, seat, territory);
        checkFormations(s, [territory]);
      },
    },
  },
);

/** HX-REC-04: only normal units can come, since all minor ones of an owner are of one kind. */
export const resurrect: Kind<Of<'resurrect'>> = {
  isPossible: (s, seat, _effect, at) =>
    s.ship[seat]![0]! > 0 && neighboursOf(s, at).some((territory) => isVacant(s, territory)),
  carryOut: () => loop(resurrecting, {}),
};
