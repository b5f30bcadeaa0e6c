import { capital, listed } from '@conclave/frame/words.ts';
import { type Card, type CardType, cardKind, type FunctionNumbers, KIND } from '../data/cards.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { CardFunction, Occasion } from '../rules/functions/types.ts';
import type { Shortfall } from '../rules/raising.ts';
import type { EndReason, State, Window } from '../rules/types.ts';

/*
 * The cards' texts in our own words. They are put together from the data that the rules run on, so that text and rules
 * can't say different things.
 */

const OCCASION: { readonly [O in Occasion]: (type: CardType | undefined) => string } = {
  oppBuilt: () => 'whenever an opponent builds a card',
  youBuilt: () => 'whenever you build a card, this one included',
  selfEntered: () => 'when this comes into your tableau',
  cardEntered: (type) => `whenever another ${type} card comes into any tableau`,
  oppCardSlipped: (type) =>
    type === undefined
      ? 'whenever a card of the named kind becomes slipped in an opponent’s tableau'
      : `whenever ${type === 'Exploration' || type === 'Economy' ? 'an' : 'a'} ${type} card becomes slipped in an opponent’s tableau`,
  oppResearchDiscard: () => 'whenever an opponent discards cards by research',
  youLostHandCards: () => 'whenever cards leave your hand during an opponent’s turn',
  oppTurnEnd: () => 'at the end of the turn of an opponent',
  ownTurnEnd: () => 'at the end of your turn',
};

/** After a sentence about others, one about the owner says so. */
const withSubject = (before: string, says: string): string =>
  /^(each|that) /.test(before) && /^(draw|gain) /.test(says) ? `you ${says}` : says;

/** A card function in three parts; parts that a function does not have are empty. */
export interface FunctionText {
  /** When it applies, a condition included. */
  readonly when: string;
  readonly cost: string;
  readonly effect: string;
}

/** The parts of a function's text, with the numbers of its card. */
export function functionText(fn: CardFunction, n: FunctionNumbers): FunctionText {
  if (fn.kind === 'static') return { when: '', cost: '', effect: fn.says(n) };
  const condition = fn.condition === undefined ? '' : fn.condition.says(n);
  const effects = fn.effects.map((effect) => effect.says(n));
  const link = condition.startsWith('if') ? ', ' : ' ';
  return {
    when: fn.kind === 'active' ? condition : `${OCCASION[fn.on](fn.type)}${condition && link}${condition}`,
    cost: listed(fn.cost.map((cost) => cost.says(n))),
    effect: effects.map((says, i) => (i > 0 ? withSubject(effects[i - 1]!, says) : says)).join(', then '),
  };
}

/** A whole function as one sentence. */
function functionSentence(fn: CardFunction, n: FunctionNumbers): string {
  const { when, cost, effect } = functionText(fn, n);
  if (fn.kind === 'static') return `${capital(effect)}.`;
  if (fn.kind === 'active') return `${capital(cost)}${when === '' ? '' : ` (only ${when})`}: ${effect}.`;
  if (!fn.may) return `${capital(when)}: ${effect}.`;
  return capital(cost === '' ? `${when}, you may ${effect}.` : `${when}, you may ${cost}: ${effect}.`);
}

/** The text of a kind of card with these numbers, one sentence for each function, in the order of `functionsOf`. */
export const cardText = (card: Card): readonly string[] =>
  functionsOf(card.id).map((fn) => functionSentence(fn, card));

/** What a build lacks and what may bring it: “6$ missing: only with Industrial Zone Planet, which brings 6$”. */
export function sayShortfall({ missing, planets, agencies, together }: Shortfall): string {
  const [zone, agency] = [kindName(KIND.industrialZonePlanet), kindName(KIND.indulgentiaAgency)];
  const ways = [
    ...(planets > 0 ? [`${zone}, which brings ${planets}$`] : []),
    ...(agencies > 0 ? [`${agency}, which brings at most ${agencies}$ for what you give away`] : []),
    ...(together > 0
      ? [`${zone} and ${agency}, which together bring at most ${together}$ for what you give away`]
      : []),
  ];
  return ways.length === 0 ? `${missing}$ missing` : `${missing}$ missing: only with ${ways.join(', or ')}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in words, as far as it is small. */
export const inWords = (n: number): string => NUMBERS[n] ?? `${n}`;

/** So many cards, in words. */
export const cardsInWords = (n: number): string => `${inWords(n)} ${n === 1 ? 'card' : 'cards'}`;

/** The name of a kind. */
export const kindName = (kind: number): string => cardKind(kind).name;

/** What long names are cut down to where several stand on one button: words of the name as they stand in it. */
const SHORT_NAMES: { readonly [kind: number]: string } = {
  [KIND.worksProjectAdministration]: 'Works Project',
  [KIND.jointResourceAsteroidBelt]: 'Asteroid Belt',
  [KIND.robotizedProduction]: 'Robotized',
  [KIND.industrialZonePlanet]: 'Industrial Zone',
  [KIND.phaseTransitionPowerPlantBase]: 'Power Plant',
  [KIND.ministryOfMissionary]: 'Ministry',
  [KIND.colonyGovernmentGeneral]: 'Government-General',
  [KIND.divineGalacticKingdom]: 'Galactic Kingdom',
  [KIND.spaceDefenseForces]: 'Defense Forces',
  [KIND.galacticSalvationFund]: 'Salvation Fund',
  [KIND.galacticFederalRepublic]: 'Federal Republic',
  [KIND.galacticIntelligenceAgency]: 'Intelligence Agency',
  [KIND.galacticOrderkeeperForces]: 'Orderkeeper Forces',
  [KIND.intergalacticEconomicCoalition]: 'Economic Coalition',
  [KIND.intergalacticTradeRoute]: 'Trade Route',
  [KIND.intergalacticIndustrialCoalition]: 'Industrial Coalition',
  [KIND.intergalacticExplorationNetwork]: 'Exploration Network',
  [KIND.resourceTradingPlanet]: 'Trading Planet',
  [KIND.earlyEducationSociety]: 'Education Society',
  [KIND.supergalacticImperium]: 'Imperium',
  [KIND.wasteCollectingSatellite]: 'Collecting Satellite',
};

/** The name of a kind where there is little room. */
export const shortName = (kind: number): string => SHORT_NAMES[kind] ?? kindName(kind);

/** The parts of a turn as players call them. The main phase is before and after its main action (SI-TRN-05). */
export const PHASES: { readonly [W in Window]: string } = {
  start: 'Recover',
  recover: 'Recover',
  before: 'Main phase',
  main: 'Main phase',
  after: 'Main phase',
  limit: 'Hand limit',
  end: 'Turn end',
  check: 'Turn end',
};

/** The part of the turn that is played, and how its main action stands. */
export const phaseOf = ({ window, mainDone }: Pick<Readonly<State>, 'window' | 'mainDone'>): string =>
  PHASES[window] === PHASES.main
    ? `${PHASES.main}, main action ${mainDone ? 'done' : 'to come'}`
    : PHASES[window];

/** Why a game ended. */
export const END_REASONS: { readonly [R in EndReason]: string } = {
  completion: 'A tableau was complete, and everybody else had one more turn.',
  exhaustion: 'A card was needed, and neither deck nor discard pile had one left.',
  'round-limit': 'The round limit was reached.',
};
