import type { Phase, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** Begins a phase: what holds until a phase ends is over; action phases are counted. */
export function openPhase(s: State, phase: Phase): void {
  s.phase = phase;
  s.actionPhase = phase === 'action' ? s.actionPhase + 1 : 0;
  s.active = -1;
  s.sheltered.fill(-1);
  tell(['phaseStarted', phase, s.actionPhase]);
}
