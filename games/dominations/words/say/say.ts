import { moverOf, type Says as SaysOf } from '@conclave/frame/says.ts';
import type { Frame, Seat } from '@conclave/kernel';
import { dominations } from '../../index.ts';
import type { Move, State } from '../../rules/types.ts';

export type View = Readonly<State>;
/** How moves are said, by label. */
export type Says<Label extends Move[0]> = SaysOf<State, Move, Label>;

/** Who is asked; the first where several are. */
export const mover = moverOf(dominations);

/** The innermost business under way, with its locals. */
export const business = (view: View): Frame => view.agenda.at(-1)!;

/** The tiles of a hand that a mask names (move `redraw`). */
export const maskedTiles = (view: View, seat: Seat, mask: number): number[] =>
  view.hands[seat]!.filter((_, i) => (mask & (1 << i)) !== 0);
