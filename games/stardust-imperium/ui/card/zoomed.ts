import { tableState } from '@conclave/kit';

/** The card shown large: a card on the table, or a kind without one. */
export type Zoomed = { readonly uid: number } | { readonly kind: number } | null;

export const zoomed = tableState<Zoomed>(null);
