import type { RulesChapter, RulesSection } from '@conclave/web/kit';
import { RulesTable } from '@conclave/web/kit/table';
import type { ReactNode } from 'react';
import type { Provenance } from '../../../meta.ts';
import { plural } from '../../../words.ts';
import { ACTION_CARDS, ACTION_CARDS_PROVENANCE } from '../../data/action-cards.ts';
import { BOARDS, BOARDS_PROVENANCE } from '../../data/boards.ts';
import type { Ability } from '../../data/effects.ts';
import { EVEN_START, EVEN_START_PROVENANCE } from '../../data/even-start.ts';
import { FACTIONS, FACTIONS_PROVENANCE } from '../../data/factions.ts';
import { MERCENARIES, MERCENARIES_PROVENANCE } from '../../data/mercenaries.ts';
import { MINOR_FACTIONS, MINOR_FACTIONS_PROVENANCE, minorNumbers } from '../../data/minor-factions.ts';
import { MISSIONS, MISSIONS_PROVENANCE } from '../../data/missions.ts';
import { ACTIONS, HIGHEST_INCOME, LIFE, MARKET, MODES, MOST_HEXILUM } from '../../data/numbers.ts';
import { abilityText } from '../../effect-words.ts';
import {
  factionText,
  hexilum,
  MINOR_TYPE_TEXT,
  MODE_TEXT,
  minorTexts,
  sentence,
  suitsText,
} from '../../texts.ts';
import { PatternPicture } from '../symbols/symbols.tsx';
import { ids, section } from './section.tsx';

const PROVENANCE: { readonly [P in Provenance]: string } = {
  rulebook: 'as in the rulebook',
  public: 'from another public source',
  reconstructed: 'reconstructed for this edition',
};

/** What an ability does, with the patterns it lays. */
const pictured = (effects: Ability, text: string): ReactNode => (
  <>
    {effects.map((effect) =>
      effect.kind === 'pattern' ? (
        <PatternPicture key={JSON.stringify(effect.pattern)} pattern={effect.pattern} />
      ) : null,
    )}{' '}
    {text}
  </>
);

const factions: RulesChapter = {
  id: 'factions',
  title: 'Factions',
  sections: FACTIONS.map(({ name, warlord, ability }, faction) =>
    section(name, [], `Led by ${warlord}.`, pictured(ability, factionText(faction)), suitsText(faction)),
  ),
};

const minorFactions: RulesChapter = {
  id: 'minor-factions',
  title: 'Minor factions',
  sections: minorNumbers()
    .map((number) => MINOR_FACTIONS[number]!)
    .map((minor) => section(minor.name, [], `${MINOR_TYPE_TEXT[minor.type].name}.`, ...minorTexts(minor))),
};

const mercenaries: RulesChapter = {
  id: 'mercenaries',
  title: 'Mercenaries',
  sections: MERCENARIES.map(({ name, price, reusable, ability }) =>
    section(
      name,
      [],
      `Costs ${hexilum(price)}.${reusable ? ' Reusable.' : ''}`,
      pictured(ability, sentence(abilityText(ability))),
    ),
  ),
};

const actionCards: RulesChapter = {
  id: 'action-cards',
  title: 'Action cards',
  sections: ACTION_CARDS.map(({ name, price, options: [first, second] }) =>
    section(
      name,
      [],
      `Costs ${hexilum(price)}.`,
      pictured(first, `Option 1: ${abilityText(first)}.`),
      pictured(second, `Option 2: ${abilityText(second)}.`),
    ),
  ),
};

const missions: RulesChapter = {
  id: 'missions',
  title: 'Missions',
  sections: MISSIONS.map(({ name, shape }) =>
    section(
      name,
      [],
      <>
        <PatternPicture pattern={shape} title={name} />{' '}
        {plural(shape.cells.length, 'territory', 'territories')}.
      </>,
    ),
  ),
};

const MODE_NAMES = Object.keys(MODES) as (keyof typeof MODES)[];

const entry = (title: string, text: ReactNode): RulesSection => ({ title, rules: [], text });

const data: RulesChapter = {
  id: 'data',
  title: 'Numbers of the game',
  sections: [
    section(
      'Where they come from',
      ids('R', 20, 38),
      'The rulebook’s text tells what cards do, but its pictures, prices and some names are lost. What is missing is reconstructed within all that rules and other sources say, and tried out, so that games with three or four players don’t stall. Where the printed list of action cards is damaged, options are shared out in the only way that uses each once.',
      'Whoever owns the game can correct them: all are plain tables of data.',
    ),
    entry(
      'Tables',
      <RulesTable
        caption="What in each table is ours is named; the rest is the rulebook’s."
        head={['Table', 'Entries', 'Provenance']}
        rows={[
          ['Boards', Object.keys(BOARDS).length, `sizes and places ${PROVENANCE[BOARDS_PROVENANCE]}`],
          ['Factions', FACTIONS.length, PROVENANCE[FACTIONS_PROVENANCE]],
          ['Minor factions', minorNumbers().length, PROVENANCE[MINOR_FACTIONS_PROVENANCE]],
          [
            'Mercenaries',
            MERCENARIES.length,
            `prices, patterns and three names ${PROVENANCE[MERCENARIES_PROVENANCE]}`,
          ],
          [
            'Action cards',
            ACTION_CARDS.length,
            `prices, patterns and three names ${PROVENANCE[ACTION_CARDS_PROVENANCE]}`,
          ],
          ['Missions', MISSIONS.length, `shapes and names ${PROVENANCE[MISSIONS_PROVENANCE]}`],
        ]}
      />,
    ),
    entry(
      'Quantities',
      <RulesTable
        caption={`The highest income and the most hexilum are ${PROVENANCE.reconstructed}.`}
        head={['Quantity', 'Value']}
        rows={[
          ['Life of a warlord', LIFE],
          ['Actions of a turn', ACTIONS],
          ['Cards of the market', MARKET],
          ['Highest income', HIGHEST_INCOME],
          ['Most hexilum', MOST_HEXILUM],
          ['Territories of the small board', BOARDS.small.cells.length],
          ['Territories of the large board', BOARDS.large.cells.length],
        ]}
      />,
    ),
    entry(
      'Even start',
      <RulesTable
        caption={`Only where the table chooses it, and not of the printed game: ${PROVENANCE[EVEN_START_PROVENANCE]}. Pairs are two sides.`}
        head={['Mode', 'Sides', 'Hexilum at the start, in order of play', 'Actions of the very first turn']}
        rows={MODE_NAMES.flatMap((mode) =>
          ([2, 3, 4] as const).map((sides) => {
            const { hexilum, firstTurn } = EVEN_START[mode][sides];
            return [MODE_TEXT[mode].name, sides, hexilum.join(', '), firstTurn];
          }),
        )}
      />,
    ),
  ],
};

/** All cards, factions and missions, from the tables that the rules run on. */
export const tables: readonly RulesChapter[] = [
  factions,
  minorFactions,
  mercenaries,
  actionCards,
  missions,
  data,
];
