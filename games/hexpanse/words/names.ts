import { capital, listed, plural, withArticle } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import type { ActionCard } from '../data/action-cards.ts';
import { CARDS } from '../data/cards.ts';
import type { Ability } from '../data/effects.ts';
import { FACTIONS, type Faction } from '../data/factions.ts';
import type { Mercenary } from '../data/mercenaries.ts';
import { MINOR_FACTIONS, type MinorFaction } from '../data/minor-factions.ts';
import { MISSIONS } from '../data/missions.ts';
import type { Mode } from '../data/numbers.ts';
import type { Tables } from '../data/tables.ts';
import { tieBreaks } from '../rules/ending.ts';
import { isAlive, seatsOf, sideOf } from '../rules/sides.ts';
import {
  type EndReason,
  type Gain,
  type Grave,
  INERT,
  MERCENARY,
  type Phase,
  type Source,
  type State,
  type Token,
  UNITS,
  type Unit,
} from '../rules/types.ts';
import { abilityBrief, abilityText } from './effect-words.ts';

/*
 * The names of things and what they do, in our own words; board, terminal, refusals and rules reference read them here.
 */

/** A thing of the game: its name as it begins a line, and one sentence about it. */
export interface Named {
  readonly name: string;
  readonly says: string;
}

/** A clause as a sentence of its own. */
export const sentence = (clause: string): string => `${capital(clause)}.`;

export const UNIT_TEXT: { readonly [unit in Unit]: Named } = {
  normal: {
    name: 'normal unit',
    says: 'A unit without a text. Destroyed, it goes to its owner’s Recovery Ship.',
  },
  minor: {
    name: 'minor unit',
    says: 'A unit of a minor faction. It counts as a normal unit in everything but its text.',
  },
  squad: {
    name: 'squad token',
    says: 'A plain unit that a mercenary card brings. Destroyed, it is out of the game.',
  },
};

/** What the tables say of warlords and hexilum. */
export const quantityTexts = (t: Tables): readonly Named[] => [
  {
    name: 'Warlord',
    says: `It has ${t.life} life at the start and at most. An attack takes ${t.attackDamage}, moving it or using its ability ${t.ownDamage}, and an action heals ${t.actionLife}. Without life its player is out of the game.`,
  },
  {
    name: 'Hexilum',
    says: `It pays for cards and for income. What comes to a hexilum territory brings ${t.territoryHexilum}, an action ${t.actionHexilum}. A player has at most ${t.mostHexilum}, and income up to level ${t.highestIncome}.`,
  },
];

/** What stands on a territory, without its owner: “normal unit”, “Motoko”, “warlord”; `card` of a mercenary. */
export function kindName(kind: number, card: number): string {
  if (kind < 0) return 'warlord';
  if (kind === MERCENARY) return card < 0 ? 'mercenary' : CARDS[card]!.name;
  return kind === INERT ? 'inert unit' : UNIT_TEXT[UNITS[kind - 1]!].name;
}

/** The same as a sentence has it: “a normal unit”, “Motoko”. */
export const aKind = (kind: number, card: number): string =>
  kind === MERCENARY && card >= 0 ? kindName(kind, card) : withArticle(kindName(kind, card));

/** What is put on the board: “a normal unit”, “Motoko”. */
export const aToken = (token: Token): string =>
  typeof token === 'number' ? CARDS[token]!.name : withArticle(UNIT_TEXT[token].name);

/** Units by kind: “2 normal units and 1 minor unit”; “nothing” for none. */
export const unitsText = (counts: readonly number[]): string =>
  listed(counts.flatMap((n, i) => (n > 0 ? [plural(n, UNIT_TEXT[UNITS[i]!].name)] : []))) || 'nothing';

/** The name of a card; “a card” where its face is not known. */
export const cardName = (card: number): string => (card < 0 ? 'a card' : CARDS[card]!.name);

