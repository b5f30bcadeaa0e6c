import type { Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import { boardPoints, boardPowers } from '../../rules/scoring.ts';
import type { State } from '../../rules/types.ts';

/** What a board would bring if it were scored now. */
export interface BoardStanding {
  /** 0 for the core, then in the order in which boards lie. */
  readonly board: number;
  /** By seat. */
  readonly powers: readonly number[];
  readonly points: readonly number[];
  /** Who has most power there: nobody, one, or several that share it. */
  readonly leaders: readonly Seat[];
}

/** Every board, the core first (HG-SCO-01 to 06). */
export function standingsOf(view: Readonly<State>): readonly BoardStanding[] {
  return boardPowers(view).map((powers, board) => {
    const most = Math.max(...powers);
    const leaders = powers.flatMap((power, seat) => (power > 0 && power === most ? [seat] : []));
    return { board, powers, points: boardPoints(tables(view), powers, board === 0), leaders };
  });
}
