import { ACTIONS } from '../../data/actions.ts';
import { CARDS, type StrategyCard } from '../../data/cards.ts';
import { sideText } from '../../words/names.ts';

export const cardOf = (index: number): StrategyCard => CARDS[index - 1]!;

/** The actions on a card's Expansion side, in the order of `ACTIONS`. */
export const printedPool = (index: number): readonly number[] =>
  ACTIONS.map((action) => cardOf(index).expansion[action] ?? 0);

/** What a screen reader says of a card: "Card 17, Evolution movement +1, Expansion 1 movement and 2 productions". */
export const labelOf = (index: number): string =>
  index < 0
    ? 'A card you do not know'
    : `Card ${index}, Evolution ${sideText(index, 'evolution')}, Expansion ${sideText(index, 'expansion')}`;
