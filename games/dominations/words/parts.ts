import { type EventPart, listedParts } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import { KIND } from '../data/mastery.ts';
import type { Extra } from '../rules/types.ts';
import { dominationName, hegemonName } from './hegemon-words.ts';
import { masteryName, monumentName, nationName, tileName } from './names.ts';
import { omenName } from './omen-words.ts';
import { placeName } from './place-names.ts';

/*
 * Things as names in a sentence; which one it is, is its place in the table of its kind. What is not known is only words.
 */

const part =
  (kind: string, nameOf: (which: number) => string) =>
  (which: number): EventPart =>
    which < 0 ? nameOf(which) : { name: nameOf(which), thing: [kind, which] };

export const placePart = part('place', placeName);
export const masteryPart = part('mastery', masteryName);
export const monumentPart = part('monument', monumentName);
export const omenPart = part('omen', omenName);
export const hegemonPart = part('hegemon', hegemonName);
/** The Domination card of a Domain. */
export const dominationPart = part('domination', dominationName);
/** An objective card, by its nation. */
export const nationPart = part('nation', nationName);
export const tilePart = part('tile', tileName);

/** The Mastery card that gives an extra action. */
export const extraPart = (extra: Extra): EventPart => masteryPart(KIND[extra]);

/** Land tiles, those whose faces are not known as a number. */
export function tileParts(tiles: readonly number[]): readonly EventPart[] {
  const known = tiles.filter((tile) => tile >= 0).map((tile) => [tilePart(tile)]);
  const hidden = tiles.length - known.length;
  const all = hidden === 0 ? known : [...known, [plural(hidden, 'tile')]];
  return all.length === 0 ? ['no tile'] : listedParts(all);
}
