import type { OptionText } from '@conclave/web/kit';
import type { OPTIONS } from '../rules/setup.ts';

/** The words for the settings of a new table. */
export const options: Readonly<Record<(typeof OPTIONS)[number]['id'], OptionText>> = {
  goals: {
    label: 'Goals',
    help: 'Hegemon tiles are contested by all in each Age; objective cards are scored at the end of the game.',
    values: { hegemon: 'Hegemon tiles, others in each Age', objectives: 'an objective card for everybody' },
  },
  omens: {
    label: 'Omens',
    help: 'Who closes a Locus draws an Omen, good or ill.',
    values: { on: 'yes', off: 'no' },
  },
  ambition: {
    label: 'Ambition',
    help: 'With objective cards only: in Age III everybody may stake points on how many objectives will be fulfilled.',
    values: { off: 'no', on: 'yes, points may be staked' },
  },
  hiddenHands: {
    label: 'Tiles in hand',
    values: { off: 'open to all', on: 'hidden from the others' },
  },
  firstGame: {
    label: 'First game',
    help: 'Mastery cards of value 9 are left out, and so are objective cards that name one.',
    values: { off: 'no, all cards', on: 'yes, without the dearest cards' },
  },
  hegemonTies: {
    label: 'Ties for Hegemon tiles',
    values: { initiative: 'the highest initiative takes the points', nobody: 'nobody takes the points' },
  },
  headStart: {
    label: 'Influence at the start',
    help: 'Whoever comes last in the first Age has the better first turns; a little Influence for the others makes up for it.',
    values: { on: 'for all but the last', off: 'none' },
  },
};
