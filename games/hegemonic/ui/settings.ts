import type { OptionText } from '@conclave/web/kit';
import type { OPTIONS } from '../rules/setup.ts';

/** The words for the settings of a new table. */
export const options: Readonly<Record<(typeof OPTIONS)[number]['id'], OptionText>> = {
  learningGame: {
    label: 'Learning game',
    help: 'Two rounds without technology hands, retention, loans and gifts; in conflicts the draw pile decides. Of the other settings only wild homes go with it.',
    values: { off: 'no, the whole game', on: 'yes, a short first game' },
  },
  homes: {
    label: 'Homes',
    help: 'A galaxy that is laid freely has no given homes.',
    values: { recommended: 'at given places', chosen: 'chosen in turn' },
  },
  galaxy: {
    label: 'Galaxy',
    values: { recommended: 'a given layout', free: 'laid board by board in turn' },
  },
  leaders: {
    label: 'Leaders',
    help: 'One for everybody. It gains a level each round, and any ability reached may be used at nearly any time.',
    values: { off: 'none', dealt: 'dealt by chance', drafted: 'chosen in turn' },
  },
  technologies: {
    label: 'First technologies',
    values: { dealt: 'dealt by chance', drafted: 'kept one by one from packets' },
  },
  discardPiles: {
    label: 'Discarded technologies',
    help: 'With one pile for each type there are three cards to take instead of one.',
    values: { one: 'one pile', three: 'a pile for each type' },
  },
  longerGame: {
    label: 'Length',
    help: 'The longer game ends when the galaxy is full.',
    values: { off: 'about six rounds', on: 'until no hex is empty' },
  },
  wildHomes: {
    label: 'Wild homes',
    help: 'The Embassy at home counts 1 in political conflicts of its owner and belongs to every faction.',
    values: { off: 'no', on: 'yes' },
  },
};
