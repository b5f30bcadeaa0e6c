import type { Seat, Viewer } from '@conclave/kernel';
import { shared } from '@conclave/web/kit';
import { useEffect } from 'react';
import type { State } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { stepOf } from '../situation.ts';

type View = Readonly<State>;

/** The phase in which the viewer's leader passes without being asked; null for none. */
const passing = shared<string | null>(null);

const phaseOf = ({ round, phase, actionPhase }: View, viewer: Viewer): string =>
  [viewer, round, phase, actionPhase].join();

/** Whether the viewer fights in the conflict under way: then the leader is always asked for. */
const isFighting = ({ conflict }: View, viewer: Viewer): boolean =>
  conflict !== null && (conflict.attacker === viewer || conflict.defender === viewer);

/** A leader's windows are many: one may pass in all of a phase, but for the own conflicts (HG-LEA-06). */
export const passForPhase = (view: View, seat: Seat): void => passing.set(phaseOf(view, seat));
export const askAgain = (): void => passing.set(null);

/** Whether the viewer's leader passes without being asked. */
export const usePasses = (view: View, viewer: Viewer): boolean => passing.use() === phaseOf(view, viewer);

/** Passes where the viewer has said so; true while that is under way. */
export function usePassing({ view, viewer, moves, play }: Props): boolean {
  const isSaid = usePasses(view, viewer);
  const isDue =
    isSaid &&
    stepOf(view) === 'leaderWindow.ask' &&
    !isFighting(view, viewer) &&
    moves.some(([label]) => label === 'pass');
  useEffect(() => {
    if (isDue) play(['pass']);
  }, [isDue, view]);
  return isDue;
}
