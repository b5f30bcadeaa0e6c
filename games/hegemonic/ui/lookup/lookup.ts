import type { Lookup } from '@conclave/kit';
import { MAP_KEYS } from '@conclave/kit/table';
import { LEADERS } from '../../data/leaders.ts';
import { TECHNOLOGIES } from '../../data/technologies.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { signs } from './signs.tsx';
import { things } from './things.tsx';

const named = (kind: string, list: readonly { readonly name: string }[]) =>
  list.map(({ name }, which) => [name, [kind, which]] as const);

/** What can be looked up at a table of Hegemonic. */
export const lookup: Lookup<State, Move, Event> = {
  things,
  names: Object.fromEntries([...named('technology', TECHNOLOGIES), ...named('leader', LEADERS)]),
  signs,
  keys: MAP_KEYS,
};
