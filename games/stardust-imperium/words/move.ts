import { type Says, seatWord } from '@conclave/frame/says.ts';
import { plural } from '@conclave/frame/words.ts';
import { KIND, KIND_OF } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { effectiveCost } from '../rules/declaring.ts';
import { runningUse } from '../rules/functions/use.ts';
import { shortfall } from '../rules/raising.ts';
import { KEPT } from '../rules/research.ts';
import { priceSum, saleBonus } from '../rules/selling.ts';
import type { Move, State } from '../rules/types.ts';
import { nameOf, namesOf } from './cards.ts';
import { sayLeftover } from './leftover.ts';
import { cardsInWords, kindName, sayShortfall } from './names.ts';
import type { View } from './questions.ts';

/** What is sold for a build, and what becomes of the rest. */
function selling(
  view: View,
  building: number,
  cost: number,
  sold: readonly number[],
  extra: boolean,
): string {
  if (sold.length === 0) return '';
  const bonus = saleBonus(view, view.active, building);
  const left = view.budget + priceSum(tables(view), sold, bonus) - cost;
  return `, selling ${namesOf(sold)}${left > 0 ? ` (${sayLeftover(view, view.active, left, extra)})` : ''}`;
}

const building = (view: View, uid: number, sold: readonly number[], extra: boolean): string =>
  `build ${priced(view, uid)}${extra ? ' as an extra build' : ''}${selling(view, uid, effectiveCost(view, view.active, uid), sold, extra)}`;

/** Cards in the order in which they go on the discard pile. */
const inOrder = (uids: readonly number[]): string => uids.map(nameOf).join(', then ');

const discarding = (uids: readonly number[]): string =>
  uids.length === 0 ? '' : `; discard ${inOrder(uids)}`;

/** How a card is to be paid for that is declared alone, if a sale does not cover it. */
function payingLater(view: View, uid: number): string {
  const short = shortfall(view, view.active, uid);
  return short === null ? ' and pay afterwards' : `: ${sayShortfall(short)}`;
}

const priced = (view: View, uid: number): string =>
  `${nameOf(uid)} (${effectiveCost(view, view.active, uid)}$)`;

/** The card whose function is being offered. */
const asked = (view: View): string => nameOf(runningUse(view)?.uid ?? -1);

type Argument = number | string;

/** What was chosen for a function, by the kind of its card. */
const CHOSEN: { readonly [kind: number]: (...args: [Argument, Argument]) => string } = {
  [KIND.ark]: (mode, uid) =>
    mode === 'take' ? ': take back what lies on it' : `: put ${nameOf(uid as number)} on it`,
  [KIND.indulgentiaAgency]: (uid, seat) => `: give ${nameOf(uid as number)} to ${seatWord(seat as number)}`,
  [KIND.industrialZonePlanet]: (uid) => `: slip ${nameOf(uid as number)}`,
  [KIND.holyLand]: (seat) => `: choose ${seatWord(seat as number)}`,
  [KIND.planetProbe]: (seat) => `: choose ${seatWord(seat as number)}`,
  [KIND.colonyPlanet]: (n) => `: turn ${plural(n as number, 'VP card')} into hand cards`,
  [KIND.reconstructionBase]: (uid) => `: return ${nameOf(uid as number)}`,
};

/** How moves are said, by label, as what the mover does. */
const SAYS: Says<State, Move, Move[0]> = {
  recover: (_, [, ...uids]) => `unslip ${namesOf(uids)}`,
  use: (_, [, uid, ...args]) =>
    `use ${nameOf(uid)}${CHOSEN[KIND_OF[uid]!]?.(...(args as [Argument, Argument])) ?? ''}`,
  research: (view) => `research: look at ${cardsInWords(tables(view).lookedAt)} and keep two`,
  build: (view, [, uid, ...sold]) => building(view, uid, sold, false),
  extra: (view, [, uid, ...sold]) => building(view, uid, sold, true),
  declare: (view, [, uid]) => `declare ${priced(view, uid)}${payingLater(view, uid)}`,
  declareExtra: (view, [, uid]) => `declare ${priced(view, uid)} as an extra build${payingLater(view, uid)}`,
  pay(view, [, ...sold]) {
    const { uid, cost, extra } = view.payment!;
    return sold.length === 0 ? 'pay from the budget' : `pay${selling(view, uid, cost, sold, extra)}`;
  },
  sell: (_, [, uid]) => `lay out ${nameOf(uid)} for the sale`,
  cancel: () => 'give this build up',
  keep: (_, [, ...uids]) => `keep ${namesOf(uids.slice(0, KEPT))}${discarding(uids.slice(KEPT))}`,
  discard: (_, [, ...uids]) => `discard ${inOrder(uids)}`,
  give: (_, [, uid]) => `give ${nameOf(uid)}`,
  take: (_, [, uid]) => `take ${nameOf(uid)}`,
  put: (_, [, uid]) => `put ${nameOf(uid)} on the Ark`,
  stop: () => 'put nothing more on the Ark',
  name: (_, [, kind]) => `name ${kindName(kind)}`,
  accept: (view, [, ...given]) => `use ${asked(view)}${given.length > 0 ? `, giving ${namesOf(given)}` : ''}`,
  unslip: (view, [, uid]) => `use ${asked(view)}: unslip ${nameOf(uid)}`,
  decline: (view) => `do not use ${asked(view)}`,
  next(view, [, index]) {
    const [owner, uid] = view.raised[index]!;
    return `first ${nameOf(uid)} of ${seatWord(owner)}`;
  },
  end: () => 'end the main phase',
};

/** A move as what its maker does. */
export const sayMove = (view: View, move: Move): string =>
  (SAYS[move[0]] as (view: View, move: Move) => string)(view, move);
