/** The four evolutions; levels are kept in this order (rulebook). */
export const EVOLUTIONS = ['production', 'movement', 'influence', 'armament'] as const;
export type Evolution = (typeof EVOLUTIONS)[number];
