import { tableState } from '@conclave/kit';

/** The card shown large, by its index; null for none. */
export const zoomed = tableState<number | null>(null);
