import { originsSection } from '@conclave/kit/table';
import { CARDS_PROVENANCE } from '../../data/cards.ts';
import { CIVILISATION } from '../../data/civilisations.ts';
import { LAYOUTS_PROVENANCE } from '../../data/layouts.ts';
import { TILES_PROVENANCE } from '../../data/sectors.ts';
import { ids } from './section.tsx';

export const origins = originsSection(
  ids('R', 3, 33),
  [
    ['Cards', CARDS_PROVENANCE, ['that there are 30, each with four sides', 'rulebook']],
    [
      'Civilisations',
      CIVILISATION.humans.provenance.numbers,
      ['names', CIVILISATION.humans.provenance.name],
      ['the name Dragonites', CIVILISATION.dragonites.provenance.name],
      ['that they differ in nothing but what they begin with', 'public'],
    ],
    ['Sectors', TILES_PROVENANCE, ['that there are 24 tiles of eight kinds', 'rulebook']],
    [
      'Galaxies',
      LAYOUTS_PROVENANCE,
      ['that there are four neutral sectors and one origin a player', 'rulebook'],
    ],
  ],
  'The text of the rulebook names all parts of the game, but not the numbers on cards, boards, tiles and layouts. Where no other source has them they are reconstructed, within everything that the rules and their examples say. One name, Dragonites, is known from a French review only.',
);
