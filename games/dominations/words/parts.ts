import { type EventPart, listedParts, partOf, plainText } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import { KIND } from '../data/mastery.ts';
import { TILES } from '../data/tiles.ts';
import type { Extra } from '../rules/types.ts';
import { dominationName, hegemonName } from './hegemon-words.ts';
import { domainName, masteryName, monumentName, nationName, tileNoun } from './names.ts';
import { omenName } from './omen-words.ts';
import { acrossVertex, placeName } from './place-names.ts';
import { TERM_KEYS, TERMS, type Term } from './terms.ts';

/*
 * Things as names in a sentence; which one it is, is its place in the table of its kind. What is not known is only words.
 */

export const placePart = partOf('place', (cell) => `at ${placeName(cell)}`);

/** A point where six tiles meet, by those above and below it. */
export const locusPart = (vertex: number): EventPart => {
  const [above, below] = acrossVertex(vertex);
  return { name: `between ${placeName(above)} and ${placeName(below)}`, thing: ['place', above] };
};

export const masteryPart = partOf('mastery', masteryName);
export const monumentPart = partOf('monument', monumentName);
export const omenPart = partOf('omen', omenName);
export const hegemonPart = partOf('hegemon', hegemonName);
/** The Domination card of a Domain. */
export const dominationPart = partOf('domination', dominationName);
/** An objective card, by its nation. */
export const nationPart = partOf('nation', nationName);
export const tilePart = partOf('tile', tileNoun);
/** A word of the game, which shows what it means. */
export const termPart = (term: Term, name: string = TERMS[term].name): EventPart => ({
  name,
  thing: ['term', TERM_KEYS.indexOf(term)],
});

/** A Land tile among others, by its Camp alone. */
const campPart = partOf('tile', (tile) => domainName(TILES[tile]!.camp));

/** The Mastery card that gives an extra action. */
export const extraPart = (extra: Extra): EventPart => masteryPart(KIND[extra]);

/** Land tiles, those whose faces are not known as a number. */
export function tileParts(tiles: readonly number[]): readonly EventPart[] {
  const known = tiles.filter((tile) => tile >= 0);
  const hidden = tiles.length - known.length;
  const several = ['tiles of ', ...listedParts(known.map((tile) => [campPart(tile)]))];
  const all = [
    ...(known.length === 0 ? [] : [known.length === 1 ? [tilePart(known[0]!)] : several]),
    ...(hidden === 0 ? [] : [[plural(hidden, 'tile')]]),
  ];
  return all.length === 0 ? ['no tile'] : listedParts(all);
}

/** The same as plain words. */
export const tileNames = (tiles: readonly number[]): string => plainText(tileParts(tiles), []);
