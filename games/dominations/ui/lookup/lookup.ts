import type { Lookup } from '@conclave/kit';
import { MAP_KEYS } from '@conclave/kit/table';
import { MASTERY } from '../../data/mastery.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { OMENS } from '../../data/omens.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { signs } from './signs.tsx';
import { things } from './things.tsx';

const named = (kind: string, list: readonly { readonly name: string }[]) =>
  list.map(({ name }, which) => [name, [kind, which]] as const);

/** What can be looked up at a table of Dominations. */
export const lookup: Lookup<State, Move, Event> = {
  things,
  names: Object.fromEntries([
    ...named('omen', OMENS),
    ...named('monument', MONUMENTS),
    ...named('mastery', MASTERY),
  ]),
  signs,
  keys: [...MAP_KEYS, { keys: ['R'], does: 'Turns the tile in hand, with Shift the other way' }],
};
