import type { Seat } from '@conclave/kernel';
import { firstVacant, hasUnit, isVacant } from '../board.ts';
import { checkFormations } from '../ending.ts';
import { EXCHANGE, WITH } from '../moves.ts';
import { currentEffect } from '../sources.ts';
import { canSwap, exchange as exchangeUnits } from '../tokens.ts';
import type { State } from '../types.ts';
import { loop, procedure } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

/** HX-EXC-01, 02, 05: whether a unit may change places with what is there, or move there. */
export const canGo = (s: Readonly<State>, seat: Seat, unit: number, to: number): boolean =>
  hasUnit(s, to) ? canSwap(s, seat, unit, to) : isVacant(s, to);

const canMove = (s: Readonly<State>, seat: Seat, unit: number): boolean =>
  firstVacant(s) >= 0 || s.kinds.some((_, to) => canGo(s, seat, unit, to));

export const exchanging = procedure<{ unit: number }>(
  'exchange',
  { unit: 'all' },
  {
    choose: {
      rule: 'HX-EXC-01',
      who: (s, f) => (f.unit < 0 && exchange.isPossible(s, s.active, currentEffect(s), -1) ? s.active : null),
      options(s, _f, seat, emit) {
        for (let unit = 0; unit < s.kinds.length; unit++)
          if (hasUnit(s, unit) && canMove(s, seat, unit)) emit(EXCHANGE[unit]!);
      },
      take(_s, f, _seat, move) {
        f.unit = move[1] as number;
      },
    },
    with: {
      rule: 'HX-EXC-01',
      who: (s, f) => (f.unit >= 0 && canMove(s, s.active, f.unit) ? s.active : null),
      options(s, f, seat, emit) {
        for (let to = 0; to < s.kinds.length; to++) if (canGo(s, seat, f.unit, to)) emit(WITH[to]!);
      },
      take(s, f, seat, move) {
        const to = move[1] as number;
        exchangeUnits(s, seat, f.unit, to);
        checkFormations(s, [f.unit, to]);
      },
    },
  },
);

/** HX-EXC-01, 04: exchanges two units, or moves one. */
export const exchange: Kind<Of<'exchange'>> = {
  isPossible: (s, seat, { unit }, at) =>
    unit === 'self' ? canMove(s, seat, at) : s.kinds.some((_, t) => hasUnit(s, t) && canMove(s, seat, t)),
  carryOut: (s, { unit }) => loop(exchanging, { unit: unit === 'self' ? s.resolving!.at : -1 }),
};
