import type { Phase, State } from '../../rules/types.ts';
import { PHASE_TEXT } from '../../words/names.ts';

/** A step of the round on the ring. */
export interface RingStep {
  readonly phase: Phase;
  /** 1 to 3 for action phases, else 0. */
  readonly actionPhase: number;
}

export const RING: readonly RingStep[] = [
  { phase: 'collection', actionPhase: 0 },
  { phase: 'expansion', actionPhase: 0 },
  { phase: 'action', actionPhase: 1 },
  { phase: 'action', actionPhase: 2 },
  { phase: 'action', actionPhase: 3 },
  { phase: 'arbitration', actionPhase: 0 },
];

/** The step that the game stands at, -1 during the set-up. */
export const ringStep = ({ phase, actionPhase }: Readonly<Pick<State, 'phase' | 'actionPhase'>>): number =>
  RING.findIndex((step) => step.phase === phase && (phase !== 'action' || step.actionPhase === actionPhase));

/** “Expansion”, “Action phase 2 of 3”. */
export const phaseName = ({ phase, actionPhase }: RingStep): string =>
  `${PHASE_TEXT[phase].name}${phase === 'action' ? ` ${actionPhase} of 3` : ''}`;