export const factionName = (faction: number): string => FACTIONS[faction]?.name ?? 'no faction yet';
export const warlordName = (faction: number): string => FACTIONS[faction]?.warlord ?? 'warlord';
export const minorName = (minor: number): string => MINOR_FACTIONS[minor]?.name ?? 'no minor faction';
export const missionName = (mission: number): string => MISSIONS[mission]?.name ?? 'a mission';

const SUITS_TEXT: { readonly [suits in Faction['suits']]: string } = {
  beginners: 'Recommended for beginners.',
  experienced: 'Recommended for experienced players.',
};

/** Whom the rulebook recommends a faction to. */
export const suitsText = (faction: number): string => SUITS_TEXT[FACTIONS[faction]!.suits];

/** What a faction's warlord can do. */
export const factionText = ({ factions, ownDamage }: Tables, faction: number): string =>
  `For an action and ${ownDamage} damage to ${warlordName(faction)}: ${abilityText(factions[faction]!.ability, 'the warlord')}.`;

/** The same in few words, beside what it costs. */
export const factionBrief = ({ factions }: Tables, faction: number): string =>
  abilityBrief(factions[faction]!.ability, 'the warlord');

function isActionCard(card: Mercenary | ActionCard): card is ActionCard {
  return 'options' in card;
}

/** What a card does, in sentences: one of a mercenary, two of an action card. */
export function cardTexts({ cards }: Tables, card: number): string[] {
  const data = cards[card]!;
  if (isActionCard(data)) return data.options.map((option) => sentence(abilityText(option)));
  return [`${sentence(abilityText(data.ability))}${data.reusable ? ' Reusable for an action.' : ''}`];
}

/** The same in one line, price first: “costs 2; reusable; gain 2 hexilum”. */
export function cardLine({ cards }: Tables, card: number): string {
  const data = cards[card]!;
  if (isActionCard(data)) {
    const [first, second] = data.options.map((option) => abilityText(option));
    return `action card, costs ${data.price}; 1: ${first}; or 2: ${second}`;
  }
  return `mercenary, costs ${data.price}${data.reusable ? ', reusable' : ''}; ${abilityText(data.ability)}`;
}

/** The same in few words, for who has the card before them: “Gain 2 hexilum”, “1: … or 2: …”. */
export function cardBrief({ cards }: Tables, card: number): string {
  const data = cards[card]!;
  return isActionCard(data)
    ? data.options.map((option, i) => `${i + 1}: ${abilityBrief(option)}`).join(' or ')
    : capital(abilityBrief(data.ability));
}

export const MINOR_TYPE_TEXT: { readonly [type in MinorFaction['type']]: Named } = {
  normal: { name: 'Normal', says: 'Works as its text says.' },
  reusable: { name: 'Reusable', says: 'Its ability can be used for an action as often as you like.' },
  fixed: { name: 'Fixed', says: 'Can’t be used to attack.' },
};

const minorAbility = (when: string, ability: Ability | undefined): string[] =>
  ability === undefined ? [] : [`${when}: ${abilityText(ability)}.`];

/** What a unit of a minor faction does, in sentences. */
export function minorTexts({ type, arrival, action, destruction, undying, mining }: MinorFaction): string[] {
  return [
    ...minorAbility('When it comes into play', arrival),
    ...minorAbility('For an action', action),
    ...minorAbility('When it is destroyed or sent to the Recovery Ship', destruction),
    ...(undying ? ['It goes to the reserve whenever it would go to the Recovery Ship.'] : []),
    ...(mining === undefined ? [] : [`Placed on a hexilum territory it brings ${mining} hexilum more.`]),
    ...(type === 'fixed' ? [MINOR_TYPE_TEXT.fixed.says] : []),
  ];
}

