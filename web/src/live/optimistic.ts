import { type Core, equal, type Game, type Json, type Move, moveText, predict } from '@conclave/kernel';
import type { PlayedStep } from '../net/protocol.ts';
import type { Known } from './known.ts';

/** A move that was sent or waits to be sent, and what it was predicted to lead to (null: nobody can know). */
export interface Pending {
  readonly move: Move;
  readonly view: Core | null;
}

const sameView = (a: Core, b: Core): boolean => equal(a as unknown as Json, b as unknown as Json);

/** What an update leaves pending, and whether it brought only what was shown already. */
export interface Settled {
  readonly left: readonly Pending[];
  readonly met: boolean;
}

/** The same moves on top of a newer view: under seal others answer beside me, and my answer stays good. */
function rebased(game: Game, pending: readonly Pending[], view: Core, seat: number): readonly Pending[] {
  let now: Core | null = view;
  return pending.map(({ move }) => {
    now = now && (predict(game, now, seat, move)?.view ?? null);
    return { move, view: now };
  });
}

/**
 * Compares pending moves with what the server says. `left` are those still pending; `true` for `met` when all that came had
 * been shown already, so that nothing needs to move on the screen.
 */
function settle(
  pending: readonly Pending[],
  added: readonly PlayedStep[],
  seat: number | null,
  view: Core,
): Settled {
  let left = pending;
  let last: Pending | undefined;
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

/** What an update that brought these steps leaves of the pending moves; nothing after an undo. */
export function reconcile(
  game: Game,
  pending: readonly Pending[],
  before: Known,
  {
    known: now,
    kept,
    added,
  }: { readonly known: Known; readonly kept: number; readonly added: readonly PlayedStep[] },
): Settled {
  const view = (now.position?.view ?? null) as Core | null;
  if (kept < before.steps.length || view === null) return { left: [], met: false };
  const asks = before.position?.asks;
  const isBesideMe =
    added.length > 0 &&
    asks?.sealed &&
    asks.id === now.position?.asks?.id &&
    added.every((step) => step.seat !== now.seat);
  return isBesideMe
    ? { left: rebased(game, pending, view, now.seat ?? -1), met: false }
    : settle(pending, added, now.seat, view);
}
