import { tableState } from '@conclave/kit';

/** The sector that is counted just now while an age is scored, null at any other time: panel and galaxy share it. */
export const counting = tableState<number | null>(null);