/** The same in few words, for whom there is little room. */
export const minorBrief = ({ arrival, action, destruction, undying, mining }: MinorFaction): string =>
  [
    ...(arrival ? [`In play: ${abilityBrief(arrival)}`] : []),
    ...(action ? [`Action: ${abilityBrief(action)}`] : []),
    ...(destruction ? [`Destroyed: ${abilityBrief(destruction)}`] : []),
    ...(undying ? ['Goes back to the reserve'] : []),
    ...(mining === undefined ? [] : [`On crystals: ${mining} hexilum more`]),
  ].join('; ');

/** Who or what an ability comes from: “Motoko”, “First Consul Ramius”, “Cymurai”. */
export function sourceName([kind, number]: Source): string {
  switch (kind) {
    case 'mercenary':
    case 'option':
      return cardName(number);
    case 'faction':
      return warlordName(number);
    case 'arrival':
    case 'unit':
      return minorName(number);
  }
}

export const modeTexts = ({
  modes: { sailor, captain, admiral },
}: Tables): { readonly [mode in Mode]: Named } => ({
  sailor: {
    name: 'Sailor',
    says: `${sailor.normal} normal units, no minor units, one mission for all. Recommended for beginners.`,
  },
  captain: {
    name: 'Captain',
    says: `${captain.normal} normal and ${captain.minor} minor units, one mission for all. The normal mode, good for a first game as well.`,
  },
  admiral: {
    name: 'Admiral',
    says: `${admiral.normal} normal and ${admiral.minor} minor units, one mission for all and a secret one for each.`,
  },
});

export const phaseTexts = ({ actions }: Tables): { readonly [phase in Phase]: Named } => ({
  setup: { name: 'Set-up', says: 'Factions, minor factions and missions are taken, warlords placed.' },
  action: {
    name: 'Action phase',
    says: `Up to ${plural(actions, 'action')}, each with the whole chain it sets off.`,
  },
  market: { name: 'Market phase', says: 'Buy any number of cards; then the market is filled.' },
});

/** Where hexilum comes from, to follow a sentence. */
export const GAIN_TEXT: { readonly [why in Gain]: string } = {
  income: 'as income',
  action: 'for an action',
  ability: 'by an ability',
  territory: 'from a hexilum territory',
  miners: 'by mining',
  destruction: 'for a unit that was destroyed',
};

/** Where a destroyed unit goes, to follow a sentence about it. */
export const GRAVE_TEXT: { readonly [to in Grave]: string } = {
  ship: 'it goes to the Recovery Ship',
  reserve: 'it goes back to the reserve',
  discard: 'its card is discarded',
  gone: 'it is out of the game',
};

export const END_REASONS: { readonly [reason in EndReason]: string } = {
  formation: 'A formation is complete.',
  warlords: 'Only one side has a warlord left.',
  cap: 'The last round has been played; the best position wins.',
  draw: 'The last round has been played, and nobody is ahead.',
};

/** A number of hexilum; the word has no plural. */
export const hexilum = (n: number): string => `${n} hexilum`;

const NTH = ['first', 'second', 'third', 'fourth'];

/**
 * What decides between equally many units in the best place of a mission, for a seat that shares its number with another
 * side; else null (section 7).
 */
export function tiedText(s: Readonly<State>, seat: Seat): string | null {
  if (s.outcome === null) return null;
  const { scores } = s.outcome;
  const side = sideOf(s, seat);
  if (!scores.some((score, other) => sideOf(s, other) !== side && score === scores[seat])) return null;
  if (!seatsOf(s, side).some((one) => isAlive(s, one)))
    return `eliminated ${NTH[s.eliminated.indexOf(seat)]}`;
  const [life, n, units] = tieBreaks(s, side);
  return `life ${life}, ${hexilum(n)}, ${plural(units, 'unit')} on the board`;
}

/** So many rounds before the last one it is time to say so. */
const SOON = 3;

/** How near the end of the game is at the latest, to follow a round; nothing while it is far. */
export function endSays(round: number, roundCap: number): string {
  if (round === roundCap) return ', the last one';
  return roundCap - round <= SOON ? ` of ${roundCap} at most` : '';
}
