import type { Seat } from '@conclave/kernel';
import { firstVacant, isVacant } from '../board.ts';
import { checkFormations } from '../ending.ts';
import { putsFor } from '../moves.ts';
import { currentEffect } from '../sources.ts';
import { comeIntoPlay, hasPlaceable, placeableTokens } from '../tokens.ts';
import type { State, Token } from '../types.ts';
import { loop, procedure } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

/** HX-REC-02: the tokens that this effect may place. */
function tokensFor(s: Readonly<State>, seat: Seat): Token[] {
  const { recovered } = s.resolving!;
  if (currentEffect<Of<'place'>>(s).token === 'any') return placeableTokens(s, seat);
  return recovered === '' ? [] : [recovered];
}

/** HX-PLC-05: the territories that this effect may fill. */
function territoriesFor(s: Readonly<State>): number[] {
  if (currentEffect<Of<'place'>>(s).where === 'empty')
    return [...s.kinds.keys()].filter((territory) => isVacant(s, territory));
  const { emptied } = s.resolving!;
  return emptied >= 0 && isVacant(s, emptied) ? [emptied] : [];
}

const placing = procedure(
  'place',
  {},
  {
    put: {
      rule: 'HX-PLC-05',
      who: (s) => (tokensFor(s, s.active).length > 0 && territoriesFor(s).length > 0 ? s.active : null),
      options(s, _f, seat, emit) {
        const territories = territoriesFor(s);
        for (const token of tokensFor(s, seat))
          for (const territory of territories) emit(putsFor(token)[territory]!);
        emit(['stop']);
      },
      take(s, _f, seat, move) {
        if (move[0] === 'stop') return;
        const [, territory, token] = move as readonly ['put', number, Token];
        comeIntoPlay(s, seat, territory, token);
        checkFormations(s, [territory]);
      },
    },
  },
);

/** May place a token. What depends on the effect before it is nothing by itself. */
export const place: Kind<Of<'place'>> = {
  isPossible: (s, seat, { where, token }) =>
    where === 'empty' && token === 'any' && hasPlaceable(s, seat) && firstVacant(s) >= 0,
  carryOut: () => loop(placing, {}),
};
