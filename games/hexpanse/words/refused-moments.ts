import type { Refusal } from '@conclave/kernel';
import type { Source, Token } from '../rules/types.ts';
import { aToken, sourceName } from './names.ts';
import { territoryName } from './territory-names.ts';

/*
 * Sentences for moves that do not answer what is asked: when they would be ones, and what is to be done first.
 */

type Params = Refusal['params'];

/** When such a move is one, by the reason that the rules give. */
const BECAUSE: { readonly [because: string]: string } = {
  faction: 'A faction is chosen once, when the game is set up.',
  minor: 'A minor faction is chosen once, when the game is set up.',
  'no-minors': 'A Sailor game has no minor factions.',
  mission: 'A secret mission is taken once, when the game is set up.',
  'no-missions': 'Only Admiral games have secret missions.',
  warlord: 'A warlord is placed once, when the game is set up.',
  'set-up-needs-all': 'No choice of the set-up can be passed over.',
  'before-actions': 'Actions begin when the game is set up.',
  'within-action': 'An action is finished, with all that it sets off, before the next one begins.',
  'after-actions': 'Your actions of this turn are over.',
  buy: 'Cards are bought in the market phase, after your actions.',
  'no-pass': 'To leave your other actions, end them.',
  stop: 'There is nothing to stop: this has to be decided.',
  decline: 'There is nothing to decline: this has to be decided.',
  'exchanges-itself': 'This ability exchanges or moves its own token.',
  'unit-chosen': 'The unit to exchange or to move is chosen already.',
  at: 'Where a token lands is said after placing a unit or deploying a mercenary.',
  use: 'Using an ability is offered when its token has just arrived; later you reuse a unit, for an action.',
  orient: 'A pattern is laid when a card or ability has one.',
  strike: 'What is attacked next is said when a pattern or Gorillz attack; for an action of its own, attack.',
  put: 'Tokens are put down so by patterns and abilities; for an action of its own, place a unit or deploy a mercenary.',
  target: 'A unit is chosen so when an ability destroys or attacks.',
  exchange: 'A unit is chosen so when an ability exchanges units.',
  with: 'What a unit is exchanged with is said after choosing that unit.',
  enemy: 'An enemy is named when a card or ability asks for one.',
  takeBack: 'Units are taken back so by cards and abilities; for an action of its own, recover one.',
  send: 'Units are sent from a reserve by cards and abilities.',
  card: 'A card is named when an ability takes or discards one of an enemy.',
  leave: 'This is asked when you have taken a mercenary whose token is on the board.',
  return: 'This is asked when you have taken a mercenary whose token is on the board.',
};

/** The ability that is under way or waits for an answer: “Motoko at F6”. */
function ability({ kind, number, option, at }: Params): string {
  const name = sourceName([kind, number, option] as Source);
  return (at as number) < 0 ? name : `${name} at ${territoryName(at as number)}`;
}

/** What is to be done first, by code. */
const FIRST: { readonly [code: string]: (p: Params) => string } = {
  'first-faction': () => 'First choose your faction.',
  'first-minor': () => 'First choose your minor faction.',
  'first-mission': () => 'First take your secret mission.',
  'first-warlord': () => 'First place your warlord.',
  'first-action': () => 'Now choose an action, or end your actions.',
  'first-territory': ({ token }) => `First choose where ${aToken(token as Token)} lands.`,
  'first-use': (p) => `First say whether you use ${ability(p)}.`,
  'first-orient': (p) => `First lay the pattern of ${ability(p)}.`,
  'first-strike': (p) => `First say what ${ability(p)} attacks next.`,
  'first-fill': (p) => `First place tokens under the pattern of ${ability(p)}, or stop.`,
  'first-assault': (p) => `First choose which adjacent territory ${ability(p)} attack.`,
  'first-place': (p) => `First place a token by ${ability(p)}, or stop.`,
  'first-resurrect': (p) => `First place a unit of your Recovery Ship by ${ability(p)}.`,
  'first-destroy': (p) => `First choose the unit that ${ability(p)} destroys.`,
  'first-target': (p) => `First choose whom ${ability(p)} attacks.`,
  'first-unit': (p) => `First choose a unit for ${ability(p)} to exchange or to move.`,
  'first-exchange': (p) => `First say where the unit goes by ${ability(p)}.`,
  'first-enemy': (p) => `First name the enemy whom ${ability(p)} harms.`,
  'first-take-back': (p) => `First say which units you take back by ${ability(p)}.`,
  'first-return': () => 'First say which units come back from your Recovery Ship.',
  'first-send': (p) => `First choose units of a reserve for ${ability(p)} to send away.`,
  'first-card': (p) => `First choose the card that you take by ${ability(p)}.`,
  'first-token': (p) => `First say whether the token you took by ${ability(p)} stays or leaves the board.`,
  'first-discard': (p) => `First choose the card to be discarded by ${ability(p)}.`,
  'first-buy': () => 'Now buy cards, or stop.',
};

/** The codes of these sentences. */
export const MOMENTS: readonly string[] = Object.keys(FIRST);

/** The sentence for a move at another moment than its own; null for other refusals. */
export function sayMoment({ code, params }: Refusal): string | null {
  const first = FIRST[code];
  return first === undefined ? null : `${BECAUSE[params.because as string]} ${first(params)}`;
}

/** The reasons why such a move is none for now. */
export const BECAUSES: readonly string[] = Object.keys(BECAUSE);
