import { KIND, KIND_OF } from '../data/cards.ts';
import { effectiveCost } from '../rules/declaring.ts';
import { runningUse } from '../rules/functions/use.ts';
import { shortfall } from '../rules/raising.ts';
import { KEPT } from '../rules/research.ts';
import type { Move, State } from '../rules/types.ts';
import { kindName, sayShortfall } from '../texts.ts';
import { nameOf, namesOf, plural, seatName } from './words.ts';

/** A move as what its maker does. */
export function sayMove(view: Readonly<State>, move: Move): string {
  const [label, ...args] = move;
  const cards = (args as readonly (number | string)[]).filter((arg) => typeof arg === 'number');
  const [first = -1, ...others] = cards;
  switch (label) {
    case 'recover':
      return `unslip ${namesOf(cards)}`;
    case 'use':
      return `use ${nameOf(first)}${arguments_(first, args.slice(1))}`;
    case 'research':
      return 'research: look at four cards and keep two';
    case 'build':
      return `build ${priced(view, first)}${selling(others)}`;
    case 'extra':
      return `build ${priced(view, first)} as an extra build${selling(others)}`;
    case 'declare':
      return `declare ${priced(view, first)}${payingLater(view, first)}`;
    case 'declareExtra':
      return `declare ${priced(view, first)} as an extra build${payingLater(view, first)}`;
    case 'pay':
      return cards.length === 0 ? 'pay from the budget' : `pay by selling ${namesOf(cards)}`;
    case 'sell':
      return `lay out ${nameOf(first)} for the sale`;
    case 'cancel':
      return 'give this build up';
    case 'keep':
      return `keep ${namesOf(cards.slice(0, KEPT))}${discarding(cards.slice(KEPT))}`;
    case 'discard':
      return `discard ${inOrder(cards)}`;
    case 'give':
      return `give ${nameOf(first)}`;
    case 'take':
      return `take ${nameOf(first)}`;
    case 'put':
      return `put ${nameOf(first)} on the Ark`;
    case 'stop':
      return 'put nothing more on the Ark';
    case 'name':
      return `name ${kindName(first)}`;
    case 'accept':
      return `use ${nameOf(asked(view))}${cards.length > 0 ? `, giving ${namesOf(cards)}` : ''}`;
    case 'unslip':
      return `use ${nameOf(asked(view))}: unslip ${nameOf(first)}`;
    case 'decline':
      return `do not use ${nameOf(asked(view))}`;
    case 'next': {
      const [owner, uid] = view.raised[first]!;
      return `first ${nameOf(uid)} of ${seatName(owner)}`;
    }
    case 'end':
      return 'end the main phase';
  }
}

const selling = (uids: readonly number[]): string => (uids.length === 0 ? '' : `, selling ${namesOf(uids)}`);

/** Cards in the order in which they go on the discard pile. */
const inOrder = (uids: readonly number[]): string => uids.map(nameOf).join(', then ');

const discarding = (uids: readonly number[]): string =>
  uids.length === 0 ? '' : `; discard ${inOrder(uids)}`;

/** How a card is to be paid for that is declared alone, if a sale does not cover it. */
function payingLater(view: Readonly<State>, uid: number): string {
  const short = shortfall(view, view.active, uid);
  return short === null ? ' and pay afterwards' : `: ${sayShortfall(short)}`;
}

const priced = (view: Readonly<State>, uid: number): string =>
  `${nameOf(uid)} (${effectiveCost(view, view.active, uid)}$)`;

/** The card whose function is being offered. */
const asked = (view: Readonly<State>): number => runningUse(view)?.uid ?? -1;

/** What was chosen for a function, by the kind of its card. */
function arguments_(uid: number, args: readonly (number | string)[]): string {
  const [first, second] = args as [number, number];
  switch (KIND_OF[uid]) {
    case KIND.ark:
      return args[0] === 'take' ? ': take back what lies on it' : `: put ${nameOf(second)} on it`;
    case KIND.indulgentiaAgency:
      return `: give ${nameOf(first)} to ${seatName(second)}`;
    case KIND.industrialZonePlanet:
      return `: slip ${nameOf(first)}`;
    case KIND.holyLand:
    case KIND.planetProbe:
      return `: choose ${seatName(first)}`;
    case KIND.colonyPlanet:
      return `: turn ${plural(first, 'VP card')} into hand cards`;
    case KIND.reconstructionBase:
      return `: return ${nameOf(first)}`;
    default:
      return '';
  }
}
