import type { Lookup } from '@conclave/kit';
import { MAP_KEYS } from '@conclave/kit/table';
import { CIVILISATIONS } from '../../data/civilisations.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { civilisationText } from '../../words/names.ts';
import { signs } from './signs.tsx';
import { things } from './things.tsx';

/** What can be looked up at a table of APEX. */
export const lookup: Lookup<State, Move, Event> = {
  things,
  names: Object.fromEntries(
    CIVILISATIONS.map((key, which) => [civilisationText(key).name, ['civilisation', which]] as const),
  ),
  signs,
  keys: MAP_KEYS,
};
