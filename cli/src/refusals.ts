import { sayOfKernel } from '@conclave/frame/kernel-refusals.ts';
import type { Refusal } from '@conclave/kernel';

/**
 * A refusal as a sentence, with the rule it follows from.
 * @param own the game's own sentences, asked first
 * @param names of the seats
 */
export function sayRefusal(
  refusal: Refusal,
  own?: (refusal: Refusal) => string | null,
  names: readonly string[] = [],
): string {
  const sentence = own?.(refusal) ?? sayOfKernel(refusal, names) ?? 'That can’t be done now.';
  return refusal.rule === undefined ? sentence : `${sentence} (${refusal.rule})`;
}
