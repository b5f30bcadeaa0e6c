import { ACTION_CARDS, type ActionCard } from './action-cards.ts';
import { MERCENARIES, type Mercenary } from './mercenaries.ts';

export type Card = Mercenary | ActionCard;

/** The market deck: cards 0 to 24 are C1 to C25, cards 25 to 49 are A1 to A25. */
export const CARDS: readonly Card[] = [...MERCENARIES, ...ACTION_CARDS];

export const isMercenary = (card: number): boolean => card < MERCENARIES.length;
