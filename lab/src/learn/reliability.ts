import type { Learned } from '@conclave/frame/judgement.ts';
import { chancesAlong } from './chances.ts';
import type { Sampled } from './samples.ts';

/** One row of a reliability table: of all chances in a range, what was said on average, and what came true. */
interface Reliance {
  readonly said: number;
  readonly came: number;
  readonly n: number;
}

/** How well chances agree with what came. */
export interface Reliability {
  readonly rows: readonly Reliance[];
  /** Mean difference between what was said and what came, by how often it was said; from 0 to 1. */
  readonly error: number;
  /** Mean of minus the logarithm of the chance that was given to the winner: 0 for a prophet. */
  readonly surprise: number;
  /** The same for somebody who gives everybody an equal chance. */
  readonly blind: number;
}

const ROWS = 10;

/** Chances of games that nothing was learned from, against how they ended. */
export function reliabilityOf(games: readonly Sampled[], learned: Learned): Reliability {
  const said = new Float64Array(ROWS);
  const came = new Float64Array(ROWS);
  const n = new Float64Array(ROWS);
  let [surprise, blind, positions] = [0, 0, 0];
  for (const game of games)
    for (const chances of chancesAlong(learned, game)) {
      positions++;
      blind += Math.log(game.seats);
      for (const [seat, chance] of chances.entries()) {
        const row = Math.min(ROWS - 1, Math.floor(chance * ROWS));
        said[row]! += chance;
        came[row]! += game.won[seat]!;
        n[row]!++;
        surprise -= game.won[seat]! * Math.log(Math.max(1e-9, chance));
      }
    }
  const rows = [...n].map((count, row) => ({
    n: count,
    said: count === 0 ? 0 : said[row]! / count,
    came: count === 0 ? 0 : came[row]! / count,
  }));
  const all = n.reduce((a, b) => a + b, 0);
  const error = rows.reduce((sum, row) => sum + row.n * Math.abs(row.said - row.came), 0) / Math.max(1, all);
  return { rows, error, surprise: surprise / Math.max(1, positions), blind: blind / Math.max(1, positions) };
}
