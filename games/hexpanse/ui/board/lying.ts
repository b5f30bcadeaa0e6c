import { type Pattern, placements } from '@conclave/mechanics/pattern';
import { MISSIONS } from '../../data/missions.ts';
import { isVacant, planetOf } from '../../rules/board.ts';
import { holds } from '../../rules/formations.ts';
import type { State } from '../../rules/types.ts';
import type { Lifted } from '../lifted.ts';
import type { Place } from './formations.ts';

/** The shape of a mission where it would lie. */
export interface Lying extends Place {
  /** How many of its cells lie beyond the edge of the board. */
  readonly beyond: number;
}

/** A shape about the one of its cells that is nearest to its middle, so that it is held there. */
function heldInTheMiddle({ anchor, cells }: Pattern): Pattern {
  const mean = (i: 0 | 1) => cells.reduce((sum, cell) => sum + cell[i], 0) / cells.length;
  const [q0, r0] = [mean(0), mean(1)];
  const far = ([q, r]: Pattern['cells'][number]) => (q - q0) ** 2 + (r - r0) ** 2 + (q - q0) * (r - r0);
  const [q1, r1] = cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
  return { anchor, cells: cells.map(([q, r, mark]) => [q - q1, r - r1, mark]) };
}
const SHAPES: readonly Pattern[] = MISSIONS.map(({ shape }) => heldInTheMiddle(shape));

/** What a side holds and lacks of a mission if its shape lay about a territory. */
export function lyingAt(
  view: Readonly<State>,
  side: number,
  { mission, k }: Pick<Lifted, 'mission' | 'k'>,
  at: number,
): Lying {
  const all = placements(planetOf(view), SHAPES[mission]!).cells[at]![k]!;
  const cells = all.filter((cell) => cell >= 0).sort((a, b) => a - b);
  const isHeld = holds(view, side);
  const missing = cells.filter((cell) => !isHeld(cell));
  return {
    cells,
    missing,
    blocked: missing.filter((cell) => !isVacant(view, cell)),
    beyond: all.length - cells.length,
  };
}
