import { originsSection } from '@conclave/kit/table';
import { CAMPFIRE_PROVENANCE } from '../../data/cards.ts';
import { CRADLE_PROVENANCE } from '../../data/cradle.ts';
import { DOMAINS_PROVENANCE } from '../../data/domains.ts';
import { DOMINATIONS_PROVENANCE } from '../../data/dominations.ts';
import { HEGEMON_PROVENANCE } from '../../data/hegemon.ts';
import { MASTERY_PROVENANCE } from '../../data/mastery.ts';
import { MONUMENTS_PROVENANCE } from '../../data/monuments.ts';
import { NUMBERS_PROVENANCE } from '../../data/numbers.ts';
import { OBJECTIVES_PROVENANCE } from '../../data/objectives.ts';
import { OMENS_PROVENANCE } from '../../data/omens.ts';
import { TILES_PROVENANCE } from '../../data/tiles.ts';

export const origins = originsSection(
  [],
  [
    ['Hegemon tiles', HEGEMON_PROVENANCE],
    ['VP of the Hegemon', NUMBERS_PROVENANCE.hegemon],
    ['Names and colours of the Domains', DOMAINS_PROVENANCE.names],
    [
      'Ages, rounds, hands, the cost of a City’s first level, values of Mastery cards',
      NUMBERS_PROVENANCE.course,
    ],
    ['Order of the Domains', DOMAINS_PROVENANCE.order],
    ['All other numbers', NUMBERS_PROVENANCE.other],
    ['Land tiles', TILES_PROVENANCE, ['that there are 90, each with a Camp and three dots', 'public']],
    ['Dots of the Cradle', CRADLE_PROVENANCE, ['that it is a hexagon', 'public']],
    ['Sides of the Campfire', CAMPFIRE_PROVENANCE],
    [
      'Mastery cards',
      MASTERY_PROVENANCE,
      ['that there are 72 kinds in four copies, their values and 28 of the names', 'public'],
    ],
    ['Monuments', MONUMENTS_PROVENANCE, ['that there are twelve with 50 Level cards', 'public']],
    [
      'Objective cards',
      OBJECTIVES_PROVENANCE,
      ['that there are sixteen nations with five objectives each, and ten of the names', 'public'],
    ],
    [
      'Domination cards',
      DOMINATIONS_PROVENANCE,
      ['one for each Domain', 'public'],
      ['that the expansion has one more', 'rulebook'],
    ],
    ['Omens', OMENS_PROVENANCE, ['that there are 52 cards', 'rulebook'], ['each twice', 'public']],
  ],
);
