import type { Provenance } from '@conclave/frame/meta.ts';

/**
 * The 43 kinds of cards, 80 cards in all.
 *
 * Every number and type is that of the rulebook's own list of cards, compared mechanically with its
 * text; nothing is reconstructed. One mapping is a ruling (SI-R-01): the list's first number is taken as the cost
 * of building, its second as the price when sold, though the list labels them the other way round.
 *
 * To correct a card, change its row here: costs, prices, points, types, numbers of its functions and texts all follow.
 * What a card does stands in `rules/functions/cards.ts`. A change that alters the course of a game also raises `RULES`
 * in `index.ts` and gives the older rows to the older rules numbers in `tables.ts`, so that recorded games are not replayed
 * under other data.
 */
export const CARDS_PROVENANCE: Provenance = 'rulebook';

export const TYPES = ['Politics', 'Economy', 'Industry', 'Military', 'Exploration', 'Religion'] as const;
export type CardType = (typeof TYPES)[number];

interface CardKind extends Partial<FunctionNumbers> {
  /** 1 to 43, the number in the rulebook's list. */
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly types: readonly CardType[];
  /** Build cost in $. */
  readonly cost: number;
  /** Selling price in $. */
  readonly price: number;
  /** Build VPs; `?` counts `each` for each card of its type in the owner's tableau. */
  readonly vp: number | '?';
  readonly copies: number;
}

/** The numbers in what a card does; 0 where it has none of a sort. */
export interface FunctionNumbers {
  /** Cards drawn, and cards revealed. */
  readonly draws: number;
  readonly reveals: number;
  /** VPs gained, lost and paid. */
  readonly gains: number;
  readonly loses: number;
  readonly pays: number;
  /** VPs for each card of the type that is counted. */
  readonly each: number;
  /** $ that it brings, or each card sold more, and what a build costs less. */
  readonly brings: number;
  readonly less: number;
  /** What there is more of: cards that complete a tableau, VPs of a gain, cards drawn for a hand. */
  readonly more: number;
  /** Extra builds. */
  readonly builds: number;
  /** Bounds of a hand, and cards sold in a turn. */
  readonly least: number;
  readonly most: number;
  readonly sold: number;
}

const NONE: FunctionNumbers = {
  draws: 0,
  reveals: 0,
  gains: 0,
  loses: 0,
  pays: 0,
  each: 0,
  brings: 0,
  less: 0,
  more: 0,
  builds: 0,
  least: 0,
  most: 0,
  sold: 0,
};

