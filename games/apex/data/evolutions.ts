/** The four evolutions; levels are kept in this order, each from 0 to `MAX_LEVEL` (rulebook). */
export const EVOLUTIONS = ['production', 'movement', 'influence', 'armament'] as const;
export type Evolution = (typeof EVOLUTIONS)[number];

export const MAX_LEVEL = 5;
