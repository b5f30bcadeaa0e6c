import { exp } from './exp.ts';
import { type Outlook, turnsToCome } from './outlook.ts';

/** The chance to take a Domination card, by Domain and how much Knowledge of it one has. */
export function dominationChances(o: Outlook): (domain: number, held: number) => number {
  const { s, seat } = o;
  const rivals = s.knowledge.flatMap((knowledge, p) => {
    if (p === seat) return [];
    const left = turnsToCome(s, p) - o.soon;
    const ahead = s.order.indexOf(seat) < s.order.indexOf(p) ? 0.5 : -0.5;
    return [{ knowledge, ahead, spread: o.soon === 0 ? (left > 0 ? 1.2 : 0.1) : 2.5 }];
  });
  return (domain, held) => {
    let chance = 1;
    for (const { knowledge, ahead, spread } of rivals) {
      const margin = held + ahead - knowledge[domain]!;
      chance *= 1 / (1 + exp(-margin / spread));
    }
    return chance;
  };
}
