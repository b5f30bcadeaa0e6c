import type { Provenance } from '@conclave/frame/meta.ts';
import { DOMAINS } from './domains.ts';

/** Categories of Hegemon tiles in the order of the rack (DM-HEG-02). */
export const CATEGORIES = ['monuments', 'influence', 'cities', 'mastery', 'nodus'] as const;
type Category = (typeof CATEGORIES)[number];

/** What a tile counts: who has the most of it takes the VP. */
export type Measure =
  | {
      readonly kind:
        | 'monumentLevels'
        | 'influence'
        | 'cities'
        | 'cityLevels'
        | 'adjacentCities'
        | 'separateCities'
        | 'basic'
        | 'advanced';
    }
  | { readonly kind: 'nodus'; readonly domain: number };

export interface HegemonTile {
  readonly id: string;
  readonly category: Category;
  readonly measure: Measure;
}

/** Fourteen tiles in five categories, and all that they say. */
export const HEGEMON_PROVENANCE: Provenance = 'rulebook';

/** The number of a tile is its place in this list. A category of one tile is in the rack for the whole game (DM-HEG-03). */
export const HEGEMON: readonly HegemonTile[] = [
  { id: 'HT-MON', category: 'monuments', measure: { kind: 'monumentLevels' } },
  { id: 'HT-INF', category: 'influence', measure: { kind: 'influence' } },
  { id: 'HT-CI1', category: 'cities', measure: { kind: 'cities' } },
  { id: 'HT-CI2', category: 'cities', measure: { kind: 'cityLevels' } },
  { id: 'HT-CI3', category: 'cities', measure: { kind: 'adjacentCities' } },
  { id: 'HT-CI4', category: 'cities', measure: { kind: 'separateCities' } },
  { id: 'HT-MA1', category: 'mastery', measure: { kind: 'basic' } },
  { id: 'HT-MA2', category: 'mastery', measure: { kind: 'advanced' } },
  ...DOMAINS.map(
    (code, domain): HegemonTile => ({
      id: `HT-NO${code[0]}`,
      category: 'nodus',
      measure: { kind: 'nodus', domain },
    }),
  ),
];