// biome-ignore format: one card a line
const KINDS = [
  { id: 1, key: 'corveeSystem', name: 'Corvee System', types: ['Politics'], cost: 3, price: 3, vp: 3, copies: 2, draws: 2 },
  { id: 2, key: 'colonizationPolicy', name: 'Colonization Policy', types: ['Politics'], cost: 5, price: 2, vp: 5, copies: 2, more: 2 },
  { id: 3, key: 'bubbleEconomy', name: 'Bubble Economy', types: ['Economy'], cost: 8, price: 4, vp: 0, copies: 2, more: 1, least: 4 },
  { id: 4, key: 'constructionSponsor', name: 'Construction Sponsor', types: ['Economy', 'Industry'], cost: 6, price: 3, vp: 3, copies: 2, gains: 2 },
  { id: 5, key: 'worksProjectAdministration', name: 'Works Project Administration', types: ['Politics'], cost: 5, price: 3, vp: 4, copies: 2, draws: 1, gains: 1 },
  { id: 6, key: 'jointResourceAsteroidBelt', name: 'Joint Resource Asteroid Belt', types: ['Industry'], cost: 6, price: 3, vp: 3, copies: 2, draws: 1, gains: 1 },
  { id: 7, key: 'militarism', name: 'Militarism', types: ['Military', 'Politics'], cost: 8, price: 4, vp: 4, copies: 2, gains: 1 },
  { id: 8, key: 'munitionsIndustry', name: 'Munitions Industry', types: ['Industry'], cost: 8, price: 4, vp: 5, copies: 2, draws: 1 },
  { id: 9, key: 'orbitalElevator', name: 'Orbital Elevator', types: ['Exploration'], cost: 6, price: 3, vp: 4, copies: 2, more: 1 },
  { id: 10, key: 'ark', name: 'The Ark', types: ['Religion'], cost: 6, price: 3, vp: 3, copies: 2 },
  { id: 11, key: 'robotizedProduction', name: 'Robotized Production', types: ['Industry'], cost: 9, price: 4, vp: 5, copies: 2, less: 3, loses: 1 },
  { id: 12, key: 'indulgentiaAgency', name: 'Indulgentia Agency', types: ['Religion'], cost: 4, price: 2, vp: 4, copies: 2, draws: 1, brings: 3 },
  { id: 13, key: 'evangelicalism', name: 'Evangelicalism', types: ['Religion'], cost: 5, price: 2, vp: 4, copies: 2, draws: 2 },
  { id: 14, key: 'martialLawForces', name: 'Martial Law Forces', types: ['Military'], cost: 8, price: 4, vp: 3, copies: 2, loses: 1, draws: 1 },
  { id: 15, key: 'privateerFleet', name: 'Privateer Fleet', types: ['Military'], cost: 5, price: 3, vp: 2, copies: 2, least: 1 },
  { id: 16, key: 'industrialZonePlanet', name: 'Industrial Zone Planet', types: ['Industry'], cost: 7, price: 3, vp: 4, copies: 2, brings: 6 },
  { id: 17, key: 'phaseTransitionPowerPlantBase', name: 'Phase Transition Power Plant Base', types: ['Industry'], cost: 10, price: 5, vp: 3, copies: 2, most: 2, gains: 2 },
  { id: 18, key: 'ministryOfMissionary', name: 'Ministry of Missionary', types: ['Religion'], cost: 9, price: 4, vp: 4, copies: 2, reveals: 4 },
  { id: 19, key: 'holyLand', name: 'The Holy Land', types: ['Religion'], cost: 6, price: 3, vp: 4, copies: 2 },
  { id: 20, key: 'colonyPlanet', name: 'Colony Planet', types: ['Economy', 'Military'], cost: 10, price: 5, vp: 5, copies: 2 },
  { id: 21, key: 'colonyGovernmentGeneral', name: 'Colony Government-General', types: ['Military'], cost: 7, price: 4, vp: 5, copies: 2, least: 5 },
  { id: 22, key: 'divineGalacticKingdom', name: 'Divine Galactic Kingdom', types: ['Religion'], cost: 15, price: 5, vp: '?', copies: 1, each: 3 },
  { id: 23, key: 'projectArtemis', name: 'Project Artemis', types: ['Exploration'], cost: 7, price: 4, vp: 4, copies: 2, draws: 1 },
  { id: 24, key: 'blackMarket', name: 'Black Market', types: ['Economy'], cost: 3, price: 2, vp: 3, copies: 2 },
  { id: 25, key: 'spaceDefenseForces', name: 'Space Defense Forces', types: ['Military'], cost: 7, price: 4, vp: 4, copies: 2, draws: 1 },
  { id: 26, key: 'galacticSalvationFund', name: 'Galactic Salvation Fund', types: ['Religion'], cost: 7, price: 4, vp: 3, copies: 2, least: 5, most: 3, draws: 1 },
  { id: 27, key: 'galacticFederalRepublic', name: 'Galactic Federal Republic', types: ['Politics'], cost: 15, price: 5, vp: '?', copies: 1, each: 3 },
  { id: 28, key: 'galacticIntelligenceAgency', name: 'Galactic Intelligence Agency', types: ['Exploration'], cost: 8, price: 4, vp: 4, copies: 2, gains: 1 },
  { id: 29, key: 'galacticOrderkeeperForces', name: 'Galactic Orderkeeper Forces', types: ['Military'], cost: 6, price: 3, vp: 3, copies: 2, loses: 1, draws: 1 },
  { id: 30, key: 'galaxyProbe', name: 'Galaxy Probe', types: ['Exploration'], cost: 4, price: 2, vp: 3, copies: 2, pays: 1, reveals: 6 },
  { id: 31, key: 'intergalacticEconomicCoalition', name: 'Intergalactic Economic Coalition', types: ['Economy'], cost: 15, price: 5, vp: '?', copies: 1, each: 3 },
  { id: 32, key: 'intergalacticTradeRoute', name: 'Intergalactic Trade Route', types: ['Economy'], cost: 8, price: 4, vp: 5, copies: 2, sold: 3, draws: 1 },
  { id: 33, key: 'intergalacticIndustrialCoalition', name: 'Intergalactic Industrial Coalition', types: ['Industry'], cost: 15, price: 5, vp: '?', copies: 1, each: 3 },
  { id: 34, key: 'intergalacticExplorationNetwork', name: 'Intergalactic Exploration Network', types: ['Exploration'], cost: 15, price: 5, vp: '?', copies: 1, each: 3 },
  { id: 35, key: 'resourceTradingPlanet', name: 'Resource Trading Planet', types: ['Economy'], cost: 4, price: 2, vp: 2, copies: 2, gains: 1 },
  { id: 36, key: 'resourceProbe', name: 'Resource Probe', types: ['Exploration'], cost: 0, price: 2, vp: 1, copies: 2, draws: 3 },
  { id: 37, key: 'freeTradeCenter', name: 'Free Trade Center', types: ['Economy'], cost: 12, price: 5, vp: 5, copies: 2, brings: 1 },
  { id: 38, key: 'reconstructionBase', name: 'Reconstruction Base', types: ['Industry'], cost: 3, price: 3, vp: 4, copies: 2, builds: 1 },
  { id: 39, key: 'theocracy', name: 'Theocracy', types: ['Politics', 'Religion'], cost: 8, price: 4, vp: 4, copies: 2 },
  { id: 40, key: 'earlyEducationSociety', name: 'Early Education Society', types: ['Politics'], cost: 7, price: 3, vp: 4, copies: 2 },
  { id: 41, key: 'supergalacticImperium', name: 'Supergalactic Imperium', types: ['Military'], cost: 15, price: 5, vp: '?', copies: 1, each: 3 },
  { id: 42, key: 'wasteCollectingSatellite', name: 'Waste Collecting Satellite', types: ['Exploration'], cost: 0, price: 2, vp: 1, copies: 2 },
  { id: 43, key: 'planetProbe', name: 'Planet Probe', types: ['Exploration'], cost: 3, price: 2, vp: 3, copies: 2, pays: 1 },
] as const satisfies readonly CardKind[];

