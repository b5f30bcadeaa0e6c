import type { Lookup } from '@conclave/kit';
import { MAP_KEYS, namesOf } from '@conclave/kit/table';
import { MASTERY } from '../../data/mastery.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { OMENS } from '../../data/omens.ts';
import type { State } from '../../rules/types.ts';
import { TERM_KEYS, TERMS, type Term } from '../../words/terms.ts';
import { signs } from './signs.tsx';
import { things } from './things.tsx';

/** Words as common as these are explained where they are first met, and by their signs. */
const COMMON: ReadonlySet<Term> = new Set(['influence', 'camp']);
const TERM_NAMES = Object.fromEntries(
  TERM_KEYS.flatMap((term, which) =>
    COMMON.has(term) ? [] : [[TERMS[term].name, ['term', which] as const]],
  ),
);

/** What can be looked up at a table of Dominations. */
export const lookup: Lookup<State> = {
  things,
  names: {
    ...namesOf('omen', OMENS),
    ...namesOf('monument', MONUMENTS),
    ...namesOf('mastery', MASTERY),
    ...TERM_NAMES,
  },
  signs,
  keys: [...MAP_KEYS, { keys: ['R'], does: 'Turns the tile in hand, with Shift the other way' }],
};
