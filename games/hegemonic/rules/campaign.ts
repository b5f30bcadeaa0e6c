import type { Next, Seat } from '@conclave/kernel';
import { emitUnitAttacks, moveCost, patternFor } from './attacks.ts';
import { unitsOf } from './board.ts';
import { conflict } from './conflict/conflict.ts';
import { declare } from './conflict/declaring.ts';
import { moveUnit } from './pieces.ts';
import type { Unit } from './types.ts';
import { loop, procedure } from './vocabulary.ts';

/** HG-MOV-01: a conflict action that begins with the move of a unit; only that unit may then attack (HG-R-13). */
export const campaign = procedure<{ seat: Seat; unit: Unit; number: number; to: number }>(
  'campaign',
  { seat: 'all', unit: 'all', number: 'all', to: 'all' },
  {
    move(s, { seat, unit, number, to }) {
      const from = unitsOf(s, seat, unit)[number]!;
      moveUnit(s, seat, unit, number, to, moveCost(s, seat, unit, from, to));
    },
    declare: {
      rule: 'HG-MOV-02',
      auto: true,
      who: (_s, f) => f.seat,
      options(s, f, seat, emit) {
        emitUnitAttacks(s, seat, patternFor(s, s.chosen[seat]!, f.unit)!, f.number, emit);
        emit(['stop']);
      },
      take(s, _f, seat, move): Next {
        if (move[0] === 'stop') return;
        declare(s, seat, move);
        return loop(conflict, { counts: false, uses: 0, lenders: [] });
      },
    },
  },
);
