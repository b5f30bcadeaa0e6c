import type { Lookup } from '@conclave/kit';
import { MAP_KEYS, namesOf } from '@conclave/kit/table';
import { CARDS } from '../../data/cards.ts';
import { FACTIONS } from '../../data/factions.ts';
import { MINOR_FACTIONS } from '../../data/minor-factions.ts';
import { MISSIONS } from '../../data/missions.ts';
import type { State } from '../../rules/types.ts';
import { signs } from './signs.tsx';
import { things } from './things.tsx';

/** What can be looked up at a table of Hexpanse. */
export const lookup: Lookup<State> = {
  things,
  names: {
    ...namesOf('mission', MISSIONS),
    ...namesOf('card', CARDS),
    ...namesOf('minor', MINOR_FACTIONS),
    ...namesOf('faction', FACTIONS),
    ...namesOf(
      'faction',
      FACTIONS.map(({ warlord }) => ({ name: warlord })),
    ),
  },
  signs,
  keys: [...MAP_KEYS, { keys: ['R'], does: 'Turns the pattern, with Shift the other way' }],
};
