import { type Cell, cell, ofTable } from '@conclave/kit';
import { missionsOf } from '../rules/formations.ts';
import { sideOf } from '../rules/sides.ts';
import type { Props } from './draft.ts';

/** The shape of a mission that is tried out over the planet. It is only looked at and changes nothing. */
export interface Lifted {
  readonly mission: number;
  /** Turns by 60 degrees clockwise. */
  readonly k: number;
  /** The territory it lies about, null as long as none has been pointed at. */
  readonly at: number | null;
  /** Whether it stays there, instead of following pointer and focus. */
  readonly isHeld: boolean;
}

/** What one can do with it. */
interface Lifting {
  readonly now: Cell<Lifted | null>;
  /** Lifts the shape of a mission, or puts it back if it is lifted. */
  readonly lift: (mission: number) => void;
  readonly putBack: () => void;
  /** Brings it along to what is pointed at, unless it is held somewhere. */
  readonly carry: (at: number) => void;
  /** A press on a territory: holds it there; the second one puts it back. */
  readonly setDown: (at: number) => void;
  /** Turns it by so many steps of 60 degrees, clockwise. */
  readonly turn: (by: number) => void;
}

const LIFTING = ofTable((): Lifting => {
  const now = cell<Lifted | null>(null);
  const { get, set } = now;
  const change = (what: Partial<Lifted>): void => {
    const lifted = get();
    if (lifted) set({ ...lifted, ...what });
  };
  const putBack = () => set(null);
  return {
    now,
    lift: (mission) => set(get()?.mission === mission ? null : { mission, k: 0, at: null, isHeld: false }),
    putBack,
    carry(at) {
      if (!get()?.isHeld) change({ at });
    },
    setDown(at) {
      const lifted = get();
      if (lifted?.isHeld && lifted.at === at) putBack();
      else change({ at, isHeld: true });
    },
    turn: (by) => change({ k: ((get()?.k ?? 0) + by + 6) % 6 }),
  };
});
export const useLifting = LIFTING.use;

/** The shape that the viewer has lifted, if it is one of a mission that the viewer's side can win with. */
export function useLifted({ view, viewer }: Pick<Props, 'view' | 'viewer'>): Lifted | null {
  const now = useLifting().now.use();
  if (now === null || viewer === 'table') return null;
  return missionsOf(view, sideOf(view, viewer)).includes(now.mission) ? now : null;
}
