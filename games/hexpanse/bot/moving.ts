import { isHexilum, neighboursOf } from '../rules/board.ts';
import { EMPTY } from '../rules/types.ts';
import type { Glance } from './glance.ts';
import { swing, swingAt } from './outlook.ts';

/** The vacant territory where an own unit does most. */
export function bestFill(g: Glance): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < g.o.content.length; cell++)
    if (g.o.content[cell] === -1) best = Math.max(best, g.fill(cell));
  return best;
}

/** The best unit to destroy, next to a territory or anywhere; never what acts. Without any: 0. */
export function bestKill(g: Glance, at: number, where: 'adjacent' | 'anywhere', isSeized: boolean): number {
  let best = Number.NEGATIVE_INFINITY;
  const cells = where === 'adjacent' ? neighboursOf(g.s, at) : g.s.kinds.keys();
  for (const cell of cells)
    if (cell !== at && g.s.kinds[cell] !== EMPTY)
      best = Math.max(best, isSeized ? g.seize(cell) : g.kill(cell));
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** HX-EXC-03: hexilum for an own unit that comes to a hexilum territory. */
function found(g: Glance, from: number, to: number): number {
  const { s, seat, o } = g;
  const isOwn = o.content[from] === o.side && s.owners[from] === seat;
  return isOwn && !isHexilum(s, from) ? g.rich(to) : 0;
}

/** Two territories exchange what stands there, or one unit moves. */
export function exchangeWorth(g: Glance, unit: number, to: number): number {
  const { content, side } = g.o;
  const [a, b] = [content[unit]!, content[to]!];
  const swung = swing(g.o, [unit, b], [to, a]) + found(g, unit, to) + found(g, to, unit);
  return swung + g.broken(unit) + (b === side || a === side ? g.broken(to) : 0);
}

const seats = new WeakMap<Glance, number>();

/** The best territory for an own unit that comes without cost; where a rival's stands, that one goes away. */
function bestSeat(g: Glance): number {
  const known = seats.get(g) ?? findSeat(g);
  seats.set(g, known);
  return known;
}

function findSeat(g: Glance): number {
  const { content, side } = g.o;
  let best = bestFill(g);
  for (let cell = 0; cell < content.length; cell++)
    if (content[cell]! >= 0 && content[cell] !== side)
      best = Math.max(best, swingAt(g.o, cell, side) + g.broken(cell));
  return best;
}

const moving = (g: Glance, unit: number, seat: number): number =>
  g.lift(unit) + (g.o.content[unit] === g.o.side ? seat : 0);

/** What a unit can do at best by moving, or changing places; roughly. */
export const movingWorth = (g: Glance, unit: number): number => moving(g, unit, bestSeat(g));

/** The best exchange; `self` must be part of it if it is not -1. */
export function bestExchange(g: Glance, self: number): number {
  const seat = bestSeat(g);
  if (self >= 0) return moving(g, self, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < g.s.kinds.length; cell++)
    if (g.s.kinds[cell] !== EMPTY) best = Math.max(best, moving(g, cell, seat));
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}
