import { completionNumber } from '../rules/completion.ts';
import { builtCount } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';

/** By seat the turns that it still has, this one included; 0 once its last turn is over. */
export function turnsLeft(s: Readonly<State>): number[] {
  const isActive = s.hands.map((_, seat) => (s.active === seat ? 1 : 0));
  if (s.exhausted) return isActive;
  if (s.completedBy >= 0)
    return s.hands.map((_, seat) => {
      const away = (seat - s.active + s.seats) % s.seats;
      return seat !== s.completedBy && away < s.extraTurns ? 1 : 0;
    });
  let nearest = 12;
  for (let p = 0; p < s.seats; p++) nearest = Math.min(nearest, completionNumber(s, p) - builtCount(s, p));
  const rounds = Math.max(1, nearest + (nearest >> 1));
  return isActive.map((now) => now + rounds);
}
