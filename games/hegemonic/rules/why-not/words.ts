import { no } from '@conclave/frame/refusing.ts';
import type { Refusal } from '@conclave/kernel';
import type { State } from '../types.ts';

export type Args = readonly (string | number)[];

/** Whether something is the number of a sector. */
export const isSector = (s: Readonly<State>, x: string | number | undefined): x is number =>
  typeof x === 'number' && s.tiles[x] !== undefined;

/** Nothing where something is the number of a sector; else whether it is missing or wrong. */
export function noSector(
  s: Readonly<State>,
  x: string | number | undefined,
  rule = 'HG-GEO-01',
): Refusal | null {
  if (isSector(s, x)) return null;
  return x === undefined ? no('sector-needed', rule) : no('no-such-sector', rule);
}
