import type { Seat } from '@conclave/kernel';
import type { ScorePart } from '@conclave/kit';
import { cardOf } from '../data/cards.ts';
import { score } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';

/** A seat's score part by part: each built card, and the VP cards and tokens where they are known (SI-SCO-01). */
export function scoreParts(view: State, seat: Seat, withVps = true): readonly ScorePart[] {
  const { cards, vpCards, vpTokens } = score(view, seat);
  return [
    ...cards
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .map(({ uid, points }) => {
        const { name, vp, types } = cardOf(uid);
        return {
          label: name,
          points,
          ...(vp === '?' ? { detail: `3 for each of ${points / 3} ${types[0]} cards` } : {}),
        };
      }),
    ...(withVps && vpCards > 0 ? [{ label: 'VP cards', points: vpCards }] : []),
    ...(withVps && vpTokens > 0 ? [{ label: 'VP tokens', points: vpTokens }] : []),
  ];
}
