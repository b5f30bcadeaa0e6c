import type { Refusal } from '@conclave/kernel';
import { cardOf, KIND_OF } from './data/cards.ts';
import { functionsOf } from './rules/functions/cards.ts';
import type { Window } from './rules/types.ts';
import { kindName, WINDOW_NAMES } from './texts.ts';

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

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: { readonly [code: string]: (p: Params) => string } = {
  'wrong-moment': (p) => `That can’t be done now (${WINDOW_NAMES[p.window as Window] ?? p.window}).`,
  'recover-first': () => 'First unslip up to three of your cards, or none.',
  'limit-first': () => 'First discard down to five cards.',
  'keep-first': () => 'First choose the two cards that you keep.',
  'order-first': () => 'First choose which of the waiting functions comes next.',
  'answer-first': (p) => `First answer what ${kind(p)} asks.`,
  'pay-first': () =>
    'First pay for the card that you have declared. In between only functions that bring money can be used.',

  'not-slipped': (p) => `${card(p)} is not a slipped card of yours.`,
  'too-many-unslips': (p) => `Only ${p.most} cards can be unslipped in a turn; you chose ${p.chosen}.`,
  'not-ascending': () => 'The same cards, each once, in ascending order of their numbers, are a choice.',
  'main-action-first': () => 'Each turn has one main action: research, or build a card, before you end it.',
  'main-action-done': () => 'Your main action of this turn is done.',
  'no-extra-build': () => 'You have no extra build left. Reconstruction Base gives one.',

  'not-your-card': (p) => `${card(p)} is not in your tableau.`,
  'no-main-function': (p) => `${kind(p)} has no function that is used in the main phase.`,
  'no-money-function': (p) =>
    `Between declaring and paying only functions that bring money can be used, and ${kind(p)} brings none.`,
  'bad-choice': chosen,
  slipped: (p) => `${kind(p)} is slipped. Its function can be used again once it is unslipped.`,
  'nothing-to-slip': () => 'You have no other unslipped card to slip.',
  'empty-hand': () => 'You have no card in hand.',
  'empty-store': () => 'No card lies on this Ark.',
  'empty-discard': () => 'The discard pile is empty.',
  'no-vp': () => 'There is no VP to pay or to lose.',
  'no-vp-card': () =>
    'There is no VP card to take. Cards are paid before tokens, and tokens can’t become cards.',
  'no-cards-left': () => 'Neither the deck nor the discard pile has a card left.',
  'no-fitting-hand': () => 'Nobody has the hand size that this asks for.',
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
  'raise-money': (p) =>
    `${p.need}$ are missing, and your other cards sell for ${p.have}$ in all. Declare it first, then use a function that brings money.`,
  'pay-at-once': () => 'Name the cards to sell together with what they pay for.',
  'sells-itself': (p) => `${card(p)} is being built and can’t be sold.`,
  'no-sale-needed': (p) => `The budget of ${p.budget}$ is enough, so nothing may be sold.`,
  'too-little': (p) => `These cards sell for ${p.sum}$, and ${p.need}$ are needed.`,
  overselling: (p) =>
    `${card(p)} is not needed: without it the sale still brings the ${p.need}$. That would be overselling.`,
  'sell-one-by-one': (p) =>
    `With ${p.cards} cards to choose from, declare the card first, then lay out the cards to sell one by one.`,
  'sale-begun': () => 'The sale has begun: lay out cards until it covers the cost.',
  'dearest-first': (p) =>
    `Lay out the dearer cards first: the last one brought ${p.last}$, this one ${p.price}$.`,
  'dearer-card-needed': (p) =>
    `${p.missing}$ are missing, and from this card downwards your hand does not bring that. Start with a dearer one.`,
  'can-pay': () => 'A declared card must be paid as long as a sale can pay for it.',
  'raise-money-first': () =>
    'You declared this card counting on a function that brings money: use one first.',

  'keep-two': (p) => `Keep two of the cards, not ${p.chosen}.`,
  'not-among': (p) => `${card(p)} is not among the cards to choose from.`,
  'wrong-type': (p) => `Only a ${p.type} card can be taken.`,
  'discard-exactly': (p) => `Discard exactly ${p.needed} now; you chose ${p.chosen}.`,
  'one-card': () => 'Choose one card.',
  'no-such-kind': (p) => `Name one of the ${p.kinds} kinds.`,
  'no-such-trigger': () => 'No such function is waiting.',
  'same-trigger': () => 'An equal function stands for this one; choose that.',
  'trigger-not-ready': () => 'This function can’t be used as things are now.',
};

/** The sentence for a refusal of this game; null for codes that are not this game's. */
export const sayRefusal = (refusal: Refusal): string | null =>
  SENTENCES[refusal.code]?.(refusal.params) ?? null;
