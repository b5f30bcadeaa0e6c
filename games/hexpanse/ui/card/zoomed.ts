import type { Seat } from '@conclave/kernel';
import { tableState } from '@conclave/kit';

/** What is read large: a card of the market deck, or all that a seat has. */
type Zoomed = { readonly card: number } | { readonly seat: Seat };

/** Null for nothing. */
export const zoomed = tableState<Zoomed | null>(null);
