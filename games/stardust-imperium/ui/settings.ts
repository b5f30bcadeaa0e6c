import type { OptionText } from '@conclave/web/kit';
import type { OPTIONS } from '../rules/setup.ts';
import type { EndReason } from '../rules/types.ts';

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

/** What ended the game, by the outcome's reason. */
export const endings: Readonly<Record<EndReason, string>> = {
  completion: 'Somebody ended a turn with a complete tableau, and everybody else had one more turn.',
  exhaustion: 'A card was needed, and neither the deck nor the discard pile had one left.',
  'round-limit': 'The last of the agreed rounds is over.',
};
