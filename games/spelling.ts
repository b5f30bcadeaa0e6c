import type { Move } from '@conclave/kernel';

/** A move and the words in which a person types it, in lower case, the label first. */
export interface Spelled<M extends Move> {
  readonly move: M;
  readonly words: readonly string[];
}

/**
 * How many of the typed words are whole words of a move, where each begins one, in this order; -1 where one begins none.
 */
function fit(typed: readonly string[], words: readonly string[]): number {
  let from = 0;
  let whole = 0;
  for (const word of typed) {
    const exact = words.indexOf(word, from);
    const at = exact >= 0 ? exact : words.findIndex((other, i) => i >= from && other.startsWith(word));
    if (at < 0) return -1;
    if (exact >= 0) whole++;
    from = at + 1;
  }
  return whole;
}

/**
 * The one move that is meant by typed words that are whole words of it or begin them, others being left out. Moves whose
 * label is typed go before others, then those with most whole words, then those with fewest words.
 * @returns null where none fits, or moves in different words fit as well
 */
export function meantMove<M extends Move>(
  spelled: readonly Spelled<M>[],
  typed: readonly string[],
): M | null {
  const found = spelled
    .map((one) => ({ ...one, whole: fit(typed, one.words) }))
    .filter(({ whole }) => whole >= 0);
  const labelled = found.filter(({ words }) => words[0]!.startsWith(typed[0]!));
  const fitting = labelled.length > 0 ? labelled : found;
  const most = Math.max(...fitting.map(({ whole }) => whole));
  const best = fitting.filter(({ whole }) => whole === most);
  const least = Math.min(...best.map(({ words }) => words.length));
  const shortest = best.filter(({ words }) => words.length === least);
  return new Set(shortest.map(({ words }) => words.join(' '))).size === 1 ? shortest[0]!.move : null;
}

/** A name as one word to type: `ching-shih-s-raiders`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
