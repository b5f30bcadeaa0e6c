import type { RulesChapter, RulesSection } from '@conclave/kit';
import { RulesTable } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { NUMBERS, VALUES } from '../../data/numbers.ts';
import { TILES } from '../../data/tiles.ts';
import { domainName } from '../../words/names.ts';
import { origins } from './origins.ts';

const entry = (title: string, text: ReactNode): RulesSection => ({ title, rules: [], text });

/** Rows of levels, of which a list has nothing at place 0. */
const levels = (list: readonly number[]): number[] => [...list.keys()].slice(1);

/** All data of the game, with where they come from. */
export const data: RulesChapter = {
  id: 'data',
  title: 'Numbers of the game',
  sections: [
    origins,
    entry(
      'Cities',
      <RulesTable
        caption="Each level costs Knowledge of the Camp’s colour."
        head={['Level', 'Cost', 'VP', 'Influence']}
        rows={levels(NUMBERS.cityCost).map((level) => [
          level,
          NUMBERS.cityCost[level],
          NUMBERS.cityVp[level],
          NUMBERS.cityInfluence[level],
        ])}
      />,
    ),
    entry(
      'Monument levels',
      <RulesTable
        caption="Each level costs so much of each of the two Domains."
        head={['Level', 'Cost', 'VP', 'Influence']}
        rows={levels(NUMBERS.levelCost).map((level) => [
          level,
          `${NUMBERS.levelCost[level]} + ${NUMBERS.levelCost[level]}`,
          NUMBERS.levelVp[level],
          NUMBERS.levelInfluence[level],
        ])}
      />,
    ),
    entry(
      'Mastery cards',
      <RulesTable
        caption="A card costs its value when it is gained, and again when it is turned."
        head={['Value', 'Gained: VP', 'Influence', 'Turned: VP', 'Influence']}
        rows={VALUES.map((value) => [
          value,
          NUMBERS.gainVp[value],
          NUMBERS.gainInfluence[value],
          NUMBERS.advanceVp[value],
          NUMBERS.advanceInfluence[value],
        ])}
      />,
    ),
    entry(
      'Land tiles',
      <RulesTable
        caption={`All ${TILES.length}. Dots clockwise.`}
        head={['Tile', 'Camp', 'Dots']}
        rows={TILES.map(({ id, camp, dots }) => [id, domainName(camp), dots.map(domainName).join(', ')])}
      />,
    ),
  ],
};
