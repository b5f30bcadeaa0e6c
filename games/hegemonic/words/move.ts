import type { Move, State } from '../rules/types.ts';
import { CARD_SAYS } from './say/cards.ts';
import { CONFLICT_SAYS } from './say/conflict.ts';
import { PIECE_SAYS } from './say/pieces.ts';
import type { Says } from './say/say.ts';

const SAYS: Says<Move[0]> = { ...CARD_SAYS, ...PIECE_SAYS, ...CONFLICT_SAYS };

/** A move that is open in this view, as what its maker does. */
export const sayMove = (view: Readonly<State>, move: Move): string =>
  (SAYS[move[0]] as (view: Readonly<State>, move: Move) => string)(view, move);
