import { originsSection } from '@conclave/kit/table';
import { PATTERNS_PROVENANCE } from '../../data/cards.ts';
import { GALAXY_PROVENANCE } from '../../data/galaxy.ts';
import { HOUSES_PROVENANCE } from '../../data/houses.ts';
import { LEADERS_PROVENANCE } from '../../data/leaders.ts';
import { TECHNOLOGIES_PROVENANCE } from '../../data/technologies.ts';
import { TILES_PROVENANCE } from '../../data/tiles.ts';
import { TRACKS_PROVENANCE } from '../../data/tracks.ts';

export const origins = originsSection(
  [],
  [
    ['Tracks of bases', TRACKS_PROVENANCE, ['the worked example, which they keep to', 'rulebook']],
    ['Sector tiles', TILES_PROVENANCE, ['the range of their values', 'rulebook']],
    ['Boards of the galaxy', GALAXY_PROVENANCE, ['how many boards and hexes there are', 'rulebook']],
    [
      'What an attack may target',
      PATTERNS_PROVENANCE,
      ['attackers, and targets of the same type', 'rulebook'],
    ],
    ['Names, tiers, effects and copies of technologies', TECHNOLOGIES_PROVENANCE.words],
    ['Their costs, powers and copies in the small deck', TECHNOLOGIES_PROVENANCE.numbers],
    ['Leaders', LEADERS_PROVENANCE, ['that there are twelve with three levels', 'rulebook']],
    ['Colours and signs of the Great Houses', HOUSES_PROVENANCE, ['names and creeds', 'rulebook']],
  ],
  'The rulebook’s text names all parts of the game, but its pictures are lost. What is reconstructed keeps to everything that rules and examples say.',
);
