import type { Seat } from '@conclave/kernel';
import { KIND_OF } from '../data/cards.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { CardFunction } from '../rules/functions/types.ts';
import { runningUse } from '../rules/functions/use.ts';
import type { Move, State } from '../rules/types.ts';

/** The function that is being carried out or offered. */
export interface Running {
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
export function running(view: State): Running | null {
  const use = runningUse(view);
  if (use === null) return null;
  const { seat, uid, fn: index, target, cards, at: step } = use;
  const kind = KIND_OF[uid]!;
  return { seat, uid, kind, fn: functionsOf(kind)[index]!, index, target, cards, step };
}

/** What the moves offered are about; they all belong to one question. */
export type Question =
  | 'recover'
  | 'main'
  | 'after'
  | 'pay'
  | 'lay'
  | 'keep'
  | 'limit'
  | 'discard'
  | 'give'
  | 'take'
  | 'put'
  | 'name'
  | 'react'
  | 'order';

const LABELS: readonly (readonly [Move[0], Question])[] = [
  ['recover', 'recover'],
  ['research', 'main'],
  ['end', 'after'],
  ['sell', 'lay'],
  ['pay', 'pay'],
  ['cancel', 'pay'],
  ['keep', 'keep'],
  ['give', 'give'],
  ['take', 'take'],
  ['put', 'put'],
  ['name', 'name'],
  ['decline', 'react'],
  ['next', 'order'],
];

/** The question behind the moves offered; null when nothing is asked. */
export function questionOf(view: State, moves: readonly Move[]): Question | null {
  if (moves.length === 0) return null;
  const labels = new Set(moves.map(([label]) => label));
  if (labels.has('discard')) return view.window === 'limit' ? 'limit' : 'discard';
  const found = LABELS.find(([label]) => labels.has(label));
  // Between declaration and payment there may be nothing left but functions that bring money.
  return found ? found[1] : 'pay';
}
