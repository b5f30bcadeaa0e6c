import { shared } from '@conclave/kit';
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

const lifted = shared<Lifted | null>(null);

/** The shape that the viewer has lifted, if it is one of a mission that the viewer's side can win with. */
export function useLifted({ view, viewer }: Pick<Props, 'view' | 'viewer'>): Lifted | null {
  const now = lifted.use();
  if (now === null || viewer === 'table') return null;
  return missionsOf(view, sideOf(view, viewer)).includes(now.mission) ? now : null;
}

const change = (what: Partial<Lifted>): void => {
  const now = lifted.get();
  if (now) lifted.set({ ...now, ...what });
};

/** Lifts the shape of a mission, or puts it back if it is lifted. */
export const lift = (mission: number): void =>
  lifted.set(lifted.get()?.mission === mission ? null : { mission, k: 0, at: null, isHeld: false });

export const putBack = (): void => lifted.set(null);

/** Brings it along to what is pointed at, unless it is held somewhere. */
export const carry = (at: number): void => {
  if (!lifted.get()?.isHeld) change({ at });
};

/** A press on a territory: holds it there; the second one puts it back. */
export function setDown(at: number): void {
  const now = lifted.get();
  if (now?.isHeld && now.at === at) putBack();
  else change({ at, isHeld: true });
}

/** Turns it by so many steps of 60 degrees, clockwise. */
export const turnLifted = (by: number): void => change({ k: ((lifted.get()?.k ?? 0) + by + 6) % 6 });
