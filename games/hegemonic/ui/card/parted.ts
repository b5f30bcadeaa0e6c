/** Where the long words of names may be parted; a card is narrow. */
const PARTED: readonly (readonly [word: string, at: number])[] = [
  ['Transcendency', 8],
  ['Teleportation', 4],
  ['Manipulation', 6],
  ['Polymorphic', 4],
  ['Accelerants', 6],
  ['Fabricants', 5],
  ['Propaganda', 5],
  ['Transmitter', 5],
  ['Translation', 5],
  ['Replicating', 5],
  ['Subliminal', 3],
  ['Singularity', 5],
  ['Synergized', 3],
  ['Predictive', 3],
  ['Algorithms', 4],
  ['Subversion', 3],
];
const SOFT_HYPHEN = '\u00ad';

/** A name that may be parted. */
export const parted = (name: string): string =>
  PARTED.reduce(
    (text, [word, at]) => text.replace(word, word.slice(0, at) + SOFT_HYPHEN + word.slice(at)),
    name,
  );
