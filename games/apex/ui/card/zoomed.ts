import { shared } from '@conclave/web/kit';

/** The card shown large, by its index; null for none. */
export const zoomed = shared<number | null>(null);
