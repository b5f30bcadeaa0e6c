import { type Core, equal, type Json, type Move, moveText } from '@conclave/kernel';
import type { PlayedStep } from '../net/protocol.ts';

/** A move that was sent or waits to be sent, and what it was predicted to lead to (null: nobody can know). */
export interface Hope {
  readonly move: Move;
  readonly view: Core | null;
}

export const sameView = (a: Core, b: Core): boolean => equal(a as unknown as Json, b as unknown as Json);

/**
 * Compares hopes with what the server says. `left` are the hopes still open; `true` for `met` when all that
 * came had been shown already, so that nothing needs to move on the screen.
 */
export function settle(
  hopes: readonly Hope[],
  added: readonly PlayedStep[],
  seat: number | null,
  view: Core,
): { readonly left: readonly Hope[]; readonly met: boolean } {
  let left = hopes;
  let last: Hope | undefined;
  for (const step of added) {
    const [first, ...rest] = left;
    if (!first || step.seat !== seat || step.move !== moveText(first.move)) return { left: [], met: false };
    last = first;
    left = rest;
  }
  if (last === undefined) return { left, met: true };
  const met = last.view !== null && sameView(last.view, view);
  return { left: met ? left : [], met };
}
