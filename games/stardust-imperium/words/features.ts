import { CARDS, TYPES } from '../data/cards.ts';

/**
 * What is good for a seat to have, by the keys of bot/features.ts, as it follows “it adds to …”. What is said with the same words is
 * one reason.
 */
export const MERITS: Readonly<Record<string, string>> = {
  score: 'your victory points',
  lead: 'your lead over the best rival',
  leadLate: 'your lead over the best rival',
  prospects: 'the points that you may expect',
  built: 'the cards that you have built',
  aheadInRace: 'the cards that you are ahead in the race to the end',
  income: 'what your cards bring each turn',
  incomeToCome: 'what your cards bring each turn',
  vpCards: 'your VP cards and tokens',
  hand: 'the cards in your hand',
  handMoney: 'the money in your hand',
  bestBuild: 'the best build in your hand',
  bestBuildLate: 'the best build in your hand',
  unslipped: 'your cards that are ready to be used',
  stored: 'the cards stored on The Ark',
  ...Object.fromEntries(TYPES.map((type) => [`type ${type}`, `the ${type} cards that you have built`])),
  ...Object.fromEntries(CARDS.map(({ key, name }) => [`built ${key}`, `${name} in your tableau`])),
};

/** The same for what is bad to have. */
export const FAULTS: Readonly<Record<string, string>> = {
  missing: 'the cards that you have still to build',
  handOverLimit: 'the cards above your hand limit',
};

/** Nobody makes a move for the sake of these. */
export const UNSAID: readonly string[] = [
  'round',
  'seats',
  'isNext',
  'turnsUntil',
  'ending',
  'missingOfNearest',
  'turnsLeft',
  'deck',
];
