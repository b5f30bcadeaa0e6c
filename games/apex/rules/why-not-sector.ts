import { no } from '@conclave/frame/refusing.ts';
import type { Refusal } from '@conclave/kernel';
import { controller } from './control.ts';
import type { State } from './types.ts';

/** What stands behind the label of a move from outside: anything. */
export type Args = readonly (string | number)[];

/** Whether a list holds this value from outside. */
export const includes = <T extends string | number>(
  list: readonly T[],
  value: string | number | undefined,
): value is T => list.some((member) => member === value);

export const isSector = (s: Readonly<State>, value: string | number | undefined): value is number =>
  typeof value === 'number' && value in s.colonies;

/** No sector is named, or none of this galaxy. */
export const noSector = (rule: string, value: Args[number] | undefined): Refusal =>
  no(value === undefined ? 'which-sector' : 'no-such-sector', rule);

/** What a sentence needs to name a sector: names differ with the galaxy. */
export const on = ({ seats, rules }: Readonly<State>, sector: number) => ({ sector, seats, rules });

/** The sector is controlled by another seat, or by nobody. */
export function notControlled(s: Readonly<State>, sector: number, rule: string): Refusal {
  const seat = controller(s, sector);
  return seat < 0
    ? no('nobody-controls', rule, on(s, sector))
    : no('not-controlled', rule, { ...on(s, sector), seat });
}
