import { seatValues } from '@conclave/frame/settings.ts';
import type { OptionText } from '@conclave/kit';
import type { OPTIONS } from '../rules/setup.ts';

/** The words for the settings of a new table. */
export const options: Readonly<Record<(typeof OPTIONS)[number]['id'], OptionText>> = {
  learningGame: {
    label: 'Learning game',
    help: 'Two rounds without technology hands, retention, loans and gifts; in conflicts the draw pile decides.',
    values: { off: 'no, the whole game', on: 'yes, a short first game' },
  },
  homes: {
    label: 'Homes',
    values: { recommended: 'at given places', chosen: 'chosen in turn' },
  },
  galaxy: {
    label: 'Galaxy',
    values: { recommended: 'a given layout', free: 'laid board by board in turn' },
  },
  leaders: {
    label: 'Leaders',
    help: 'One for everybody. It gains a level each round, and each ability reached may be used at the moments that it names.',
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
    help: 'The longer game ends when the galaxy is full, and after round 8 at the latest.',
    values: { off: 'about six rounds', on: 'until no hex is empty, at most eight rounds' },
  },
  wildHomes: {
    label: 'Wild homes',
    help: 'The Embassy at home counts 1 in political conflicts of its owner and belongs to every faction.',
    values: { off: 'no', on: 'yes' },
  },
  firstArbiter: {
    label: 'First Arbiter',
    help: 'Expands first and says who begins among equal action cards. A seat number beyond the last is counted on from the first.',
    values: { random: 'by chance', ...seatValues(6) },
  },
};
