import type { GameText } from '@conclave/frame/text.ts';
import type { Move, State } from '../rules/types.ts';
import { LEADER_ASKS, LEADER_ASKS_TEXT, passesByItself } from '../words/leader-asks.ts';

/** Not to be asked for one's leader while there is nothing but to pass. */
export const standing: GameText<State, Move>['standing'] = Object.fromEntries(
  LEADER_ASKS.map((when) => [
    `leader-${when}`,
    {
      says: LEADER_ASKS_TEXT[when].passes,
      answer: (view, seat, moves) => (passesByItself(view, seat, moves, when) ? ['pass'] : null),
    },
  ]),
);
