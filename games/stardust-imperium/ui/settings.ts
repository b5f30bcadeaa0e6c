import type { OptionText } from '@conclave/kit';
import type { OPTIONS } from '../rules/setup.ts';

/** The words for the settings of a new table. */
export const options: Readonly<Record<(typeof OPTIONS)[number]['id'], OptionText>> = {
  firstPlayer: { label: 'First player', values: { random: 'by chance', seat1: 'seat 1' } },
  roundLimit: {
    label: 'Round limit',
    help: 'Ends a game that nobody completes. Without a limit it goes on until somebody does, or until no card is left.',
  },
  vpCounts: {
    label: 'Victory point cards of others',
    values: { shown: 'counts are shown', own: 'only my own' },
  },
  discardPile: {
    label: 'Discard pile',
    values: { browsable: 'may be browsed', top: 'top card only' },
  },
};
