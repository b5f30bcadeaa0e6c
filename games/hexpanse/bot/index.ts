import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { clockwise, isAlive, isEnemy, sideOf } from '../rules/sides.ts';
import type { State } from '../rules/types.ts';
import { fearOf, siegeOf } from './danger.ts';
import { shelter } from './fears.ts';
import { holdings } from './holdings.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { completions } from './reach.ts';
import { WEIGHT } from './weights.ts';

export { promise } from './promise.ts';

/** The living seats that move before the seat does again, in order. */
function nextOf(s: Readonly<State>, seat: Seat): Seat[] {
  const from = s.active === seat ? seat + 1 : s.active;
  const order = clockwise(s, from);
  return order.slice(0, order.indexOf(seat)).filter((other) => isAlive(s, other));
}

/** What rivals can do in their next turn, as far as everybody can see: complete a formation, kill the warlord. */
function dangers(o: Outlook): number {
  const { s, seat } = o;
  const t = tables(s);
  let sum = 0;
  for (const [passed, rival] of nextOf(s, seat).entries()) {
    if (!isEnemy(s, seat, rival)) continue;
    const part = WEIGHT.passedOn ** passed;
    if (completions(o, rival, t.actions, 1).length > 0) sum -= part * WEIGHT.threat;
    sum += part * fearOf(t, siegeOf(s, rival, seat), s.life[seat]!);
    sum += WEIGHT.menace * o.weights[sideOf(s, rival)]! * fearOf(t, siegeOf(s, seat, rival), s.life[rival]!);
  }
  return sum;
}

/** What the position is worth to the seat: formations, what it has, what it must fear, against its rivals. */
export function worth(s: Readonly<State>, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.places[seat] === 1 ? 100_000 : -100_000;
  const o = outlookOf(s, seat);
  let sum = 0;
  for (let side = 0; side < o.values.length; side++) sum += o.weights[side]! * o.values[side]!;
  for (let other = 0; other < s.seats; other++) {
    const isOwn = other !== seat && !isEnemy(s, seat, other);
    sum += (isOwn ? WEIGHT.partner : o.weights[sideOf(s, other)]!) * holdings(s, other);
  }
  if (s.phase === 'setup') return s.warlords[seat]! < 0 ? sum : sum + shelter(s, seat, s.warlords[seat]!);
  if (!isAlive(s, seat)) return sum;
  sum += dangers(o);
  if (completions(o, seat, tables(s).actions, 1).length > 0)
    sum += WEIGHT.chance * WEIGHT.passedOn ** Math.max(0, nextOf(s, seat).length - 1);
  return sum;
}
