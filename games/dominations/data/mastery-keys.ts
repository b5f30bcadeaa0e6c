export const MASTERY_KEYS = [
  // Government
  'tribalCouncil',
  'chiefdom',
  'taxation',
  'urbanism',
  'codeOfLaws',
  'administration',
  'education',
  'military',
  'monarchy',
  'republic',
  'bureaucracy',
  'empire',
  // Religion
  'mysticism',
  'ancestorWorship',
  'offerings',
  'priesthood',
  'mythology',
  'pilgrimage',
  'relics',
  'temples',
  'cathedrals',
  'monotheism',
  'prophecy',
  'theology',
  // Art
  'storytelling',
  'rockPainting',
  'music',
  'mosaics',
  'poetry',
  'rhetoric',
  'sculpture',
  'theatre',
  'architecture',
  'diplomacy',
  'patronage',
  'epic',
  // Trade
  'barter',
  'caravanserai',
  'markets',
  'ports',
  'currency',
  'moneyChanging',
  'mercenaries',
  'guilds',
  'banking',
  'goldTrade',
  'maritimeLeague',
  'tradeFairs',
  // Science
  'counting',
  'herbalism',
  'hydraulics',
  'schools',
  'mathematics',
  'writing',
  'medicine',
  'cartography',
  'astronomy',
  'alchemy',
  'printing',
  'greatLibrary',
  // Craftsmanship
  'fishing',
  'livestock',
  'agriculture',
  'masonry',
  'weaving',
  'carpentry',
  'metallurgy',
  'mining',
  'engineering',
  'shipbuilding',
  'steelmaking',
  'glassmaking',
] as const;
export type MasteryKey = (typeof MASTERY_KEYS)[number];

/** Number of each kind of card by its key: `KIND.fishing`. */
export const KIND = Object.fromEntries(MASTERY_KEYS.map((key, kind) => [key, kind])) as {
  readonly [key in MasteryKey]: number;
};

/** Kinds of each Domain. */
export const SLOTS = 12;

/** The kind of a Domain's slot, 1 to 12. */
export const slotKind = (domain: number, slot: number): number => domain * SLOTS + slot - 1;
