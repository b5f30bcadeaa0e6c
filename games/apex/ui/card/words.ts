import { ACTIONS } from '../../data/actions.ts';
import type { StrategyCard } from '../../data/cards.ts';
import type { Strategy } from '../../data/strategies.ts';
import { NEWEST } from '../../data/tables.ts';
import { sideText } from '../../words/names.ts';

export const cardOf = (index: number): StrategyCard => NEWEST.cards[index - 1]!;

/** What is printed on a side besides its strategy. */
export const printed = (index: number, side: Strategy): string => sideText(NEWEST, index, side);

/** What an Evolution side adds to its level. */
export const RISE = `+${NEWEST.rise}`;

/** The actions on a card's Expansion side, in the order of `ACTIONS`. */
export const printedPool = (index: number): readonly number[] =>
  ACTIONS.map((action) => cardOf(index).expansion[action] ?? 0);

/** What a screen reader says of a card: "Card 17, Evolution movement +1, Expansion 1 movement and 2 productions". */
export const labelOf = (index: number): string =>
  index < 0
    ? 'A card you do not know'
    : `Card ${index}, Evolution ${printed(index, 'evolution')}, Expansion ${printed(index, 'expansion')}`;
