import type { Glance } from './glance.ts';
import type { Lay } from './tools.ts';
import { WEIGHT } from './weights.ts';

/** What a pattern does in one place. `taken` is a territory that something else has come to. */
export function layWorth(g: Glance, lay: Lay, anchor: number, k: number, taken = -1): number {
  const cells = lay.cells[anchor]![k]!;
  let sum = 0;
  for (const i of lay.attacks) if (cells[i]! >= 0) sum += g.strike(cells[i]!);
  let left = g.tokens;
  for (const i of lay.places) {
    const cell = cells[i]!;
    if (cell < 0 || cell === taken || left === 0 || g.o.content[cell] !== -1) continue;
    const value = g.fill(cell) + WEIGHT.onBoard + g.placing;
    if (value <= 0) continue;
    sum += value;
    left--;
  }
  return sum;
}

function attacksOn(lay: Lay, anchor: number, k: number): number {
  let n = 0;
  for (const i of lay.attacks) if (lay.cells[anchor]![k]![i]! >= 0) n++;
  return n;
}

/** Attack cells that must lie on the board (HX-PAT-04, 05). */
const attacksNeeded = (lay: Lay, at: number): number =>
  lay.isFree ? lay.attacks.length : Math.max(...lay.turns.map((k) => attacksOn(lay, at, k)));

/** A pattern in its best place: where it acts, or anywhere (`at` -1). `taken` as for `layWorth`. */
export function bestLay(g: Glance, lay: Lay, at: number, taken = -1): number {
  const [from, to] = lay.isFree ? [0, lay.cells.length] : [at, at + 1];
  const needed = lay.attacks.length === 0 ? 0 : attacksNeeded(lay, at);
  let best = Number.NEGATIVE_INFINITY;
  for (let anchor = from; anchor < to; anchor++)
    for (const k of lay.turns)
      if (needed === 0 || attacksOn(lay, anchor, k) >= needed)
        best = Math.max(best, layWorth(g, lay, anchor, k, taken));
  return best;
}
