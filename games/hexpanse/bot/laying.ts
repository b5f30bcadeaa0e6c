import type { Glance } from './glance.ts';
import type { Lay } from './tools.ts';
import { WEIGHT } from './weights.ts';

/** What a pattern does in one way to lie, by its anchor and place in `turns`. */
function wayWorth(g: Glance, lay: Lay, way: number, taken: number): number {
  const { content } = g.o;
  const { placed, attacked } = lay;
  let sum = 0;
  const attacks = lay.attacks.length;
  for (let i = way * attacks; i < (way + 1) * attacks; i++) {
    const cell = attacked[i]!;
    if (cell < content.length) sum += g.strike(cell);
  }
  let left = g.tokens;
  const places = lay.places.length;
  for (let i = way * places; i < (way + 1) * places; i++) {
    const cell = placed[i]!;
    if (cell === content.length || cell === taken || left === 0 || content[cell] !== -1) continue;
    const value = g.fill(cell) + WEIGHT.onBoard + g.placing;
    if (value <= 0) continue;
    sum += value;
    left--;
  }
  return sum;
}

/** What a pattern does about an anchor, turned `k` times. */
export const layWorth = (g: Glance, lay: Lay, anchor: number, k: number): number =>
  wayWorth(g, lay, anchor * lay.turns.length + lay.turns.indexOf(k), -1);

/** A pattern in its best place: where it acts, or anywhere (`at` -1). `taken` is where something else has come. */
export function bestLay(g: Glance, lay: Lay, at: number, taken = -1): number {
  const [from, to] = lay.isFree ? [0, lay.cells.length] : [at, at + 1];
  const turns = lay.turns.length;
  let best = Number.NEGATIVE_INFINITY;
  for (let anchor = from; anchor < to; anchor++)
    for (let way = anchor * turns; way < (anchor + 1) * turns; way++)
      if (lay.hits[way]! >= lay.needed[anchor]!) best = Math.max(best, wayWorth(g, lay, way, taken));
  return best;
}
