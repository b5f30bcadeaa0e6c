import type { Refusal } from '@conclave/kernel';

/** Why a move is not open: a code, the rule it follows from, and what the sentence needs. */
export const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({
  code,
  params,
  rule,
});
