import { tables } from '../data/tables.ts';
import { hasEmptyHex } from './board.ts';
import { totalIncome } from './networks.ts';
import { technologyPoints } from './scoring.ts';
import type { EndReason, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** HG-R-59: the last round of a longer game. */
export const lastRound = (s: Readonly<State>): number =>
  s.longer ? tables(s).lastRound : Number.POSITIVE_INFINITY;

/** HG-END-01, HG-VAR-15: why the game ends after this round; null if it goes on. */
function endReason(s: Readonly<State>): EndReason | null {
  if (!hasEmptyHex(s)) return 'full';
  if (s.round >= lastRound(s)) return 'rounds';
  if (s.stack.length > 0) return null;
  if (!s.longer) return 'stack';
  return s.pool.length === 0 ? 'no-tiles' : null;
}

/** HG-END-01 to 05: ends the game if it is time. Most points, then most income; equal players share their place. */
export function checkEnd(s: State): void {
  const reason = endReason(s);
  if (reason === null) return;
  const technologies = technologyPoints(s);
  for (const [seat, points] of technologies.entries()) s.points[seat]! += points;
  tell(['technologiesScored', technologies]);
  const scores = s.points.slice();
  const worth = scores.map((points, seat) => points * 1000 + totalIncome(s, seat));
  const places = worth.map((own) => 1 + worth.filter((other) => other > own).length);
  s.outcome = { places, scores, reason };
  tell(['gameOver', reason, scores.slice()]);
}
