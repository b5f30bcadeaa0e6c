import { below, type Seat } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

/** Tiles neither on the map nor in a hand, ascending. With hidden hands a viewer sees the other hands among them. */
export function bag(s: Readonly<State>): number[] {
  const out = new Set(s.tiles);
  for (const hand of s.hands) for (const tile of hand) out.add(tile);
  return [...tables(s).tiles.keys()].filter((tile) => !out.has(tile));
}

/** Draws tiles from the bag into a hand. */
export function drawTiles(s: State, seat: Seat, n: number): void {
  const left = bag(s);
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) insert(drawn, left.splice(below(s.rng, left.length), 1)[0]!);
  for (const tile of drawn) insert(s.hands[seat]!, tile);
  tell(['drew', seat, drawn, !s.hiddenHands]);
}

/** Puts tiles of a hand back into the bag. */
export function returnTiles(s: State, seat: Seat, tiles: readonly number[]): void {
  if (tiles.length === 0) return;
  s.hands[seat] = s.hands[seat]!.filter((tile) => !tiles.includes(tile));
  tell(['gaveBack', seat, [...tiles], !s.hiddenHands]);
}
