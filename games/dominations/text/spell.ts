import { type Move as AnyMove, moveText } from '@conclave/kernel';
import { MOVE_NAMES } from '../move-names.ts';
import { dominations } from '../rules/game.ts';
import type { Move, State } from '../rules/types.ts';
import type { View } from './say/say.ts';
import { translated, typedWords } from './typed.ts';

/** Everything that is open to whoever looks: moves with cards that the view does not know are those of others. */
function openMoves(view: View): Move[] {
  const seats = [...Array(view.seats).keys()];
  const all = seats.flatMap((seat) => dominations.moves(view as State, seat));
  return all.filter((move) => !isHidden(move));
}

/** Places of a Tree may have numbers below 0; elsewhere -1 is what is not known. */
const isHidden = ([label, first, second]: AnyMove): boolean =>
  (label === 'keep' || label === 'place' || label === 'giveBack') && (first === -1 || second === -1);

/** How many typed words are words of the move as they stand, those being its words in order from its label on; -1 if they are not. */
function likeness(typed: readonly string[], words: readonly string[]): number {
  let from = 0;
  let exact = 0;
  for (const word of typed) {
    const at = words.findIndex((other, i) => i >= from && other.startsWith(word));
    if (at < 0) return -1;
    if (words[at] === word) exact++;
    from = at + 1;
  }
  return exact;
}

const best = <T>(list: readonly T[], worth: (one: T) => number): T[] => {
  const most = Math.max(...list.map(worth));
  return list.filter((one) => worth(one) === most);
};

/** The one move that is meant, of those that are most like it the one with the fewest words. */
function meant(view: View, typed: readonly string[]): Move | null {
  const found = openMoves(view)
    .map((move) => ({ move, words: typedWords(view, move).map((word) => word.toLowerCase()) }))
    .map((one) => ({ ...one, like: likeness(typed, one.words) }))
    .filter(({ like }) => like >= 0);
  const labelled = found.filter(({ words }) => words[0]!.startsWith(typed[0]!));
  const alike = best(labelled.length > 0 ? labelled : found, ({ like }) => like);
  const shortest = best(alike, ({ words }) => -words.length);
  return shortest.length === 1 ? shortest[0]!.move : null;
}

const LABELS = Object.keys(MOVE_NAMES) as Move[0][];

/**
 * A move as a person types it, in the form of records: names for numbers, beginnings of words, words left out that
 * leave no doubt. What is no such move stays as it is.
 */
export function spell(view: View, typed: string): string {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const move = meant(view, words);
  if (move !== null) return moveText(move);
  const label = LABELS.find((name) => name.toLowerCase() === words[0]);
  return label === undefined ? typed : translated(view, [label, ...words.slice(1)]);
}
