import { moverOf, type Says as SaysOf } from '@conclave/frame/says.ts';
import { hexpanse } from '../../index.ts';
import type { Move, State } from '../../rules/types.ts';

export type View = Readonly<State>;
/** How moves are said, by label. */
export type Says<Label extends Move[0]> = SaysOf<State, Move, Label>;

/** Who is asked. */
export const mover = moverOf(hexpanse);
