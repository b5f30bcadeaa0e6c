import { stepOf } from '@conclave/frame/questions.ts';
import type { Seat } from '@conclave/kernel';
import type { Move, State } from '../rules/types.ts';

/** When a player wants to be asked about the own leader, whose windows are many (HG-LEA-06). */
export const LEADER_ASKS = ['always', 'conflicts', 'third'] as const;
export type LeaderAsks = (typeof LEADER_ASKS)[number];

/** What each means, to follow “Ask me”, and with the leader as the one who passes otherwise. */
export const LEADER_ASKS_TEXT: {
  readonly [when in LeaderAsks]: { readonly asks: string; readonly passes: string };
} = {
  always: { asks: 'always', passes: 'You are asked whenever your leader may be used.' },
  conflicts: {
    asks: 'in own conflicts only',
    passes: 'Your leader passes by itself but in your own conflicts.',
  },
  third: { asks: 'for level 3 only', passes: 'Your leader passes by itself but where level 3 may be used.' },
};

/** Whether a seat fights in the conflict under way. */
export const isFighting = ({ conflict }: Readonly<State>, seat: Seat): boolean =>
  conflict !== null && (conflict.attacker === seat || conflict.defender === seat);

/** Whether what a seat may do now is to use its leader, or to pass. */
export const isAskedForLeader = (view: Readonly<State>, moves: readonly Move[]): boolean =>
  stepOf(view) === 'leaderWindow.ask' && moves.some(([label]) => label === 'pass');

/** Whether the seat's leader passes by itself now, by what its player has said. */
export function passesByItself(
  view: Readonly<State>,
  seat: Seat,
  moves: readonly Move[],
  when: LeaderAsks,
): boolean {
  if (when === 'always' || !isAskedForLeader(view, moves)) return false;
  return when === 'conflicts'
    ? !isFighting(view, seat)
    : !moves.some((move) => move[0] === 'lead' && move[1] === 3);
}
