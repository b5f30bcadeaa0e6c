import type { Next, Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { action } from './action.ts';
import { endAtCap } from './ending.ts';
import { gain } from './hexilum.ts';
import { marketPhase } from './market.ts';
import { fillMarket } from './piles.ts';
import { setUp } from './setup-steps.ts';
import { clockwise, isAlive } from './sides.ts';
import type { State } from './types.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';

/** Section 7: whether a seat comes before another one in a round. */
const isBefore = (s: Readonly<State>, seat: Seat, other: Seat): boolean =>
  (seat - s.first + s.seats) % s.seats <= (other - s.first + s.seats) % s.seats;

/** HX-TRN-01, 02: income, actions, market; the very first turn may have been given fewer actions (HX-SET-10). */
const turn = procedure(
  'turn',
  {},
  {
    income(s) {
      s.phase = 'action';
      s.warlordActed = false;
      tell(['turnStarted', s.active, s.round]);
      if (s.actionsLeft > 0) tell(['shortened', s.active, s.actionsLeft]);
      else s.actionsLeft = tables(s).actions;
      gain(s, s.active, s.income[s.active]!, 'income');
    },
    actions: (s): Next =>
      s.actionsLeft > 0 && isAlive(s, s.active) ? loop(action, { played: -1 }) : undefined,
    market: (s): Next => (isAlive(s, s.active) ? call(marketPhase, {}) : undefined),
    /** HX-MKT-02, HX-ELM-04 */
    refill: fillMarket,
    pass(s) {
      tell(['turnEnded', s.active]);
      s.actionsLeft = 0;
      const next = clockwise(s, s.active + 1).find((seat) => isAlive(s, seat))!;
      if (isBefore(s, next, s.active)) {
        if (s.round === s.roundCap) return endAtCap(s);
        s.round++;
      }
      s.active = next;
    },
  },
);

/** The whole game. */
export const play = procedure(
  'play',
  {},
  {
    setUp: () => call(setUp, {}),
    open(s) {
      s.round = 1;
      s.active = s.first;
    },
    turns: (): Next => loop(turn, {}),
  },
);
