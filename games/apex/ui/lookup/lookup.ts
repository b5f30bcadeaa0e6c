import type { Lookup } from '@conclave/kit';
import { MAP_KEYS, namesOf } from '@conclave/kit/table';
import { CIVILISATIONS } from '../../data/civilisations.ts';
import type { State } from '../../rules/types.ts';
import { civilisationText } from '../../words/names.ts';
import { signs } from './signs.tsx';
import { things } from './things.tsx';

/** What can be looked up at a table of APEX. */
export const lookup: Lookup<State> = {
  things,
  names: namesOf('civilisation', CIVILISATIONS.map(civilisationText)),
  signs,
  keys: MAP_KEYS,
};
