import type { Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import { TYPES, type Type } from '../../data/tracks.ts';
import { basePower } from '../../rules/board.ts';
import { galaxyOf } from '../../rules/galaxy.ts';
import { boardPoints, boardPowers } from '../../rules/scoring.ts';
import type { State } from '../../rules/types.ts';
import { BASE_TEXT } from '../../words/names.ts';

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

type View = Readonly<State>;

function reckoned(view: View): readonly BoardStanding[] {
  return boardPowers(view).map((powers, board) => {
    const most = Math.max(...powers);
    const leaders = powers.flatMap((power, seat) => (power > 0 && power === most ? [seat] : []));
    return { board, powers, points: boardPoints(tables(view), powers, board === 0), leaders };
  });
}

const known = new WeakMap<View, readonly BoardStanding[]>();

/** Every board, the core first (HG-SCO-01 to 06). */
export function standingsOf(view: View): readonly BoardStanding[] {
  const standings = known.get(view) ?? reckoned(view);
  known.set(view, standings);
  return standings;
}

/** What a seat's power on a board comes from: “Complexes 3 + Embassies 2”. */
export function powerText(view: View, board: number, seat: Seat): string {
  const { boardOf } = galaxyOf(view);
  const of = (type: Type) =>
    boardOf.reduce(
      (sum, other, sector) =>
        other === board && view.tiles[sector]! >= 0 ? sum + basePower(view, seat, type, sector) : sum,
      0,
    );
  return TYPES.map((type) => [BASE_TEXT[type].many, of(type)] as const)
    .filter(([, power]) => power > 0)
    .map(([name, power]) => `${name} ${power}`)
    .join(' + ');
}

/** What a board would pay a seat if it were scored now, before something is done and after it. */
export interface Swing {
  readonly board: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Where two positions would be paid differently. */
export function swingsBetween(before: View, after: View): readonly Swing[] {
  const later = standingsOf(after);
  return standingsOf(before).flatMap(({ board, points }) =>
    points.flatMap((n, seat) => {
      const then = later[board]!.points[seat]!;
      return n === then ? [] : [{ board, seat, before: n, after: then }];
    }),
  );
}
