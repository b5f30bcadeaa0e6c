import { seatValues } from '@conclave/frame/settings.ts';
import type { OptionText } from '@conclave/kit';
import { MODE_IDS } from '../data/numbers.ts';
import { NEWEST } from '../data/tables.ts';
import type { OPTIONS } from '../rules/setup.ts';
import { modeTexts } from '../words/names.ts';

const modes = modeTexts(NEWEST);

/** The words for the settings of a new table. */
export const options: Readonly<Record<(typeof OPTIONS)[number]['id'], OptionText>> = {
  mode: {
    label: 'Mode',
    help: Object.values(modes)
      .map(({ name, says }) => `${name}: ${says}`)
      .join(' '),
    values: Object.fromEntries(MODE_IDS.map((mode) => [mode, modes[mode].name])),
  },
  teams: {
    label: 'Teams',
    help: 'Four players only: partners sit opposite each other, and their units count together.',
    values: { off: 'everybody alone', pairs: 'two pairs' },
  },
  board: {
    label: 'Board',
    help: 'Two players have the small board in any case; three may choose it, two pairs the large one.',
    values: {
      byCount: 'by the number of players',
      small: 'small, 61 territories',
      large: 'large, 91 territories',
    },
  },
  factions: {
    label: 'Factions',
    values: { pick: 'chosen in turn', random: 'dealt by chance' },
  },
  warlordOncePerTurn: {
    label: 'Warlord',
    help: 'How often a warlord may heal, move or use its ability in one turn.',
    values: { off: 'for any action', on: 'once a turn' },
  },
  incomeCost: {
    label: 'Cost of income',
    values: { level: 'the new level', levelPlusOne: 'the new level and 1' },
  },
  missionDeck: {
    label: 'Missions',
    help: 'Shapes of seven cells make a shorter game.',
    values: {
      auto: 'by the number of players',
      nine: 'all shapes of nine cells',
      swift: 'shapes of seven cells',
    },
  },
  missionDraft: {
    label: 'Secret missions',
    help: 'Whether everybody sees the missions that are dealt, or each only those left at their own pick.',
    values: { open: 'drawn from an open row', private: 'drawn in secret' },
  },
  firstPlayer: {
    label: 'First player',
    help: 'Named by the table, or drawn; a seat that is not there is drawn for.',
    values: { random: 'drawn by chance', ...seatValues(4) },
  },
  evenStart: {
    label: 'Even start',
    help: 'Not of the printed game. By mode and number of sides, a little hexilum at the start, fewer actions in the very first turn, or both. Two sides, pairs as well, then win about equally often in games of bots; the amounts for three and four are a guess.',
    values: { off: 'no, as printed', on: 'yes' },
  },
  roundCap: {
    label: 'Last round',
    help: 'After this round the best position wins, if nobody has won before.',
  },
};
