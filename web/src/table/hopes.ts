import { type Core, equal, type Game, type Json, type Move, moveText, predict } from '@conclave/kernel';
import type { PlayedStep } from '../net/protocol.ts';

/** A move that was sent or waits to be sent, and what it was predicted to lead to (null: nobody can know). */
export interface Hope {
  readonly move: Move;
  readonly view: Core | null;
}

const sameView = (a: Core, b: Core): boolean => equal(a as unknown as Json, b as unknown as Json);

/** The same hopes on top of a newer view: under seal others answer beside me, and my answer stays good. */
export function rebased(game: Game, hopes: readonly Hope[], view: Core, seat: number): readonly Hope[] {
  let now: Core | null = view;
  return hopes.map(({ move }) => {
    now = now && (predict(game, now, seat, move)?.view ?? null);
    return { move, view: now };
  });
}

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
