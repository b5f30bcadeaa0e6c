import type { LeaderKey } from '../data/leaders.ts';
import { leaderOf } from '../rules/leaders/makers.ts';
import { capAt, type Outlook } from './outlook.ts';
import { LEVEL_WORTH, WEIGHT } from './weights.ts';

/** A leader's last position (HG-LEA-01). */
const LAST = 3;

/** By leader, position and rounds to come, what its uses in these are worth; found once it is asked for. */
const PROSPECTS = new Map<string, number>();

/**
 * What a leader brings that stands at a position when so many rounds are still to begin: in each it advances, and is used or
 * waits for more. A round is worth as many uses as the value of CAPs then.
 */
function prospects(key: LeaderKey, position: number, rounds: number): number {
  if (rounds <= 0) return 0;
  const name = `${key} ${position} ${rounds}`;
  let best = PROSPECTS.get(name);
  if (best === undefined) {
    const at = Math.min(LAST, position + 1);
    best = prospects(key, at, rounds - 1);
    const afterUse = prospects(key, 0, rounds - 1);
    for (let level = 1; level <= at; level++)
      best = Math.max(best, LEVEL_WORTH[key][level - 1]! * capAt(rounds) + afterUse);
    PROSPECTS.set(name, best);
  }
  return best;
}

/** What the leader's position is worth if it is not used now: in this round still, or in those to come. */
export function kept(o: Outlook): number {
  const { key } = leaderOf(o.s, o.seat);
  const position = o.s.positions[o.seat]!;
  const later = prospects(key, position, o.rounds - 1) - prospects(key, 0, o.rounds - 1);
  const best = Math.max(...LEVEL_WORTH[key].slice(0, position));
  const soon = WEIGHT.leaderSoon * Math.max(0, o.turns - 1) * best * o.cap;
  return Math.max(later, soon);
}
