import { shuffle, type Viewer } from '@conclave/kernel';
import { sort } from '@conclave/mechanics/sorted';
import { HOME } from '../data/tiles.ts';
import { cardsFor } from './cards.ts';
import { restOfTiles } from './tiles.ts';
import type { State } from './types.ts';

/** Every list of technology cards in a state. */
export const cardLists = (s: Readonly<State>): number[][] => [
  s.deck,
  ...s.discards,
  ...s.hands,
  ...s.packets,
  ...s.inactive,
  ...s.advanced,
  ...(s.conflict === null ? [] : [s.conflict.cards.filter((card) => card >= 0)]),
];

/** Every list of sector tiles in a state. */
export const tileLists = (s: Readonly<State>): number[][] => [
  s.pool,
  s.stack,
  ...s.tileHands,
  s.tiles.filter((tile) => tile >= 0 && tile !== HOME),
];

/** Puts the unknown where backs are. */
function put(lists: readonly number[][], unknown: number[]): void {
  for (const list of lists)
    for (let i = 0; i < list.length; i++) if (list[i] === -1) list[i] = unknown.pop()!;
}

/** Puts what the viewer cannot place where the backs are, at random. Hands stay ascending. */
export function fill(s: State, _viewer: Viewer): void {
  const known = new Set(cardLists(s).flat());
  put(
    cardLists(s),
    shuffle(
      s.rng,
      cardsFor(s).filter((card) => !known.has(card)),
    ),
  );
  const tiles = tileLists(s);
  const placed = tiles.flat().filter((tile) => tile >= 0);
  put(tiles, restOfTiles(s, placed, s.rng));
  for (const hand of [...s.hands, ...s.packets, ...s.tileHands]) sort(hand);
}
