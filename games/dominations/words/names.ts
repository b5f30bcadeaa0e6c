import type { Seat } from '@conclave/kernel';
import { isTied } from '@conclave/mechanics/places';
import { CAMPFIRE, isMasteryCard, kindOf, levelOf, monumentOf } from '../data/cards.ts';
import { DOMAIN_NAMES } from '../data/domains.ts';
import { MASTERY } from '../data/mastery.ts';
import { MONUMENTS } from '../data/monuments.ts';
import { AGES } from '../data/numbers.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { NEWEST, type Tables } from '../data/tables.ts';
import { TILES } from '../data/tiles.ts';
import { ordersByVp } from '../rules/older.ts';
import type { ControlledBy, Extra, PartName, Phase, Source, Stage, State } from '../rules/types.ts';

/*
 * The names of things and what they are, in our own words; board, terminal, refusals and rules reference read them here.
 * What cards do stands in `mastery-words.ts`, `omen-words.ts`, `hegemon-words.ts` and `monument-words.ts`.
 */

/** A thing of the game: its name as it begins a line, and one sentence about it. */
export interface Named {
  readonly name: string;
  readonly says: string;
}

/** How the order of Ages II and III is made, by rules number (DM-INI-02). */
export const newOrderSays = (rules: Pick<State, 'rules'>): string =>
  ordersByVp(rules)
    ? 'After Ages I and II the fewest VP come first.'
    : 'After Ages I and II the order is reversed.';

const ROMAN = ['0', 'I', 'II', 'III', 'IV'] as const;

/** An Age or a place in the initiative order as a Roman numeral. */
export const roman = (n: number): string => ROMAN[n]!;

export const ageName = (age: number): string => `Age ${roman(age)}`;

/** The Age at whose end things are counted that lie there; in the draft the first. */
export const scoredAge = ({ age }: Pick<State, 'age'>): number => Math.max(1, age);

export const domainName = (domain: number): string => DOMAIN_NAMES[domain]!;

/** What each Domain is good for. */
export const DOMAIN_SAYS: readonly string[] = [
  'Cities: cheaper, more of them, and points for them.',
  'A little of everything: Influence, Cities, Mastery cards, Loci.',
  'Monuments.',
  'Other Knowledge, Influence, and Cities among those of others.',
  'Mastery cards.',
  'Influence, points, Nodus and Knowledge limits.',
];

export const PHASE_TEXT: { readonly [phase in Phase]: Named } = {
  draft: { name: 'Draft', says: 'Everybody keeps one of the cards dealt, in secret.' },
  redraw: { name: 'Redraw', says: 'By initiative each player may once exchange tiles of the hand.' },
  grow: { name: 'Grow', says: 'The player places a tile; it and the Cities beside it Produce Knowledge.' },
  build: {
    name: 'Build',
    says: 'The player may found a City, raise one, or build the next level of a Monument.',
  },
  develop: {
    name: 'Develop',
    says: 'The player may gain a Mastery card for the Tree, or turn one to its Advanced side.',
  },
  end: {
    name: 'End of the Age',
    says: 'Cards, Influence, Hegemon tiles and Domination cards are settled; Knowledge falls to 0.',
  },
};

/** The steps at the end of an Age and of the game. */
export const stageText = ({
  hegemonVp,
  dominationVp,
  adjacencyVp,
  objectiveVp,
}: Tables): { readonly [stage in Stage]: Named } => ({
  effects: {
    name: 'Cards at the end of the Age',
    says: 'By initiative everybody resolves the cards of their own Tree that act now, those that give Influence first.',
  },
  influence: {
    name: 'Influence',
    says: 'Everybody scores 1 VP for each Influence; who has most may assimilate a Mastery card.',
  },
  hegemon: {
    name: 'Hegemon',
    says: `For each of the five tiles of the rack the player with most takes ${vp(hegemonVp)}.`,
  },
  domination: {
    name: 'Domination cards',
    says: `For each Domain the player with most Knowledge takes the card and ${vp(dominationVp)}.`,
  },
  cleanUp: {
    name: 'Clean-up',
    says: 'Knowledge falls to 0, tiles go back to the bag, Omens end, and the next Age has a new order.',
  },
  gameEnd: { name: 'Cards at the end of the game', says: 'Cards of all Trees that act now score.' },
  monuments: {
    name: 'Monuments',
    says: `Who controls a Monument scores, and each City beside one brings ${vp(adjacencyVp)}.`,
  },
  objectives: {
    name: 'Objectives',
    says: `Everybody scores their own card: each fulfilled objective brings ${vp(objectiveVp)}.`,
  },
});

/** What a step at the end is called. */
export const stageName = (stage: Stage): string => stageText(NEWEST)[stage].name;

