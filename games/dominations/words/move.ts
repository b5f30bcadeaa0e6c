import type { Move, State } from '../rules/types.ts';
import { KNOWLEDGE_SAYS } from './say/knowledge.ts';
import { LAND_SAYS } from './say/land.ts';
import type { Says } from './say/say.ts';
import { TREE_SAYS } from './say/tree.ts';

const SAYS: Says<Move[0]> = { ...KNOWLEDGE_SAYS, ...LAND_SAYS, ...TREE_SAYS };

/** A move that is open in this view, as what its maker does. */
export const sayMove = (view: Readonly<State>, move: Move): string =>
  (SAYS[move[0]] as (view: Readonly<State>, move: Move) => string)(view, move);
