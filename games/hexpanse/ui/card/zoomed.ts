import { tableState } from '@conclave/kit';

/** The card of the market deck that is read large; null for none. */
export const zoomed = tableState<number | null>(null);