/** What Produces, as a part of a sum. */
export const PART_TEXT: { readonly [part in PartName]: string } = {
  own: 'dot of the tile',
  beside: 'dot beside it',
  locus: 'dot of the Locus',
  pair: 'matching pair',
  camp: 'Camp',
  campCard: 'card for Camps',
  masterBuilder: 'The Master Builder',
  city: 'City',
  cityCard: 'card for Cities',
};

const SINGLE_SOURCES = {
  cities: 'Cities',
  mastery: 'Mastery cards',
  nodus: 'Nodus',
  levels: 'Monument levels',
  triggers: 'Triggered cards and sites',
  omens: 'Omens',
  gameEnd: 'Cards at the end of the game',
  control: 'Control of Monuments',
  adjacency: 'Cities beside Monuments',
  objectives: 'Objectives',
  ambition: 'Ambition',
} as const;
const AGE_SOURCES = {
  influence: 'Influence',
  effects: 'Cards at the end of',
  hegemon: 'Hegemon',
  domination: 'Domination cards',
} as const;

/** A column of the score sheet: “Cities”, “Hegemon, Age II”. */
export function sourceName(source: Source): string {
  const age = Number(source.at(-1));
  if (!(age >= 1 && age <= AGES)) return SINGLE_SOURCES[source as keyof typeof SINGLE_SOURCES];
  const kind = source.slice(0, -1) as keyof typeof AGE_SOURCES;
  const comma = kind === 'effects' ? '' : ',';
  return `${AGE_SOURCES[kind]}${comma} ${ageName(age)}`;
}

export const EXTRA_NAME: { readonly [extra in Extra]: string } = {
  bureaucracy: 'Bureaucracy',
  patronage: 'Patronage',
  printing: 'Printing',
};

/** The initiative that decides between equal VP at the end, for a seat that shares its VP; else null (DM-FIN-08). */
export const tiedText = (s: Readonly<State>, seat: Seat): string | null =>
  s.outcome !== null && isTied(s.outcome.scores, seat)
    ? `initiative ${roman(s.order.indexOf(seat) + 1)}`
    : null;

/** What decides who controls a Monument where several have most levels of it (DM-MON-12, 13). */
export const CONTROL_SAYS: { readonly [by in Exclude<ControlledBy, 'most'>]: string } = {
  first: 'tied: who built the first level controls it',
  initiative: 'tied, without who built the first level: initiative decides',
};

export const END_REASONS = { ages: 'Three Ages have passed, and everything is scored.' } as const;

/** A number of victory points, of Influence, of Knowledge in a Domain: “2 VP”, “1 Influence”, “3 Trade”. */
export const vp = (n: number): string => `${n} VP`;
export const influence = (n: number): string => `${n} Influence`;
export const knowledge = (n: number, domain: number): string => `${n} ${domainName(domain)}`;

/** Amounts by Domain: “2 Government, 1 Trade”; “nothing” for none. */
export function amounts(list: readonly number[]): string {
  const parts = list.flatMap((n, domain) => (n === 0 ? [] : [knowledge(n, domain)]));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** The name of a Land tile; “a tile” where its face is not known. */
export const tileName = (tile: number): string => TILES[tile]?.id ?? 'a tile';

/** A Land tile in a sentence, by its Camp: “a tile of Religion”. */
export const tileNoun = (tile: number): string =>
  TILES[tile] ? `a tile of ${domainName(TILES[tile].camp)}` : tileName(tile);

/** A Land tile as one speaks of it: “Tile of Religion”, by its Camp. */
export const tileCalled = (tile: number): string => `Tile of ${domainName(TILES[tile]!.camp)}`;

/** What a Land tile shows: “Camp Government; dots Religion, Craftsmanship, Trade”, the dots clockwise. */
export function tileText(tile: number): string {
  const { camp, dots } = TILES[tile]!;
  return `Camp ${domainName(camp)}; dots ${dots.map(domainName).join(', ')}`;
}

export const masteryName = (kind: number): string => MASTERY[kind]!.name;
export const monumentName = (monument: number): string => MONUMENTS[monument]!.name;
/** The letter of a copy of a Mastery card. */
export const copyName = (copy: number): string => 'abcd'[copy]!;
export const nationName = (card: number): string => OBJECTIVES[card]?.nation ?? 'an objective card';

/** A card of a Tree by its number: “Fishing”, “Petra, level 2”, “Campfire”. */
export function treeCardName(card: number): string {
  if (card === CAMPFIRE) return 'Campfire';
  return isMasteryCard(card)
    ? masteryName(kindOf(card))
    : `${monumentName(monumentOf(card))}, level ${levelOf(card)}`;
}

/** How near the end of the game is, to follow a round of an Age: what must be said, and what more where there is room. */
export function endSays(
  { rounds }: Tables,
  age: number,
  round: number,
): readonly [must: string, more: string] {
  if (age < AGES) return ['', ''];
  return round < rounds ? ['', ', last Age'] : [', last', ' of the game'];
}
