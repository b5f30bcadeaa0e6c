import type { Provenance } from '@conclave/frame/meta.ts';

export const OMEN_KEYS = [
  'bountifulHarvest',
  'goldenAge',
  'cometOfFortune',
  'inspiredMinds',
  'auspiciousBirth',
  'greatFestival',
  'favourableWinds',
  'masterMasons',
  'sagesCounsel',
  'greatMigration',
  'ageOfPeace',
  'procession',
  'richVeins',
  'drought',
  'earthquake',
  'greatFire',
  'famine',
  'rebellion',
  'scandal',
  'eclipse',
  'harshWinter',
  'barbarians',
  'forgottenLore',
  'locusts',
  'tribute',
  'silentOracles',
] as const;
export type OmenKey = (typeof OMEN_KEYS)[number];

/** How long an Omen stays (section 2.11): not at all, to the end of the turn, to the owner's next turn. */
type Duration = 'instant' | 'turn' | 'round';
/** Whom it concerns; `leader` has the most of something, `board` means what lies round the Locus. */
type Scope = 'you' | 'all' | 'leader' | 'board';

export interface Omen {
  readonly key: OmenKey;
  readonly name: string;
  readonly isGood: boolean;
  readonly duration: Duration;
  readonly scope: Scope;
  /** The number in its effect: Knowledge, Influence, VP, actions, tiles, levels, what a cost changes by; 0 for none. */
  readonly n: number;
  /** What the player who closed the Locus gets beyond what all get. */
  readonly more: number;
  /** Procession: the most VP. Locusts: the Knowledge in a Domain from which some is lost. */
  readonly bound: number;
}

/** 52 cards: rulebook. Each twice: public. What they say: reconstructed. */
export const OMENS_PROVENANCE: Provenance = 'reconstructed';

const of =
  (isGood: boolean) =>
  (
    key: OmenKey,
    name: string,
    duration: Duration,
    scope: Scope,
    n: number,
    { more = 0, bound = 0 } = {},
  ): Omen => ({ key, name, isGood, duration, scope, n, more, bound });
const good = of(true);
const ill = of(false);

/** OM-01 to OM-26; the number of an Omen is its place in this list. */
export const OMENS: readonly Omen[] = [
  good('bountifulHarvest', 'Bountiful Harvest', 'instant', 'you', 3),
  good('goldenAge', 'Golden Age', 'instant', 'all', 2, { more: 1 }),
  good('cometOfFortune', 'Comet of Fortune', 'turn', 'you', 1),
  good('inspiredMinds', 'Inspired Minds', 'turn', 'you', 1),
  good('auspiciousBirth', 'Auspicious Birth', 'instant', 'you', 3),
  good('greatFestival', 'Great Festival', 'instant', 'you', 5),
  good('favourableWinds', 'Favourable Winds', 'instant', 'you', 1),
  good('masterMasons', 'Master Masons', 'turn', 'you', 2),
  good('sagesCounsel', 'Sage’s Counsel', 'turn', 'you', 2),
  good('greatMigration', 'Great Migration', 'instant', 'you', 2),
  good('ageOfPeace', 'Age of Peace', 'instant', 'all', 1, { more: 1 }),
  good('procession', 'Procession', 'instant', 'you', 1, { bound: 6 }),
  good('richVeins', 'Rich Veins', 'instant', 'you', 1),
  ill('drought', 'Drought', 'instant', 'all', 2),
  ill('earthquake', 'Earthquake', 'instant', 'board', 1),
  ill('greatFire', 'Great Fire', 'instant', 'leader', 1),
  ill('famine', 'Famine', 'instant', 'all', 6),
  ill('rebellion', 'Rebellion', 'instant', 'all', 2),
  ill('scandal', 'Scandal', 'instant', 'leader', 4),
  ill('eclipse', 'Eclipse', 'round', 'all', 0),
  ill('harshWinter', 'Harsh Winter', 'round', 'all', 0),
  ill('barbarians', 'Barbarians', 'round', 'all', 1),
  ill('forgottenLore', 'Forgotten Lore', 'round', 'all', 1),
  ill('locusts', 'Locusts', 'instant', 'all', 1, { bound: 3 }),
  ill('tribute', 'Tribute', 'instant', 'you', 4),
  ill('silentOracles', 'Silent Oracles', 'round', 'all', 1),
];

/** Number of each Omen by its key: `OMEN.eclipse`. */
export const OMEN = Object.fromEntries(OMEN_KEYS.map((key, omen) => [key, omen])) as {
  readonly [key in OmenKey]: number;
};
