import { capital, listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { isTied } from '@conclave/mechanics/places';
import { ACTIONS, type Action } from '../data/actions.ts';
import { CIVILISATION, type CivilisationKey } from '../data/civilisations.ts';
import { EVOLUTIONS, type Evolution } from '../data/evolutions.ts';
import type { Bonus } from '../data/sectors.ts';
import type { Strategy } from '../data/strategies.ts';
import type { Tables } from '../data/tables.ts';
import { tokensInAll } from '../rules/scoring.ts';
import type { EndReason, State } from '../rules/types.ts';

/*
 * The names of things and what they do, in our own words; board, terminal, refusals and rules reference read them here.
 * Texts of cards and civilisations, and all that have numbers in them, are put together from the tables of a game.
 */

/** A thing of the game: its name as it begins a line, and one sentence about it. */
export interface Named {
  readonly name: string;
  readonly says: string;
}

/** The same where the sentence has numbers of the tables in it. */
interface Counted {
  readonly name: string;
  readonly says: (t: Tables) => string;
}

const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A number as a word, where one is short: “three”, “12”. */
export const inWords = (n: number): string => NUMERALS[n] ?? `${n}`;

export const STRATEGY_TEXT: { readonly [S in Strategy]: Counted } = {
  war: {
    name: 'War',
    says: () => 'Start a battle on any sectors where you and others have tokens, one after the other.',
  },
  evolution: {
    name: 'Evolution',
    says: ({ rise, maxLevel }) =>
      `Raise the evolution that the card names by ${inWords(rise)} ${rise === 1 ? 'level' : 'levels'}, up to ${maxLevel}.`,
  },
  colonization: {
    name: 'Colonization',
    says: () => 'Place one colony token on a sector that you control and where no colony stands.',
  },
  expansion: {
    name: 'Expansion',
    says: () => 'Carry out the actions of the card, of your levels and of your colonies, in any order.',
  },
};

export const EVOLUTION_TEXT: { readonly [E in Evolution]: Named } = {
  production: {
    name: 'Production',
    says: 'Each level builds one ship more in your Expansion turns.',
  },
  movement: { name: 'Movement', says: 'Each level moves ships once more in your Expansion turns.' },
  influence: {
    name: 'Influence',
    says: 'Counts with your tokens for the control of every sector where you are present.',
  },
  armament: { name: 'Armament', says: 'Counts with your tokens in every battle you are part of.' },
};

/** Actions have a plural as well, for counts in a pool. */
export const ACTION_TEXT: { readonly [A in Action]: Named & { readonly many: string } } = {
  movement: {
    name: 'Movement',
    many: 'movements',
    says: 'Move any number of your ships from one sector to a neighbouring one.',
  },
  portal: {
    name: 'Portal',
    many: 'portals',
    says: 'Move any number of your ships from one sector to any other, however far.',
  },
  production: {
    name: 'Production',
    many: 'productions',
    says: 'Place a ship from your reserve on a sector where you have a colony.',
  },
  ambush: {
    name: 'Ambush',
    many: 'ambushes',
    says: 'Destroy one opposing ship on a sector where you have a token.',
  },
  conversion: {
    name: 'Conversion',
    many: 'conversions',
    says: 'On a sector you control, destroy one opposing ship and place one of your own from the reserve.',
  },
};

/** “One portal action more in each Expansion turn.” */
const actionMore = (action: Action & Bonus): Counted => ({
  name: ACTION_TEXT[action].name,
  says({ bonus }) {
    const n = bonus[action];
    return `${capital(inWords(n))} ${action} ${n === 1 ? 'action' : 'actions'} more in each Expansion turn.`;
  },
});

/** What a colony token on a sector of this kind gives its owner. */
export const BONUS_TEXT: { readonly [B in Bonus]: Counted } = {
  portal: actionMore('portal'),
  movement: actionMore('movement'),
  production: actionMore('production'),
  ambush: actionMore('ambush'),
  conversion: actionMore('conversion'),
  victory: {
    name: 'Victory',
    says({ bonus: { victory: n } }) {
      return `${capital(inWords(n))} victory ${n === 1 ? 'point' : 'points'} more at the end of each age, even where another controls the sector.`;
    },
  },
  influence: {
    name: 'Influence',
    says: ({ bonus }) => `Influence is higher by ${bonus.influence}, on every sector.`,
  },
  armament: {
    name: 'Armament',
    says: ({ bonus }) => `Armament is higher by ${bonus.armament}, in every battle.`,
  },
};

const CIVILISATION_SAYS: { readonly [key in CivilisationKey]: string } = {
  humans: 'A young people whose culture wins others over.',
  minerls: 'Cubes of living mineral that make more of themselves.',
  dragonites: 'Beings at home in more dimensions than one.',
  sherais: 'A hive of soldiers that acts as one.',
  nagaritakas: 'An ancient, refined people of the air.',
  cireades: 'Small dwellers of the sea that calculate together, in huge numbers.',
};

/** A civilisation's name and character. */
export const civilisationText = (key: CivilisationKey): Named => ({
  name: CIVILISATION[key].name,
  says: CIVILISATION_SAYS[key],
});

/** What a civilisation starts with: “3 ships, influence 2”. */
export function civilisationStart({ starts }: Tables, key: CivilisationKey): string {
  const { ships, levels } = starts[key];
  const raised = EVOLUTIONS.filter((evolution) => levels[evolution] !== undefined);
  return [plural(ships, 'ship'), ...raised.map((evolution) => `${evolution} ${levels[evolution]}`)].join(
    ', ',
  );
}

/** What the levels do that a civilisation starts with. */
export const levelsSay = ({ starts }: Tables, key: CivilisationKey): string =>
  EVOLUTIONS.filter((evolution) => starts[key].levels[evolution] !== undefined)
    .map((evolution) => `${EVOLUTION_TEXT[evolution].name}: ${EVOLUTION_TEXT[evolution].says}`)
    .join(' ');

/** A number of actions of one kind: “2 movements”. */
export const actionCount = (action: Action, n: number): string => plural(n, action, ACTION_TEXT[action].many);

/** The actions of a pool, in the order of `ACTIONS`: “2 movements and 1 portal”, “nothing”. */
export const poolText = (pool: readonly number[]): string =>
  listed(ACTIONS.flatMap((action, i) => (pool[i]! > 0 ? [actionCount(action, pool[i]!)] : []))) || 'nothing';

/** What a side of a card does beyond its strategy's sentence: “armament +1”, “1 portal”; empty for War and Colonization. */
export function sideText({ cards, rise }: Tables, card: number, strategy: Strategy): string {
  const { evolution, expansion } = cards[card - 1]!;
  if (strategy === 'evolution') return `${evolution} +${rise}`;
  if (strategy === 'expansion') return poolText(ACTIONS.map((action) => expansion[action] ?? 0));
  return '';
}

/** The games that have the cards with a circle: “four to six players”. */
export const circleText = ({ circleFrom }: Tables): string => `${inWords(circleFrom)} to six players`;

/** Ships and colonies on sectors, which decide between equal points: “21 tokens” (AX-END-03). */
export const tokenCount = (n: number): string => plural(n, 'token');

/** The tokens of a seat that ends with the same points as another; null for all others, and before the end. */
export const tiedText = (s: Readonly<State>, seat: Seat): string | null =>
  s.outcome !== null && isTied(s.outcome.scores, seat) ? tokenCount(tokensInAll(s, seat)) : null;

/** What decided a game. */
export const endReasons = ({ ages }: Tables): { readonly [R in EndReason]: string } => ({
  points: `${capital(inWords(ages))} ages are over, and the most victory points decide.`,
  tokens: 'Equal in victory points: the most ships and colonies in the galaxy decide.',
  shared: 'Equal in victory points and in ships and colonies: the victory is shared.',
});

/** What the last round of an age is called: that of the game, where no age follows. */
export const lastRoundOf = ({ ages }: Tables, age: number): string =>
  `last round of the ${age === ages ? 'game' : 'age'}`;
