import type { EventPart } from '@conclave/frame/event-parts.ts';
import { ask, type Questions, questionBy } from '@conclave/frame/questions.ts';
import { moverOf } from '@conclave/frame/says.ts';
import { capital, listed, plural } from '@conclave/frame/words.ts';
import { type FunctionNumbers, KIND } from '../data/cards.ts';
import { numbersOf, tables } from '../data/tables.ts';
import { stardustImperium } from '../index.ts';
import type { CardFunction } from '../rules/functions/types.ts';
import { shortfall } from '../rules/raising.ts';
import { research } from '../rules/research.ts';
import { cardsOverLimit } from '../rules/turn.ts';
import type { Move, State } from '../rules/types.ts';
import { procedures } from '../rules/vocabulary.ts';
import { countBuilt } from '../rules/zones.ts';
import { cardsInWords, functionText, inWords, kindName, sayShortfall } from './names.ts';
import { occasion } from './occasions.ts';
import { cardPart, cardParts } from './parts.ts';
import { running } from './running.ts';

export type View = Readonly<State>;
type Ask = Questions<State>[string];

/** Who is asked. */
export const mover = moverOf(stardustImperium);

/** What is open to who is asked, as far as the view knows the cards: nothing to those who do not see that hand. */
export function movesOf(view: View): readonly Move[] {
  const seat = mover(view);
  if (view.hands[seat]!.includes(-1)) return [];
  return stardustImperium.moves(view as State, seat).filter((move) => !move.includes(-1 as never));
}

const BUILDS: readonly Move[0][] = ['build', 'extra', 'declare', 'declareExtra'];

/** The cards that may be built or declared, and whether a sale covers one of them. */
function buildsOf(view: View, moves: readonly Move[]): { readonly any: boolean; readonly covered: boolean } {
  const uids = new Set(moves.flatMap((move) => (BUILDS.includes(move[0]) ? [move[1] as number] : [])));
  return { any: uids.size > 0, covered: [...uids].some((uid) => shortfall(view, mover(view), uid) === null) };
}

function recover(view: View): string {
  const slipped = view.tableaus[view.active]!.filter((built) => built.slipped).length;
  if (slipped === 1) return 'You may unslip your slipped card.';
  const most = Math.min(tables(view).unslips, slipped);
  return most === 1
    ? 'You may unslip one of your slipped cards.'
    : `You may unslip up to ${inWords(most)} of your slipped cards.`;
}

/** Robotized Production lets only the dearest card be built, whatever a sale would cover (SI-CARD-11). */
function whyNoBuild(view: View): string {
  const seat = mover(view);
  if (view.hands[seat]!.length === 0) return 'your hand is empty';
  return countBuilt(view, seat, KIND.robotizedProduction) === 0
    ? 'no sale covers the cost of any card of your hand now'
    : `no sale covers the cost of your dearest card now, and ${kindName(KIND.robotizedProduction)} lets you build no other`;
}

function before(view: View): string {
  const extra =
    view.extraBuilds > 0
      ? ` ${view.extraBuilds === 1 ? 'The extra build stays' : `The ${inWords(view.extraBuilds)} extra builds stay`} open to you either way, before or after it.`
      : '';
  if (buildsOf(view, movesOf(view)).covered) return `Research or build.${extra}`;
  return `Your main action: research; ${whyNoBuild(view)}.${extra}`;
}

/** What is possible now, and what follows from ending the main phase as things are. */
function after(view: View): string {
  const moves = movesOf(view);
  const { any: canBuild } = buildsOf(view, moves);
  const may = [
    ...(moves.some(([label]) => label === 'use') ? ['use built cards'] : []),
    ...(canBuild ? [`build ${plural(view.extraBuilds, 'more card')}`] : []),
  ];
  const noBuild = view.extraBuilds > 0 && !canBuild;
  const over = view.hands[view.active]!.length - tables(view).handLimit;
  const price = [
    ...(over > 0 ? [`discard ${plural(over, 'card')} over the hand limit`] : []),
    ...(view.budget > 0 ? [`lose ${view.budget}$`] : []),
  ];
  return [
    may.length > 0
      ? `You may ${listed(may)} before you end the main phase.`
      : 'Nothing is left to do but to end the main phase.',
    ...(noBuild ? ['No card of your hand can be built with the extra build now.'] : []),
    ...(price.length > 0 ? [`If you end it now, you ${listed(price)}.`] : []),
  ].join(' ');
}

/** What may still help where no sale covers a build, and whether it may be given up. */
function forMoney(view: View, uid: number, moves: readonly Move[]): string {
  const short = shortfall(view, mover(view), uid);
  const mayGiveUp = moves.some(([label]) => label === 'cancel');
  const helps = short !== null && short.planets + short.agencies + short.together > 0;
  if (helps) return `${sayShortfall(short)}. Use it${mayGiveUp ? ', or give the build up' : ' now'}.`;
  return mayGiveUp
    ? 'No function can bring enough any more: give the build up.'
    : 'You have counted on a function that brings money: use one, though it can’t bring enough.';
}

