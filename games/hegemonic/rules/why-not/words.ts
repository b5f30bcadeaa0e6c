import type { Refusal } from '@conclave/kernel';
import type { State } from '../types.ts';

export type Args = readonly (string | number)[];

export const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({
  code,
  params,
  rule,
});

/** Whether something is the number of a sector. */
export const isSector = (s: Readonly<State>, x: string | number | undefined): x is number =>
  typeof x === 'number' && s.tiles[x] !== undefined;
