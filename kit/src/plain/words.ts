import type { Sentence } from '@conclave/frame/plain.ts';
import { capital } from '@conclave/frame/words.ts';

/** An id as words: `firstPlayer`, `first-player` and `FIRST_PLAYER` are “First player”. */
export function wordsOf(id: string): string {
  const words = id
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return capital(words);
}

/** A place for an argument in a sentence. */
export interface Slot {
  readonly kind: string;
  /** What it is called where it is chosen. */
  readonly label: string;
  /** A list with an entry for each seat. */
  readonly bySeat: boolean;
}

const SLOT = /\{([^{}]+)\}/;

/** A sentence taken to pieces: texts and places for arguments in turn. */
export const piecesOf = (sentence: Sentence): readonly (string | Slot)[] =>
  sentence.split(SLOT).map((piece, i) => {
    if (i % 2 === 0) return piece;
    const [, kind = '', bySeat, label = kind] = /^(.*?)( by seat)?(?::(.*))?$/.exec(piece)!;
    return { kind, label, bySeat: bySeat !== undefined };
  });

/** The places for arguments in a sentence, in their order. */
export const slotsOf = (sentence: Sentence): readonly Slot[] =>
  piecesOf(sentence).filter((piece) => typeof piece !== 'string');
