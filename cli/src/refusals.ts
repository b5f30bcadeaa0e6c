import { sayOfKernel } from '@conclave/games/kernel-refusals.ts';
import type { Refusal } from '@conclave/kernel';

type Params = Refusal['params'];

/** What the kernel refuses besides moves that are not legal, as sentences. */
const SENTENCES: Readonly<Record<string, (p: Params) => string>> = {
  'bad-move': () => 'That is not the form of a move.',
  'bad-option': (p) => `The option “${p.option}” is not known, or has no such value.`,
};

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
  const { code, params, rule } = refusal;
  const sentence =
    own?.(refusal) ??
    sayOfKernel(refusal, names) ??
    SENTENCES[code]?.(params) ??
    `${code} ${JSON.stringify(params)}`;
  return rule === undefined ? sentence : `${sentence} (${rule})`;
}
