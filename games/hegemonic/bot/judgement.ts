import type { Judgement } from '@conclave/frame/judgement.ts';
import type { Move, State } from '../rules/types.ts';
import { FEATURES, featuresOf } from './features.ts';
import learned from './learned.json' with { type: 'json' };
import { looks } from './promise.ts';

/** Points in a round at which nothing is half done: before the expansion, and before each action phase. */
const QUIET = 4;

/**
 * What positions show to those who judge them. The Arbitration and the Collection belong to the phase before them: they
 * ask next to nothing.
 */
export const judgement: Judgement<State, Move> = {
  features: FEATURES,
  of: (s) => s.points.map((_, seat) => featuresOf(s, seat)),
  promise: looks,
  turn: ({ round, phase, actionPhase }) => {
    switch (phase) {
      case 'setup':
        return 0;
      case 'collection':
        return QUIET * round - 1;
      case 'arbitration':
        return QUIET * round + QUIET - 1;
      default:
        return QUIET * round + actionPhase;
    }
  },
  ahead: () => 1,
  further: 1,
  slips: 32,
  learned,
};
