import type { Seat } from '@conclave/kernel';
import { KIND_OF } from '../data/cards.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { CardFunction } from '../rules/functions/types.ts';
import { runningUse } from '../rules/functions/use.ts';
import type { State } from '../rules/types.ts';

/** The function that is being carried out or offered. */
interface Running {
  readonly seat: Seat;
  readonly uid: number;
  readonly kind: number;
  /** The function, and its place among those of its kind. */
  readonly fn: CardFunction;
  readonly index: number;
  /** The player chosen, or who caused the event; -1 for none. */
  readonly target: Seat;
  /** Cards revealed, or of the event. */
  readonly cards: readonly number[];
  readonly step: string;
}

/** The function under way, null for none. */
export function running(view: Readonly<State>): Running | null {
  const use = runningUse(view);
  if (use === null) return null;
  const { seat, uid, fn: index, target, cards, at: step } = use;
  const kind = KIND_OF[uid]!;
  return { seat, uid, kind, fn: functionsOf(kind)[index]!, index, target, cards, step };
}
