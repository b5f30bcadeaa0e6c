import { type Move as AnyMove, moveText } from '@conclave/kernel';
import { MOVE_NAMES } from '../move-names.ts';
import { hegemonic } from '../rules/game.ts';
import type { Move, State } from '../rules/types.ts';
import type { View } from './say/say.ts';
import { translated, typedWords } from './typed.ts';

/**
 * Everything that is open to whoever looks, who is asked before others: a seat whose hand the view hides does not look, and
 * no move of a hidden card is its own.
 */
function openMoves(view: View): Move[] {
  const asked = hegemonic.waiting(view as State);
  const seats = [...new Set([...asked, ...view.hands.keys()])].filter(
    (seat) => !view.hands[seat]!.includes(-1),
  );
  const all = seats.flatMap((seat) => hegemonic.moves(view as State, seat));
  return all.filter((move) => !(move as AnyMove).includes(-1));
}

/** Whether each typed word begins a word of the move, in this order, from its label on. */
function begins(typed: readonly string[], words: readonly string[]): boolean {
  let from = 0;
  for (const word of typed) {
    const at = words.findIndex((other, i) => i >= from && other.startsWith(word));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** The one move that is meant among those with the fewest words; copies of a card are the same to a person. */
function meant(view: View, typed: readonly string[]): Move | null {
  const found = openMoves(view)
    .map((move) => ({ move, words: typedWords(view, move).map((word) => word.toLowerCase()) }))
    .filter(({ words }) => begins(typed, words));
  const labelled = found.filter(({ words }) => words[0]!.startsWith(typed[0]!));
  const fitting = labelled.length > 0 ? labelled : found;
  const least = Math.min(...fitting.map(({ words }) => words.length));
  const shortest = fitting.filter(({ words }) => words.length === least);
  const texts = new Set(shortest.map(({ words }) => words.join(' ')));
  return texts.size === 1 ? shortest[0]!.move : null;
}

const LABELS = Object.keys(MOVE_NAMES);

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
