import type { RulesChapter, RulesSection } from '@conclave/web/kit';
import { RulesTable } from '@conclave/web/kit/table';
import type { ReactNode } from 'react';
import type { Provenance } from '../../../meta.ts';
import { CRADLE_PROVENANCE } from '../../data/cradle.ts';
import { DOMAINS_PROVENANCE } from '../../data/domains.ts';
import { DOMINATIONS_PROVENANCE } from '../../data/dominations.ts';
import { HEGEMON_PROVENANCE } from '../../data/hegemon.ts';
import { MASTERY_PROVENANCE } from '../../data/mastery.ts';
import { MONUMENTS_PROVENANCE } from '../../data/monuments.ts';
import {
  ADVANCE_INFLUENCE,
  ADVANCE_VP,
  CITY_COST,
  CITY_INFLUENCE,
  CITY_VP,
  GAIN_INFLUENCE,
  GAIN_VP,
  LEVEL_COST,
  LEVEL_INFLUENCE,
  LEVEL_VP,
  NUMBERS_PROVENANCE,
  VALUES,
} from '../../data/numbers.ts';
import { OBJECTIVES_PROVENANCE } from '../../data/objectives.ts';
import { OMENS_PROVENANCE } from '../../data/omens.ts';
import { TILES, TILES_PROVENANCE } from '../../data/tiles.ts';
import { domainName } from '../../texts.ts';

const PROVENANCE: { readonly [P in Provenance]: string } = {
  rulebook: 'as in the rulebook',
  public: 'from another public source',
  reconstructed: 'reconstructed for this edition',
};

/** Where each kind of data comes from. */
const ORIGINS: readonly (readonly [what: string, from: Provenance])[] = [
  ['Hegemon tiles', HEGEMON_PROVENANCE],
  ['VP of the Hegemon', NUMBERS_PROVENANCE.hegemon],
  ['Names and colours of the Domains', DOMAINS_PROVENANCE.names],
  ['Ages, rounds, hands, values of cards', NUMBERS_PROVENANCE.course],
  ['Order of the Domains', DOMAINS_PROVENANCE.order],
  ['All other numbers', NUMBERS_PROVENANCE.other],
  ['Land tiles', TILES_PROVENANCE],
  ['Dots of the Cradle', CRADLE_PROVENANCE],
  ['Mastery cards', MASTERY_PROVENANCE],
  ['Monuments', MONUMENTS_PROVENANCE],
  ['Objective cards', OBJECTIVES_PROVENANCE],
  ['Domination cards', DOMINATIONS_PROVENANCE],
  ['Omens', OMENS_PROVENANCE],
];

const entry = (title: string, text: ReactNode): RulesSection => ({ title, rules: [], text });

/** Rows of levels, of which a list has nothing at place 0. */
const levels = (list: readonly number[]): number[] => [...list.keys()].slice(1);

/** All data of the game, with where they come from. */
export const data: RulesChapter = {
  id: 'data',
  title: 'Numbers of the game',
  sections: [
    entry(
      'Where they come from',
      <RulesTable
        caption="Whoever owns the game can correct them: all are plain tables of data."
        head={['What', 'From']}
        rows={ORIGINS.map(([what, from]) => [what, PROVENANCE[from]])}
      />,
    ),
    entry(
      'Cities',
      <RulesTable
        caption="Each level costs Knowledge of the Camp’s colour."
        head={['Level', 'Cost', 'VP', 'Influence']}
        rows={levels(CITY_COST).map((level) => [
          level,
          CITY_COST[level],
          CITY_VP[level],
          CITY_INFLUENCE[level],
        ])}
      />,
    ),
    entry(
      'Monument levels',
      <RulesTable
        caption="Each level costs so much of each of the two Domains."
        head={['Level', 'Cost', 'VP', 'Influence']}
        rows={levels(LEVEL_COST).map((level) => [
          level,
          `${LEVEL_COST[level]} + ${LEVEL_COST[level]}`,
          LEVEL_VP[level],
          LEVEL_INFLUENCE[level],
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
          GAIN_VP[value],
          GAIN_INFLUENCE[value],
          ADVANCE_VP[value],
          ADVANCE_INFLUENCE[value],
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
