import { tableState } from '@conclave/kit';

/** The board that is counted just now while a round is scored, null at any other time: panel and galaxy share it. */
export const counting = tableState<number | null>(null);
