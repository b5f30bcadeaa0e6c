/** The four sides of every card, in the order in which they resolve (AX-RES-01). */
export const STRATEGIES = ['war', 'evolution', 'colonization', 'expansion'] as const;
export type Strategy = (typeof STRATEGIES)[number];
