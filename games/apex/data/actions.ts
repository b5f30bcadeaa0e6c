/** The kinds of expansion actions; a pool holds a number for each, in this order. */
export const ACTIONS = ['movement', 'portal', 'production', 'ambush', 'conversion'] as const;
export type Action = (typeof ACTIONS)[number];
