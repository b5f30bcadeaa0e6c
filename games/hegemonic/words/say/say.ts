import { moverOf, type Says as SaysOf } from '@conclave/frame/says.ts';
import { hegemonic } from '../../index.ts';
import type { Move, State } from '../../rules/types.ts';
import { caps } from '../names.ts';

export type View = Readonly<State>;
/** How moves are said, by label. */
export type Says<Label extends Move[0]> = SaysOf<State, Move, Label>;

/** Who is asked; the first where several are. */
export const mover = moverOf(hegemonic);

/** The procedure that asks. */
export const asking = (view: View): string => view.agenda.at(-1)!.do;

/** What is paid, to follow a sentence: “, pay 3 CAPs”, “, free”. */
export const price = (cost: number): string => (cost === 0 ? ', free' : `, pay ${caps(cost)}`);
