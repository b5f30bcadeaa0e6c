import { capital, plural } from '@conclave/frame/words.ts';
import type { Mastery, MasteryKey } from '../data/mastery.ts';
import { MASTERY } from '../data/mastery.ts';
import type { Timing } from '../data/mastery-effects.ts';
import type { Tables } from '../data/tables.ts';
import { domainName, masteryName, vp } from './names.ts';

/*
 * What Mastery cards do, in our own words, put together from the numbers that the rules run on.
 */

/** When a card acts, as one says it before what it does. */
export const TIMING_TEXT: { readonly [timing in Timing]: string } = {
  turnStart: 'At the start of your turn',
  produce: 'When Knowledge is Produced',
  produceTrigger: 'When a tile has been placed',
  afterProduce: 'After you have Produced',
  exchange: 'In Build or Develop',
  buildCost: 'When you pay for a Build action',
  extraBuild: 'In Build',
  buildTrigger: 'After a Build action',
  developCost: 'When you pay for a Develop action',
  pay: 'When you pay for a Develop action',
  extraDevelop: 'In Develop',
  developTrigger: 'After a Develop action',
  influenceTrigger: 'After a Build or Develop action',
  limit: 'Always',
  ageEndInfluence: 'At the end of each Age',
  ageEndVp: 'At the end of each Age',
  gameEnd: 'At the end of the game',
};

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** A sentence without its full stop, from the number of a side and whether it is the Advanced one. */
type Says = (n: number, isAdvanced: boolean, domain: string, numbers: Tables) => string;

/** Slots 1 to 6, which do the same for each Domain. */
const ALIKE: readonly Says[] = [
  (n, _, domain) => `Gain ${n} ${domain}`,
  (n, _, domain) => `a Camp of ${domain} that you place Produces ${n} more`,
  (n, isAdvanced, domain) =>
    isAdvanced
      ? `Gain 1 ${domain} for each ${domain} that you Produced in this Grow phase, at most ${n}`
      : `Gain 1 ${domain} for each ${domain} beyond the first that you Produced in this Grow phase, at most ${n}`,
  (n, _, domain) =>
    `each of your Cities that is activated, whatever its Camp, Produces ${n} ${domain} besides`,
  (n, _, domain) => `${n} VP for each Nodus of ${domain} in your Tree`,
  (n, _, domain) => `once a turn exchange up to ${n} Knowledge of other Domains for as many ${domain}`,
];

