import type { Advice } from '@conclave/bots';
import { type Core, type Move, type Seat, seedOf } from '@conclave/kernel';

/** What is asked of the worker that judges positions. */
export type Task =
  | { readonly ask: 'advice'; readonly game: string; readonly view: Core; readonly seat: Seat }
  /** Everybody's chances in each of these states. */
  | { readonly ask: 'chances'; readonly game: string; readonly states: readonly Core[] };

/** What it answers; advice several times, each better founded than the one before. */
export type Answer =
  | { readonly is: 'advice'; readonly advice: Advice<Move>; readonly isLast: boolean }
  | { readonly is: 'chances'; readonly chances: readonly (readonly number[])[] }
  | { readonly is: 'fault'; readonly message: string };

/** Positions that are judged: first for a quick answer, then for a good one. The same always give the same advice. */
export const NODES: readonly number[] = [300, 3000];
export const SEED = seedOf(1);
