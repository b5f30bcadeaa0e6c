import type { Judgement } from '@conclave/frame/judgement.ts';
import type { Move, State } from '../rules/types.ts';
import { FEATURES, featuresOf } from './features.ts';
import learned from './learned.json' with { type: 'json' };

/** The turns of a game in their order; the end of an Age belongs to its last turn, a redraw is the beginning of its Age. */
function turn(s: Readonly<State>): number {
  const place = s.active >= 0 ? 1 + s.order.indexOf(s.active) : s.phase === 'end' ? s.seats : 0;
  return (s.age * 10 + s.round) * 10 + place;
}

/** What positions show to those who judge them. */
export const judgement: Judgement<State, Move> = {
  features: FEATURES,
  of: featuresOf,
  turn,
  ahead: (s) => s.seats,
  further: 1,
  slips: 45,
  learned,
};
