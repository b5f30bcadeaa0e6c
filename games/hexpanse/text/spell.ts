import { moveText } from '@conclave/kernel';
import { meantMove } from '../../frame/spelling.ts';
import { MOVE_NAMES } from '../move-names.ts';
import { hexpanse } from '../rules/game.ts';
import type { State } from '../rules/types.ts';
import { mover, type View } from './say/say.ts';
import { translated, typedWords } from './typed.ts';

const LABELS = Object.keys(MOVE_NAMES);

/**
 * A move as a person types it, in the form of records: names for numbers, beginnings of words, words left out that
 * leave no doubt. What is no such move stays as it is.
 */
export function spell(view: View, typed: string): string {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const open = hexpanse.moves(view as State, mover(view)).map((move) => ({
    move,
    words: typedWords(move).map((word) => word.toLowerCase()),
  }));
  const move = meantMove(open, words);
  if (move !== null) return moveText(move);
  const label = LABELS.find((name) => name.toLowerCase() === words[0]);
  return label === undefined ? typed : translated(view, [label, ...words.slice(1)]);
}
