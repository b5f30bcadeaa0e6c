import type { Seat, Viewer } from '@conclave/kernel';
import { kept, tableState } from '@conclave/kit';
import { useEffect } from 'react';
import type { State } from '../../rules/types.ts';
import { isAskedForLeader, isFighting, type LeaderAsks, passesByItself } from '../../words/leader-asks.ts';
import type { Props } from '../draft.ts';

type View = Readonly<State>;

/** The phase in which the viewer's leader passes without being asked; null for none. */
const passing = tableState<string | null>(null);

/** When the viewer wants to be asked about the leader, in every game. */
export const leaderAsks = kept<LeaderAsks>('hegemonic.leader', 'always');

const phaseOf = ({ round, phase, actionPhase }: View, viewer: Viewer): string =>
  [viewer, round, phase, actionPhase].join();

/** A leader's windows are many: one may pass in all of a phase, but for the own conflicts (HG-LEA-06). */
export function usePassForPhase(view: View, seat: Seat): () => void {
  const pass = passing.useSet();
  return () => pass(phaseOf(view, seat));
}

export function useAskAgain(): () => void {
  const pass = passing.useSet();
  return () => pass(null);
}

/** Whether the viewer's leader passes in this phase without being asked, own conflicts apart. */
export const usePasses = (view: View, viewer: Viewer): boolean => passing.use() === phaseOf(view, viewer);

/** Passes where the viewer has said so; true while that is under way. */
export function usePassing({ view, viewer, moves, play }: Props): boolean {
  const passesNow = usePasses(view, viewer);
  const when = leaderAsks.use();
  const isDue =
    isAskedForLeader(view, moves) &&
    viewer !== 'table' &&
    ((passesNow && !isFighting(view, viewer)) || passesByItself(view, viewer, moves, when));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view, whatever else is drawn anew
  useEffect(() => {
    if (isDue) play(['pass']);
  }, [isDue, view]);
  return isDue;
}
