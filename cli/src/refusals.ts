import { sayOfKernel } from '@conclave/games/kernel-refusals.ts';
import type { Refusal } from '@conclave/kernel';

type Params = Refusal['params'];

/** What the kernel refuses of records and settings, as sentences. */
const SENTENCES: Readonly<Record<string, (p: Params) => string>> = {
  'bad-move': () => 'That is not the form of a move.',
  'bad-record': (p) => `This is no record of a game: the fault is in ${p.place}.`,
  'bad-record-format': (p) => `The record has format ${p.format}; format ${p.known} can be read.`,
  'wrong-game': (p) => `The record is of another game: ${p.game}.`,
  'unknown-rules': (p) => `The record was made with rules ${p.rules}, which are not known here.`,
  'bad-option': (p) => `The option “${p.option}” is not known, or has no such value.`,
  'bad-move-in-record': (p) => `Move ${p.move} (${p.text}) is not legal: ${p.why}.`,
  diverged: (p) => `After move ${p.move} the game is not in the recorded state.`,
  'broken-commitment': () => 'Seed and salt are not those that were committed to before the game.',
  'wrong-outcome': () => 'The recorded outcome is not that of the game.',
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