export type CardKey = (typeof KINDS)[number]['key'];

/** A kind of card with all of its numbers. */
export interface Card extends Required<CardKind> {
  readonly key: CardKey;
}

/** The kinds in the order of their ids, which start with 1. */
export const CARDS: readonly Card[] = KINDS.map((kind) => ({ ...NONE, ...kind }));

/** The kind with this id, for its name and types; its numbers are in the tables. */
export const cardKind = (id: number): Card => CARDS[id - 1]!;

/** Kind ids by key, for code that means one certain card. */
export const KIND = Object.fromEntries(CARDS.map((c) => [c.key, c.id])) as {
  readonly [K in CardKey]: number;
};

/** The kind id of each of the 80 cards: uids count through the kinds in order, copies side by side. */
export const KIND_OF: Uint8Array = Uint8Array.from(CARDS.flatMap((c) => Array<number>(c.copies).fill(c.id)));

/** The number of cards. */
export const CARD_COUNT = KIND_OF.length;

/** The uids of a kind. */
export const uidsOf = (kind: number): readonly number[] =>
  [...KIND_OF.keys()].filter((uid) => KIND_OF[uid] === kind);

/** The kind of a card. */
export const cardOf = (uid: number): Card => cardKind(KIND_OF[uid]!);

/** One bit for each type, in the order of `TYPES`. */
export const TYPE_BIT = Object.fromEntries(TYPES.map((t, i) => [t, 1 << i])) as {
  readonly [T in CardType]: number;
};

/** Types by kind id, as bits. */
export const TYPE_BITS: Uint8Array = Uint8Array.from([
  0,
  ...CARDS.map(({ types }) => types.reduce((bits, type) => bits | TYPE_BIT[type], 0)),
]);
