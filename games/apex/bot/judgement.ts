import type { Judgement } from '@conclave/frame/judgement.ts';
import type { Move, State } from '../rules/types.ts';
import { FEATURES, featuresOf } from './features.ts';
import learned from './learned.json' with { type: 'json' };

/** What positions show to those who judge them. */
export const judgement: Judgement<State, Move> = {
  features: FEATURES,
  of: featuresOf,
  turn: (s) => s.age * 100 + s.round,
  ahead: () => 1,
  further: 1,
  slips: 30,
  learned,
};
