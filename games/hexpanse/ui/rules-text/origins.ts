import { originsSection } from '@conclave/kit/table';
import { ACTION_CARDS, ACTION_CARDS_PROVENANCE } from '../../data/action-cards.ts';
import { BOARDS, BOARDS_PROVENANCE } from '../../data/boards.ts';
import { EVEN_START_PROVENANCE } from '../../data/even-start.ts';
import { FACTIONS, FACTIONS_PROVENANCE } from '../../data/factions.ts';
import { MERCENARIES, MERCENARIES_PROVENANCE } from '../../data/mercenaries.ts';
import { MINOR_FACTIONS_PROVENANCE, OFFERED } from '../../data/minor-factions.ts';
import { MISSIONS, MISSIONS_PROVENANCE } from '../../data/missions.ts';
import { ids } from './section.tsx';

export const origins = originsSection(
  ids('R', 20, 38),
  [
    [
      `${Object.keys(BOARDS).length} boards`,
      BOARDS_PROVENANCE,
      ['an inner area, a shaded edge and hexilum territories', 'rulebook'],
    ],
    [
      `${FACTIONS.length} factions`,
      FACTIONS_PROVENANCE,
      ['the pattern of the Cyberian ability', 'reconstructed'],
    ],
    [`${OFFERED.length} minor factions`, MINOR_FACTIONS_PROVENANCE],
    [
      `${MERCENARIES.length} mercenaries`,
      MERCENARIES_PROVENANCE,
      ['effects, and all names but three', 'rulebook'],
    ],
    [
      `${ACTION_CARDS.length} action cards`,
      ACTION_CARDS_PROVENANCE,
      ['effects, and all names but three', 'rulebook'],
    ],
    [`${MISSIONS.length} missions`, MISSIONS_PROVENANCE, ['that a mission has nine fields', 'public']],
    ['Amounts of the even start', EVEN_START_PROVENANCE],
  ],
  'The rulebook’s text tells what cards do, but its pictures, prices and some names are lost. What is missing is reconstructed within all that rules and other sources say, and tried out, so that games with three or four players don’t stall. Where the printed list of action cards is damaged, options are shared out in the only way that uses each once.',
);
