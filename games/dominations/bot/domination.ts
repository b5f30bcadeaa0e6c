import { exp } from './exp.ts';
import { type Outlook, turnsToCome } from './outlook.ts';

/** The chance to take a Domination card with so much Knowledge. */
export function dominationChance(o: Outlook, domain: number, held: number): number {
  const { s, seat } = o;
  let chance = 1;
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue;
    const left = turnsToCome(s, p) - o.soon;
    const ahead = s.order.indexOf(seat) < s.order.indexOf(p) ? 0.5 : -0.5;
    const margin = held + ahead - s.knowledge[p]![domain]!;
    const spread = o.soon === 0 ? (left > 0 ? 1.2 : 0.1) : 2.5;
    chance *= 1 / (1 + exp(-margin / spread));
  }
  return chance;
}
