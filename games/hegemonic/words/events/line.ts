import type { At, LinesOf } from '@conclave/frame/event-parts.ts';
import { TECHNOLOGIES } from '../../data/technologies.ts';
import type { Type } from '../../data/tracks.ts';
import type { Event, State } from '../../rules/types.ts';
import { caps } from '../names.ts';

export type Of<Name extends Event[0]> = Extract<Event, readonly [Name, ...unknown[]]>;

/** What a line may say of a position besides. */
export type Ground = At & Partial<Readonly<State>>;

/** How events become lines of the log, by name. */
export type Lines<Name extends Event[0]> = LinesOf<Event, Name, Ground>;

/** What was paid, to follow a sentence: “ for 3 CAPs”, “, free”. */
export const price = (cost: number): string => (cost === 0 ? ', free' : ` for ${caps(cost)}`);

const LETTER: { readonly [type in Type]: string } = { industrial: 'I', political: 'P', martial: 'M' };
const KINDS_A_TYPE = 8;

/** The rule that tells what a kind of technology does: HG-TX-P3. */
export const effectRule = (kind: number): string =>
  `HG-TX-${LETTER[TECHNOLOGIES[kind]!.type]}${(kind % KINDS_A_TYPE) + 1}`;
