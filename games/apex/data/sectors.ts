import type { Provenance } from '@conclave/frame/meta.ts';

/** What a colony on a neutral sector brings: one action more in Expansion, a victory point at each age's end, or a level. */
export const BONUSES = [
  'portal',
  'movement',
  'production',
  'ambush',
  'conversion',
  'victory',
  'influence',
  'armament',
] as const;
export type Bonus = (typeof BONUSES)[number];

/** 24 tiles of eight kinds: rulebook. Three of each kind: reconstructed. */
export const TILES_PROVENANCE: Provenance = 'reconstructed';

/** The bonus of each neutral tile, by the tile's number: 0 to 2 are the portals. */
export const TILES: readonly Bonus[] = BONUSES.flatMap((bonus) => [bonus, bonus, bonus]);