const SPECIAL: { readonly [key in MasteryKey]?: Says } = {
  education: (n) => `founding or raising a City costs you ${n} less`,
  military: (n) => `when you found or raise a City, gain ${n} Influence`,
  monarchy: (n) => `${n} VP for each of your Cities`,
  republic: (n) => `${n} VP for each colour of Camp on which you have a City`,
  bureaucracy: (n) => `${times(n)} an Age, one more Build action of any kind`,
  empire: (n) => `${n} VP for each level of your Cities`,

  relics: (n) => `gain ${n} Influence`,
  temples: (n) => `${n} VP for each of your Cities that your own tile activates`,
  cathedrals: (n) => `${n} VP for each of your Cities of level 2 or 3`,
  monotheism: (n) => `${n} VP for each Mastery card of one Domain in your Tree, that of which you have most`,
  prophecy: (n) => `${n} VP for each Locus that your tile closes`,
  theology: (n) => `1 VP for each ${n} Influence that you have, rounded down`,

  sculpture: (n) => `building a Monument level costs you ${n} less`,
  theatre: (n) => `when you build a Monument level, ${n} VP`,
  architecture: (n) => `${n} VP for each Monument level in your Tree`,
  diplomacy: (n) => `when you build a Monument level, gain ${n} Influence`,
  patronage: (n, _isAdvanced, _domain, { patronageDiscount }) =>
    `${times(n)} an Age, one more Build action, for a Monument level only, which costs ${patronageDiscount} less`,
  epic: (n) => `${n} VP for each colour of Nodus in your Tree`,

  mercenaries: (n) => `gain ${n} Knowledge of your choice`,
  guilds: (n) =>
    `gaining or turning a Mastery card of a Domain on whose colour you have a City costs you ${n} less`,
  banking: (n) => `1 VP for each ${n} Knowledge that you hold in all, rounded down`,
  goldTrade: (n) => `${n} VP for each of your Cities that the tile activates, whoever places it`,
  maritimeLeague: (n) => `gain ${n} Influence`,
  tradeFairs: (n) => `${n} VP for each of your Cities beside a City of another player`,

  medicine: (n) => `turning a card to its Advanced side costs you ${n} less`,
  cartography: (n) =>
    `if your tile shares two or three edges with tiles or the Cradle, gain ${n} Knowledge of your choice`,
  astronomy: (n) => `${n} VP for each Advanced Mastery card in your Tree`,
  alchemy: (n) => `up to ${n} of the cost of a Mastery card may be paid with any Domains`,
  printing: (n) => `${times(n)} an Age, one more Develop action`,
  greatLibrary: (n) => `${n} VP for each Mastery card of value 6 or 9 in your Tree`,

  metallurgy: (n) => `when you gain a Mastery card, ${n} VP; not when you turn one`,
  mining: (n, isAdvanced) =>
    isAdvanced
      ? `${n} VP for each matching pair that your tile forms`
      : `${n} VP if your tile forms at least one matching pair`,
  engineering: (n) =>
    n === 1 ? '1 VP for each Nodus in your Tree' : `1 VP for each ${n} Nodus in your Tree, rounded down`,
  shipbuilding: (n, _isAdvanced, _domain, { maxLimit }) =>
    `your limit in every Domain is ${n} higher, but never above ${maxLimit}`,
  steelmaking: (n, _, domain) => `${n} VP for each Mastery card of ${domain} in your Tree`,
  glassmaking: (n) => `if the action has given you Influence, gain ${n} Influence more`,
};

/** What a side of a card does, as a sentence without its moment: “Gain 1 Craftsmanship.” */
export function masterySays({ key, slot, domain, n }: Mastery, side: 1 | 2, numbers: Tables): string {
  const says = ALIKE[slot - 1] ?? SPECIAL[key]!;
  return `${capital(says(n[side - 1]!, side === 2, domainName(domain), numbers))}.`;
}

/** When a card acts and what a side of it does: “At the start of your turn: Gain 1 Craftsmanship.” */
export const masteryText = (card: Mastery, side: 1 | 2, numbers: Tables): string =>
  `${TIMING_TEXT[card.timing]}: ${masterySays(card, side, numbers)}`;

/** What must be in the Tree before: “needs Education”, “needs a value-3 and a value-6 card of Trade”; empty for nothing. */
export function needsText({ needs, domain }: Mastery): string {
  if (needs === 'any') return `needs a value-3 and a value-6 card of ${domainName(domain)}`;
  return needs === -1 ? '' : `needs ${masteryName(needs)}`;
}

/** A card's figures: “Government, value 9, needs Education”. */
export function masteryFigures(card: Mastery): string {
  const needs = needsText(card);
  return `${domainName(card.domain)}, value ${card.value}${needs === '' ? '' : `, ${needs}`}`;
}

/** The value-9 cards that need this one. */
export const neededBy = (kind: number): readonly Mastery[] => MASTERY.filter(({ needs }) => needs === kind);

/** Numbers of the half-Nodus of a copy, north first: “north Trade, east Craftsmanship, south Government, west Art”. */
export const sidesText = (colours: readonly number[]): string =>
  ['north', 'east', 'south', 'west'].map((side, i) => `${side} ${domainName(colours[i]!)}`).join(', ');

/** What a Nodus is, and what it brings. */
export const nodusSays = ({ nodusVp }: Tables): string =>
  `A Nodus is two half circles of one colour that meet between cards: ${vp(nodusVp)} when it is formed, and cards and the Hegemon count it.`;

/** “1 Nodus of Art”, “2 Nodus: Art, Trade”; “no Nodus”. */
export function nodusText(colours: readonly number[]): string {
  if (colours.length === 0) return 'no Nodus';
  const names = colours.map(domainName).join(', ');
  return `${plural(colours.length, 'Nodus', 'Nodus')}: ${names}`;
}
