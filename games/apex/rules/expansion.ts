import type { Seat } from '@conclave/kernel';
import { ACTIONS } from '../data/actions.ts';
import { ACTION_OF, act, canAct, emitActions } from './actions.ts';
import { poolOf } from './pool.ts';
import { procedure, tell } from './vocabulary.ts';

/** An Expansion turn: the actions of the pool one by one, in any order (AX-EXP-02). */
export const expansion = procedure<{ seat: Seat; pool: number[] }>(
  'expansion',
  { seat: 'all', pool: 'all' },
  {
    gather(s, f) {
      f.pool = poolOf(s, f.seat, s.choices[f.seat]!.card);
      tell(['pooled', f.seat, f.pool.slice()]);
    },
    action: {
      rule: 'AX-EXP-02',
      who: (s, f) => (canAct(s, f.seat, f.pool) ? f.seat : null),
      options(s, f, seat, emit) {
        emitActions(s, seat, f.pool, emit);
        emit(['endExpansion']);
      },
      take(s, f, seat, move) {
        if (move[0] === 'endExpansion') return undefined;
        f.pool[ACTIONS.indexOf(ACTION_OF[move[0]]!)]!--;
        act(s, seat, move);
        return 'again';
      },
    },
    end(s, { seat, pool }) {
      if (pool.some((left) => left > 0))
        tell(['turnEnded', seat, pool.slice(), canAct(s, seat, pool) ? 'endExpansion' : 'noAction']);
    },
  },
);
