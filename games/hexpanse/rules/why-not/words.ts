import type { Refusal } from '@conclave/kernel';
import type { State } from '../types.ts';

export type Arg = string | number | undefined;

export const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({
  code,
  params,
  rule,
});

/** Whether something is the number of a territory. */
export const isTerritory = (s: Readonly<State>, x: Arg): x is number =>
  typeof x === 'number' && s.kinds[x] !== undefined;

/** Whether something is the number of a seat. */
export const isSeat = (s: Readonly<State>, x: Arg): x is number =>
  typeof x === 'number' && s.life[x] !== undefined;
