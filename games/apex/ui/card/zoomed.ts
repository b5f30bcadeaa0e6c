import { shared } from '@conclave/kit';

/** The card shown large, by its index; null for none. */
export const zoomed = shared<number | null>(null);
