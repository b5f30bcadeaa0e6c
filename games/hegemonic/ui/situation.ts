import type { Move } from '../rules/types.ts';
import { isAside } from './parts.ts';

/** Whether the moves answer a question: some are open at all times. */
export const isAsked = (moves: readonly Move[]): boolean => moves.some((move) => !isAside(move));
