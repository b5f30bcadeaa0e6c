import { seatValues } from '@conclave/frame/settings.ts';
import type { OptionText } from '@conclave/kit';
import type { OPTIONS } from '../rules/setup.ts';

/** The words for the settings of a new table. */
export const options: Readonly<Record<(typeof OPTIONS)[number]['id'], OptionText>> = {
  duelMode: {
    label: 'Duel',
    help: 'For two players only: ten cards each, and with every card played another one is discarded.',
    values: { on: 'ten cards each', off: 'six cards each' },
  },
  exploration: {
    label: 'Galaxy',
    help: 'A hidden sector shows what it holds when the first ship arrives.',
    values: { off: 'open from the start', on: 'hidden until explored' },
  },
  setupMode: {
    label: 'Civilisations and homes',
    values: { draft: 'chosen in turn', random: 'by chance' },
  },
  firstChooser: {
    label: 'First to choose',
    help: 'Where civilisations and homes are chosen in turn. A seat number beyond the last is counted on from the first.',
    values: { random: 'by chance', ...seatValues(6) },
  },
};
