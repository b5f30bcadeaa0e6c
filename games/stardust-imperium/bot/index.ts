import type { Seat } from '@conclave/kernel';
import { KIND_OF } from '../data/cards.ts';
import { completionNumber } from '../rules/completion.ts';
import { builtCount, isUnpaid, total } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';
import { actionsLeft } from './actions.ts';
import { handWorth } from './hand.ts';
import { incomeOf, incomeToCome, readyWorth } from './income.ts';
import { turnsLeft } from './turns.ts';
import { WEIGHT } from './weights.ts';

/** The seat's own prospects, whatever the others do. */
export function prospects(s: Readonly<State>, seat: Seat, turns: number): number {
  const later = Math.max(0, turns - (s.active === seat ? 1 : 0));
  let sum = total(s, seat) * WEIGHT.vp + handWorth(s, seat, turns);
  let slipping = 0;
  for (const card of s.tableaus[seat]!) {
    if (isUnpaid(s, card.uid)) continue;
    const income = incomeOf(s, seat, KIND_OF[card.uid]!, card.named);
    sum += incomeToCome(income, later);
    if (!card.slipped && later > 0) slipping += readyWorth(income);
    sum += card.stash.length * (later > 0 ? WEIGHT.stored : 0);
  }
  return sum + slipping + (s.active === seat ? actionsLeft(s, seat, later) : 0);
}

/** What is in the way of an end that is not wanted, or near when it is. */
function ending(s: Readonly<State>, seat: Seat): number {
  if (s.completedBy >= 0 || s.active !== seat || builtCount(s, seat) < completionNumber(s, seat)) return 0;
  const mine = total(s, seat);
  let best = 0;
  for (let p = 0; p < s.seats; p++) if (p !== seat) best = Math.max(best, total(s, p));
  return Math.max(
    -WEIGHT.endAtMost,
    Math.min(WEIGHT.endAtMost, (mine - best - WEIGHT.leadWanted) * WEIGHT.vp),
  );
}

/** What the position is worth to the seat against its strongest rival. */
export function worth(s: Readonly<State>, seat: Seat): number {
  if (s.outcome !== null) {
    const rivals = s.outcome.scores.filter((_, p) => p !== seat);
    return (
      (s.outcome.places[seat] === 1 ? WEIGHT.won : -WEIGHT.won) +
      (s.outcome.scores[seat]! - Math.max(...rivals)) * WEIGHT.vp
    );
  }
  const turns = turnsLeft(s);
  let rival = Number.NEGATIVE_INFINITY;
  for (let p = 0; p < s.seats; p++) if (p !== seat) rival = Math.max(rival, prospects(s, p, turns[p]!));
  return prospects(s, seat, turns[seat]!) - WEIGHT.rival * rival + ending(s, seat);
}
