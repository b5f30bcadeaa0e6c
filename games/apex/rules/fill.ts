import { shuffle, type Viewer } from '@conclave/kernel';
import { sort } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import { cardsOf } from './cards.ts';
import type { State } from './types.ts';

/** Every list of cards in a state; cards that are played this round lie in `choices`. */
export const cardLists = (s: Readonly<State>): number[][] => [
  ...s.hands,
  ...s.unused,
  s.discards,
  s.leftovers,
];

/** Puts what is missing from `all`, in random order, wherever a list has -1. */
function complete(
  s: State,
  all: readonly number[],
  lists: readonly number[][],
  seen: ReadonlySet<number>,
): void {
  const unknown = shuffle(
    s.rng,
    all.filter((n) => !seen.has(n)),
  );
  for (const list of lists)
    for (let i = 0; i < list.length; i++) if (list[i] === -1) list[i] = unknown.pop()!;
}

/** Fills hands that the viewer has never held, and in exploration mode the tiles that nobody knows. */
export function fill(s: State, _viewer: Viewer): void {
  const lists = cardLists(s);
  const seen = new Set(lists.flat());
  for (const choice of s.choices) if (choice !== null) seen.add(choice.card);
  complete(s, cardsOf(s), lists, seen);
  for (const list of lists) sort(list);
  if (!s.exploration) return;
  complete(s, [...tables(s).tiles.keys()], [s.tiles, s.undrawn], new Set(s.tiles));
  sort(s.undrawn);
}
