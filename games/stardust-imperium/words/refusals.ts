import type { Refusal } from '@conclave/kernel';
import { cardOf, KIND, KIND_OF } from '../data/cards.ts';
import { numbersOf } from '../data/tables.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { Shortfall } from '../rules/raising.ts';
import { KEPT } from '../rules/research.ts';
import { cardsInWords, cardText, inWords, kindName, sayShortfall } from './names.ts';

type Params = Refusal['params'];

const card = (p: Params): string =>
  typeof p.card === 'number' && p.card in KIND_OF ? cardOf(p.card).name : 'That card';
const kind = (p: Params): string => (typeof p.kind === 'number' ? kindName(p.kind) : 'This card');

function chosen(p: Params): string {
  const fn = functionsOf(p.kind as number)[p.fn as number];
  return fn !== undefined && fn.kind !== 'static' && fn.choice !== undefined
    ? `For ${kind(p)}, choose ${fn.choice.says}.`
    : `${kind(p)} needs no further choice.`;
}

/** What a function under way asks, by its step. */
const ASKED: { readonly [step: string]: string } = {
  discard: 'choose a card of your hand to discard',
  give: 'choose a card of your hand to give',
  giveBack: 'choose a card of your hand to give back',
  pick: 'choose a card to take',
  more: 'put another card, or stop,',
  name: 'name a kind of card',
  youMay: 'say yes or no',
};

const shortfallIn = (p: Params): Shortfall => ({
  missing: p.missing as number,
  planets: p.planets as number,
  agencies: p.agencies as number,
  together: p.together as number,
});

