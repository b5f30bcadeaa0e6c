export type Words = readonly (string | number)[];

/** The cards that a move names; other words are superfluous, and the kernel names them. */
export const cardsIn = (words: Words): number[] => words.filter((word) => typeof word === 'number');

/** The first card that is not one of these. */
export const stranger = (cards: readonly number[], known: readonly number[]): number | undefined =>
  cards.find((card) => !known.includes(card));

/** The first card that is named a second time. */
export const repeated = (cards: readonly number[]): number | undefined =>
  cards.find((card, i) => cards.indexOf(card) < i);

export const ruleOfCard = (kind: number): string => `SI-CARD-${String(kind).padStart(2, '0')}`;
