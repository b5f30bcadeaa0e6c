import type { Move, State } from '../rules/types.ts';
import { BOARD_SAYS } from './say/board.ts';
import { HOLDINGS_SAYS } from './say/holdings.ts';
import type { Says } from './say/say.ts';

const SAYS: Says<Move[0]> = { ...BOARD_SAYS, ...HOLDINGS_SAYS };

/** A move that is open in this view, as what its maker does. */
export const sayMove = (view: Readonly<State>, move: Move): string =>
  (SAYS[move[0]] as (view: Readonly<State>, move: Move) => string)(view, move);
