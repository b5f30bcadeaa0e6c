import type { Seat } from '@conclave/kernel';
import { PATTERN_KEYS } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { TYPES, type Type } from '../../data/tracks.ts';
import { isTargetable, isThere } from '../../rules/attacks.ts';
import { basePower } from '../../rules/board.ts';
import { conflictOf } from '../../rules/conflict/declaring.ts';
import { type SidePreview, sidePreview } from '../../rules/conflict/preview.ts';
import type { State } from '../../rules/types.ts';

/** What a seat's pieces of a type in a sector would defend with. */
export interface Defence {
  readonly seat: Seat;
  readonly type: Type;
  readonly side: SidePreview;
  /** CAPs for an attack that destroys; one that takes over costs twice as much (HG-CON-09). */
  readonly cost: number;
  /** Whether nobody may target it (HG-CON-06, LD12). */
  readonly isSafe: boolean;
}

/** Every group of pieces that could be targeted in a sector, as it would defend itself against anybody now. */
export function defencesAt(view: Readonly<State>, sector: number): readonly Defence[] {
  return [...Array(view.seats).keys()].flatMap((seat) =>
    TYPES.filter((type) => isThere(view, seat, type, sector)).map((type): Defence => {
      const pattern = PATTERN_KEYS.find((key) => tables(view).patterns[key].targets.includes(type))!;
      const attacker = (seat + 1) % view.seats;
      const conflict = conflictOf(view, attacker, ['attack', pattern, 0, sector, seat, type]);
      return {
        seat,
        type,
        side: sidePreview(view, { ...conflict, from: sector }, 1),
        cost: basePower(view, seat, type, sector),
        isSafe: !isTargetable(view, attacker, sector, seat, type),
      };
    }),
  );
}
