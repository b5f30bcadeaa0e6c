import type { Lookup } from '@conclave/kit';
import { MAP_KEYS, namesOf } from '@conclave/kit/table';
import { LEADERS } from '../../data/leaders.ts';
import { TECHNOLOGIES } from '../../data/technologies.ts';
import type { State } from '../../rules/types.ts';
import { signs } from './signs.tsx';
import { things } from './things.tsx';

/** What can be looked up at a table of Hegemonic. */
export const lookup: Lookup<State> = {
  things,
  names: { ...namesOf('technology', TECHNOLOGIES), ...namesOf('leader', LEADERS) },
  signs,
  keys: MAP_KEYS,
};
