import type { Lookup } from '@conclave/kit';
import { MAP_KEYS } from '@conclave/kit/table';
import { CARDS } from '../../data/cards.ts';
import { FACTIONS } from '../../data/factions.ts';
import { MINOR_FACTIONS } from '../../data/minor-factions.ts';
import { MISSIONS } from '../../data/missions.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { signs } from './signs.tsx';
import { things } from './things.tsx';

const named = (kind: string, list: readonly { readonly name: string }[]) =>
  list.map(({ name }, which) => [name, [kind, which]] as const);

/** What can be looked up at a table of Hexpanse. */
export const lookup: Lookup<State, Move, Event> = {
  things,
  names: Object.fromEntries([
    ...named('mission', MISSIONS),
    ...named('card', CARDS),
    ...named('minor', MINOR_FACTIONS),
    ...named('faction', FACTIONS),
    ...FACTIONS.map(({ warlord }, which) => [warlord, ['faction', which]] as const),
  ]),
  signs,
  keys: [...MAP_KEYS, { keys: ['R'], does: 'Turns the pattern, with Shift the other way' }],
};