/** How a declared build is paid for: by a sale, card by card from a big hand, or out of the budget. */
function pay(view: View): EventPart[] {
  const { cost, uid, offered } = view.payment!;
  const { budget } = view;
  const moves = movesOf(view);
  const can = (label: Move[0]): boolean => moves.some((move) => move[0] === label);
  const begin = (text: string): EventPart[] => [`${text} ${cost}$ for `, cardPart(uid)];
  if (can('sell')) {
    const laid = offered.length === 0 ? [] : [' Laid out: ', ...cardParts(offered), '.'];
    return [...begin('Pay'), ': sell card by card.', ...laid];
  }
  if (moves.length > 0 && !can('pay'))
    return [...begin('No sale covers the'), `. ${forMoney(view, uid, moves)}`];
  if (budget >= cost)
    return [...begin('Pay'), ` out of the ${budget}$ that you have: nothing has to be sold.`];
  return [...begin('Pay'), `${budget > 0 ? ` (you have ${budget}$)` : ''}: choose cards to sell.`];
}

function limit(view: View): string {
  const now = cardsOverLimit(view);
  const stays = `${capital(cardsInWords(tables(view).handLimit))} may stay in your hand`;
  const over = view.hands[view.active]!.length - tables(view).handLimit;
  return over > now
    ? `${stays}: ${over} have to go, one at a time.`
    : `${stays}: choose ${plural(now, 'card')} to discard.`;
}

function keep(view: View): string {
  const rest = research.under(view)!.looked.length === 3 ? 'the third is' : 'the others are';
  return `Choose the two cards you keep; ${rest} discarded face up.`;
}

const turn: Questions<State> = {
  'turn.recover': (view) => ({ asks: [recover(view)], waits: 'unslips cards' }),
  'turn.before': (view) => ({ asks: [before(view)], waits: 'chooses the main action' }),
  'turn.after': (view) => ({ asks: [after(view)], waits: 'may use built cards' }),
  'turn.limit': (view) => ({
    asks: [limit(view)],
    waits: `discards down to ${cardsInWords(tables(view).handLimit)}`,
  }),
  'payment.pay': (view) => ({ asks: pay(view), waits: 'pays for a build' }),
  'research.keep': (view) => ({ asks: [keep(view)], waits: 'does research' }),
  'triggers.choose': ask(
    'Several cards answer at once. Choose which one comes next.',
    'chooses which card comes next',
  ),
};

/** “slip this: draw 2 cards”, as it follows “you may”. */
function offer(fn: CardFunction, n: FunctionNumbers): string {
  const { cost, effect } = functionText(fn, n);
  return cost === '' ? effect : `${cost}: ${effect}`;
}

/** A question of the card whose function is under way. */
const ofCard =
  (...asks: readonly EventPart[]): Ask =>
  (view) => {
    const { uid, kind } = running(view)!;
    return { asks: [cardPart(uid), ': ', ...asks], waits: `chooses for ${kindName(kind)}` };
  };

/** A card to give: to the owner of the function, or to whom it concerns. */
const give: Ask = (view) => {
  const { seat, target } = running(view)!;
  return ofCard(
    'choose a card of your hand to give to ',
    { seat: seat === mover(view) ? target : seat },
    '.',
  )(view);
};

/** What steps of card functions ask, whichever card it is. */
const INSIDE: Questions<State> = {
  discard: ofCard('choose a card of your hand to discard.'),
  give,
  giveBack: give,
  pick: ofCard('choose a card to take into your hand.'),
  more: ofCard('put more cards on it, or stop.'),
  name: ofCard('name a kind of card.'),
  youMay(view) {
    const { uid, kind, fn, index, target, cards } = running(view)!;
    return {
      asks: [
        ...occasion(view, uid, index, target, cards),
        ' ',
        cardPart(uid),
        `: you may ${offer(fn, numbersOf(view, kind))}.`,
      ],
      waits: `decides about ${kindName(kind)}`,
    };
  },
};

const inside = [...procedures.values()].flatMap(({ name, steps }) =>
  Object.entries(steps).flatMap(([step, rules]) =>
    typeof rules === 'object' && INSIDE[step] ? [[`${name}.${step}`, INSIDE[step]] as const] : [],
  ),
);

/** Every step that asks, by procedure and step; a card’s procedure is called by its key. */
export const QUESTIONS: Questions<State> = { ...turn, ...Object.fromEntries(inside) };

/** What the game asks now; null when it is over. */
export const question = questionBy(stardustImperium, QUESTIONS);
