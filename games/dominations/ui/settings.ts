import { listed } from '@conclave/frame/words.ts';
import type { OptionText, OptionTexts, TablePlan } from '@conclave/kit';
import { NUMBERS } from '../data/numbers.ts';
import type { OPTIONS } from '../rules/setup.ts';

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** “the first begins with 1 Influence”, for the number of players and the goals at hand (DM-VAR-06). */
function startingWith({ seats, options: { goals } }: TablePlan): string {
  const given = NUMBERS.earlyInfluence[goals === 'objectives' ? 'objectives' : 'hegemon'][seats] ?? [];
  const amounts = [...new Set(given)].filter((n) => n > 0).sort((a, b) => b - a);
  const said = amounts.map((n) => {
    const who = listed(given.flatMap((one, i) => (one === n ? [`the ${PLACES[i]}`] : [])));
    return `${who} with ${n}`;
  });
  return `this edition’s: ${said.join(', ')}`;
}

const headStart = (table: TablePlan): OptionText => ({
  label: 'Influence at the start',
  help: 'Who comes early in the first Age finds less land for the first tiles; this makes up for it, and for more than that.',
  values: { off: 'none', on: startingWith(table) },
});

/** The words for the settings of a new table. */
export const options: { readonly [id in (typeof OPTIONS)[number]['id']]: OptionTexts[string] } = {
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
    help: 'In Age III everybody may stake points on how many objectives will be fulfilled.',
    values: { off: 'no', on: 'yes, points may be staked' },
  },
  hiddenHands: {
    label: 'Tiles in hand',
    values: { off: 'open to all', on: 'hidden from the others' },
  },
  firstGame: ({ options: { goals } }) => ({
    label: 'First game',
    help: `Mastery cards of value 9 are left out${goals === 'objectives' ? ', and so are objective cards that name one' : ''}.`,
    values: { off: 'no, all cards', on: 'yes, without the most expensive cards' },
  }),
  hegemonTies: {
    label: 'Ties for Hegemon tiles',
    help: 'If nobody has any of what a tile counts, that is a tie, too.',
    values: { initiative: 'the highest initiative takes the points', nobody: 'nobody takes the points' },
  },
  headStart,
};
