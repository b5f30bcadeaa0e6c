import type { RulesChapter } from '@conclave/kit';
import { originsSection } from '@conclave/kit/table';
import { CARDS_PROVENANCE } from '../../data/cards.ts';

/** The only table of numbers is that of the cards. */
export const data: RulesChapter = {
  id: 'data',
  title: 'Numbers of the game',
  sections: [
    originsSection(
      [],
      [['Cards', CARDS_PROVENANCE]],
      'Every number and type is that of the rulebook’s own list of cards. Of its two numbers the first is taken as the cost and the second as the price, though the list labels them the other way round.',
    ),
  ],
};
