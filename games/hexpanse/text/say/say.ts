import type { Frame, Seat } from '@conclave/kernel';
import { hexpanse } from '../../rules/game.ts';
import type { Move, State } from '../../rules/types.ts';

export type View = Readonly<State>;
type Of<Label extends Move[0]> = Extract<Move, readonly [Label, ...unknown[]]>;

/** How moves are said, by label. */
export type Says<Label extends Move[0]> = {
  readonly [label in Label]: (view: View, move: Of<label>) => string;
};

/** A seat by its number: what is said of a move knows no names. */
export const seatWord = (seat: Seat): string => `seat ${seat + 1}`;

/** Who is asked. */
export const mover = (view: View): Seat => hexpanse.waiting(view as State)[0] ?? 0;

/** The innermost business under way. */
export const business = (view: View): Frame => view.agenda.at(-1)!;