/** Hands too small to discard or to give from, or too big to draw to. */
function noFittingHand({ least, most, opponents }: Params): string {
  if (least === 1) return 'Nobody has a card in hand.';
  const who = opponents === 1 ? 'No opponent' : 'Nobody';
  const parts = [
    ...(least === undefined ? [] : [`${who} has ${least} cards or more in hand`]),
    ...(most === undefined ? [] : [`${least === undefined ? 'Nobody has' : 'nobody'} ${most} or fewer`]),
  ];
  return `${parts.join(', and ')}.`;
}

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: { readonly [code: string]: (p: Params) => string } = {
  'no-such-move': (p) => `No move of this game is called “${p.label}”.`,
  'recover-first': (p) => `First unslip up to ${inWords(p.most as number)} of your cards, or none.`,
  'limit-first': (p) => `First discard down to ${cardsInWords(p.limit as number)}.`,
  'keep-first': () => 'First choose the two cards that you keep.',
  'order-first': () => 'First choose which of the waiting functions comes next.',
  'answer-first': (p) => `First ${ASKED[p.asks as string] ?? 'choose'} for ${kind(p)}.`,
  'pay-first': (p) =>
    `First pay for ${card(p)}, which you have declared. In between only functions that bring money can be used.`,

  'recovered-already': () => 'Cards are unslipped at the start of your turn, and that is over.',
  'nothing-declared': () => 'No build is declared that could be paid for.',
  'nothing-to-give-up': () => 'No build is declared that could be given up.',
  'no-research': () => 'Cards are kept in research, and you are not researching.',
  'discard-later': (p) =>
    `Nothing is to be discarded now. What your hand holds above ${cardsInWords(p.limit as number)} goes when you have ended the main phase.`,
  'nothing-to-give': () => 'No function asks you to give a card.',
  'nothing-to-take': () => 'No function asks you to take a card.',
  'not-putting': () => 'Cards are put on The Ark while its function is used: begin with that.',
  'nothing-to-name': () => 'A kind is named when Martial Law Forces come into a tableau.',
  'no-offer': () => 'No reaction of yours is waiting for a yes or no.',
  'unslip-later': () =>
    'Single cards are unslipped at the end of your turn, by Theocracy or Early Education Society.',
  'no-order': () => 'No functions wait to be put in order.',

  'not-slipped': (p) => `${card(p)} is not a slipped card of yours.`,
  'too-many-unslips': (p) => `Only ${p.most} cards can be unslipped in a turn; you chose ${p.chosen}.`,
  'named-twice': (p) => `${card(p)} is named twice.`,
  'main-action-first': () => 'Each turn has one main action: research, or build a card, before you end it.',
  'main-action-done': () => 'Your main action of this turn is done.',
  'no-extra-build': (p) =>
    `You have no extra build left. ${kindName(KIND.reconstructionBase)} gives ${inWords(p.builds as number)}.`,

  'not-your-card': (p) => `${card(p)} is not in your tableau.`,
  'no-main-function': (p) =>
    `${kind(p)} is not used in the main phase. ${cardText(numbersOf({ rules: p.rules as number }, p.kind as number)).join(' ')}`,
  'no-money-function': (p) =>
    `Between declaring and paying only functions that bring money can be used, and ${kind(p)} brings none.`,
  'bad-choice': chosen,
  'which-function': (p) => `Say what to do with ${kind(p)}: ${String(p.modes).split(' ').join(' or ')}.`,
  slipped: (p) => `${kind(p)} is slipped. Its function can be used again once it is unslipped.`,
  'nothing-to-slip': () => 'You have no other unslipped card to slip.',
  'empty-hand': () => 'You have no card in hand.',
  'empty-store': () => 'No card lies on this Ark.',
  'empty-discard': () => 'The discard pile is empty.',
  'no-vp': ({ pays }) => (pays === 1 ? 'You have no VP to pay.' : `You do not have the ${pays} VP to pay.`),
  'nobody-has-vp': () => 'Nobody has a VP to lose.',
  'no-vp-card': (p) =>
    p.own === 1
      ? 'You have no VP card to pay. Tokens can’t become cards.'
      : 'Once you have paid, nobody has a VP card to take. Cards are paid before tokens, and tokens can’t become cards.',
  'no-cards-left': () => 'Neither the deck nor the discard pile has a card left.',
  'no-fitting-hand': noFittingHand,
  'nothing-slipped': () => 'You have no slipped card.',
  'cards-gone': () => 'Those cards do not lie in the discard pile any more.',
  'something-built': () => 'A card was built this turn.',
  'type-not-sold': () => 'No card of that type was sold this turn.',
  'too-few-sold': () => 'Too few cards were sold this turn.',
  'hand-too-small': () => 'Your hand is too small for that.',
  'hand-too-big': () => 'Your hand is too big for that.',
  'biggest-hand': () => 'No opponent holds more cards than you.',

  'not-in-hand': (p) => `${card(p)} is not in your hand.`,
  'not-the-dearest': (p) =>
    `Robotized Production: you must build a card with the highest printed cost in your hand, ${p.most}$. This one costs ${p.cost}$.`,
  'cannot-pay': (p) =>
    `It costs ${p.cost}$. With ${p.budget}$ in the budget ${p.need}$ are missing, and your other cards sell for ${p.have}$ in all.`,
  'out-of-reach': (p) =>
    `It costs ${p.cost}$, and at most ${p.most}$ can be raised: by your other cards and by functions that bring money, even if they draw the dearest cards.`,
  'raise-money': (p) =>
    `${p.need}$ are needed, and your other cards sell for ${p.have}$ in all. ${sayShortfall(shortfallIn(p))}. Use that first, then build; or declare the card alone.`,
  'pay-at-once': () => 'Name the cards to sell together with what they pay for.',
  'sells-itself': (p) => `${card(p)} is being built and can’t be sold.`,
  'no-sale-needed': (p) => `The budget of ${p.budget}$ is enough, so nothing may be sold.`,
  'too-little': (p) => `These cards sell for ${p.sum}$, and ${p.need}$ are needed.`,
  overselling: (p) =>
    `${card(p)} is not needed: without it the sale still brings the ${p.need}$. That would be overselling.`,
  'sell-one-by-one': (p) =>
    `With ${p.cards} cards to choose from, declare the card first, then lay out the cards to sell one by one.`,
  'sale-begun': () => 'The sale has begun: lay out cards until it covers the cost.',
  'as-extra-build': (p) =>
    `Your main action of this turn is done. It can be built as an extra build: “${p.label}”.`,
  'sale-dead-end': (p) =>
    `With ${card(p)} every sale that covers the ${p.need}$ would hold a card that is not needed.`,
  'can-pay': () => 'A declared card must be paid as long as a sale can pay for it.',
  'raise-money-first': () =>
    'You declared this card counting on a function that brings money: use one first.',

  'keep-two'(p) {
    const others = (p.looked as number) - KEPT;
    return `Name the two cards that you keep${others > 1 ? `, and if you like the ${inWords(others)} others in the order in which they are discarded` : ''}; you named ${p.chosen}.`;
  },
  'not-among': (p) => `${card(p)} is not among the cards to choose from.`,
  'wrong-type': (p) => `Only a ${p.type} card can be taken.`,
  'discard-exactly': (p) => `Discard exactly ${p.needed} now; you chose ${p.chosen}.`,
  'one-card': (p) => `Choose one card${p.words === undefined ? '' : ` only: “${p.words}” is too much`}.`,
  'no-such-kind': (p) => `Name one of the ${p.kinds} kinds.`,
  'no-such-trigger': () => 'No such function is waiting.',
  'same-trigger': () => 'An equal function stands for this one; choose that.',
  'trigger-not-ready': () => 'This function can’t be used as things are now.',
};

/** The sentence for a refusal of this game, or both where two things are lacking; null for codes that are not this game's. */
export function sayRefusal({ code, params }: Refusal): string | null {
  const sentence = SENTENCES[code]?.(params) ?? null;
  const also = SENTENCES[params.also as string]?.(params);
  return also === undefined ? sentence : `${sentence} ${also}`;
}
