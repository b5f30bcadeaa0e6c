import type { Frame, Seat } from '@conclave/kernel';
import { hegemonic } from '../../rules/game.ts';
import type { Move, State } from '../../rules/types.ts';
import { caps } from '../../texts.ts';

export type View = Readonly<State>;
type Of<Label extends Move[0]> = Extract<Move, readonly [Label, ...unknown[]]>;

/** How moves are said, by label. */
export type Says<Label extends Move[0]> = {
  readonly [label in Label]: (view: View, move: Of<label>) => string;
};

/** A seat by its number: what is said of a move knows no names. */
export const seatWord = (seat: Seat): string => `seat ${seat + 1}`;

/** Who is asked; the first where several are. */
export const mover = (view: View): Seat => hegemonic.waiting(view as State)[0] ?? 0;

/** The innermost business under way, with its locals. */
export const business = (view: View): Frame => view.agenda.at(-1)!;

/** What is paid, to follow a sentence: “ for 3 CAPs”, “, free”. */
export const price = (cost: number): string => (cost === 0 ? ', free' : ` for ${caps(cost)}`);
