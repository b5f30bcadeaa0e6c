import type { Lookup } from '@conclave/kit';
import { MAP_KEYS, namesOf } from '@conclave/kit/table';
import { MASTERY } from '../../data/mastery.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { OMENS } from '../../data/omens.ts';
import type { State } from '../../rules/types.ts';
import { signs } from './signs.tsx';
import { things } from './things.tsx';

/** What can be looked up at a table of Dominations. */
export const lookup: Lookup<State> = {
  things,
  names: {
    ...namesOf('omen', OMENS),
    ...namesOf('monument', MONUMENTS),
    ...namesOf('mastery', MASTERY),
  },
  signs,
  keys: [...MAP_KEYS, { keys: ['R'], does: 'Turns the tile in hand, with Shift the other way' }],
};
