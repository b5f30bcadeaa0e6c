import { plural } from '@conclave/frame/words.ts';
import type { RulesChapter, RulesSection } from '@conclave/kit';
import { ORIGIN, RulesTable } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { ACTION_CARDS } from '../../data/action-cards.ts';
import { BOARDS } from '../../data/boards.ts';
import type { Ability } from '../../data/effects.ts';
import { EVEN_START, EVEN_START_PROVENANCE } from '../../data/even-start.ts';
import { FACTIONS } from '../../data/factions.ts';
import { MERCENARIES } from '../../data/mercenaries.ts';
import { MINOR_FACTIONS, OFFERED } from '../../data/minor-factions.ts';
import { MISSIONS } from '../../data/missions.ts';
import { MODE_IDS } from '../../data/numbers.ts';
import { NEWEST } from '../../data/tables.ts';
import { abilityText } from '../../words/effect-words.ts';
import {
  factionText,
  hexilum,
  MINOR_TYPE_TEXT,
  minorTexts,
  modeTexts,
  sentence,
  suitsText,
} from '../../words/names.ts';
import { PatternPicture } from '../symbols/symbols.tsx';
import { origins } from './origins.ts';
import { section } from './section.tsx';

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
    section(
      name,
      [],
      `Led by ${warlord}.`,
      pictured(ability, factionText(NEWEST, faction)),
      suitsText(faction),
    ),
  ),
};

const minorFactions: RulesChapter = {
  id: 'minor-factions',
  title: 'Minor factions',
  sections: OFFERED.map((number) => MINOR_FACTIONS[number]!).map((minor) =>
    section(minor.name, [], `${MINOR_TYPE_TEXT[minor.type].name}.`, ...minorTexts(minor)),
  ),
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

const entry = (title: string, text: ReactNode): RulesSection => ({ title, rules: [], text });

const data: RulesChapter = {
  id: 'data',
  title: 'Numbers of the game',
  sections: [
    origins,
    entry(
      'Quantities',
      <RulesTable
        caption={`The highest income and the most hexilum are ${ORIGIN.reconstructed}.`}
        head={['Quantity', 'Value']}
        rows={[
          ['Life of a warlord', NEWEST.life],
          ['Actions of a turn', NEWEST.actions],
          ['Cards of the market', NEWEST.market],
          ['Highest income', NEWEST.highestIncome],
          ['Most hexilum', NEWEST.mostHexilum],
          ['Territories of the small board', BOARDS.small.cells.length],
          ['Territories of the large board', BOARDS.large.cells.length],
        ]}
      />,
    ),
    entry(
      'Even start',
      <RulesTable
        caption={`Only where the table chooses it, and not of the printed game: ${ORIGIN[EVEN_START_PROVENANCE]}, for two sides and for pairs by measuring games of bots. In pairs each partner gets what the pair is given.`}
        head={['Mode', 'Sides', 'Hexilum at the start, in order of play', 'Actions of the very first turn']}
        rows={MODE_IDS.flatMap((mode) =>
          ([2, 'pairs', 3, 4] as const).map((sides) => {
            const { hexilum, firstTurn } = EVEN_START[mode][sides];
            return [modeTexts(NEWEST)[mode].name, sides, hexilum.join(', '), firstTurn];
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
