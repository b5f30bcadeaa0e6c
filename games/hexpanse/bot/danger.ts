import type { Seat } from '@conclave/kernel';
import { actionCardOf, mercenaryOf } from '../data/cards.ts';
import { ACTIONS } from '../data/numbers.ts';
import { hasUnitOf, neighboursOf } from '../rules/board.ts';
import { minorOf } from '../rules/tokens.ts';
import type { State } from '../rules/types.ts';

/** Life that a rival's cards and units, as everybody sees them, can take from a seat's warlord in one turn. */
export function visibleDamage(s: Readonly<State>, rival: Seat, seat: Seat): number {
  const hits: number[] = [];
  for (const card of s.actionCards[rival]!)
    for (const [effect] of actionCardOf(card).options) if (effect!.kind === 'damage') hits.push(effect!.life);
  for (const card of s.undeployed[rival]!) {
    const effect = mercenaryOf(card).ability[0]!;
    if (effect.kind === 'damage') hits.push(effect.life);
    else if (effect.kind === 'pattern' && effect.pattern.cells.some((cell) => cell[2] === 'X')) hits.push(1);
  }
  const isAssaulting = minorOf(s, rival)?.arrival?.some((effect) => effect.kind === 'assault') ?? false;
  for (let i = 0; isAssaulting && i < Math.min(ACTIONS, s.reserve[rival]![1]!); i++) hits.push(2);
  for (const beside of neighboursOf(s, s.warlords[seat]!)) if (hasUnitOf(s, rival, beside)) hits.push(1);
  hits.sort((a, b) => b - a);
  let sum = 0;
  for (const hit of hits.slice(0, ACTIONS)) sum += hit;
  return sum;
}
