import { type EventPart, listedParts, partOf, plainText } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import { ACTION_CARDS, type ActionCard, PATTERN_KEYS, type PatternKey } from '../data/cards.ts';
import { KIND_OF, TECHNOLOGIES } from '../data/technologies.ts';
import { CARD_TEXT, leaderName, PATTERN_NAME, technologyName, tileName } from './names.ts';
import { sectorName } from './sector-names.ts';

/*
 * Things as names in a sentence; which one it is, is its place in the list of its kind.
 */

export const sectorPart = partOf('place', sectorName);

/** A kind of technology. */
export const technologyPart = (kind: number): EventPart => ({
  name: TECHNOLOGIES[kind]!.name,
  thing: ['technology', kind],
});

/** A technology card; only words where its face is not known. */
export const cardPart = (card: number): EventPart =>
  card < 0 ? technologyName(card) : technologyPart(KIND_OF[card]!);

/** Technology cards, those whose faces are not known as a number. */
export function cardParts(cards: readonly number[]): readonly EventPart[] {
  const known = cards.filter((card) => card >= 0).map((card) => [cardPart(card)]);
  const hidden = cards.length - known.length;
  const all = hidden === 0 ? known : [...known, [plural(hidden, 'technology', 'technologies')]];
  return all.length === 0 ? ['nothing'] : listedParts(all);
}

export const leaderPart = partOf('leader', leaderName);

export const actionCardPart = (card: ActionCard): EventPart => ({
  name: CARD_TEXT[card].name,
  thing: ['card', ACTION_CARDS.indexOf(card)],
});

export const patternPart = (pattern: PatternKey): EventPart => ({
  name: PATTERN_NAME[pattern],
  thing: ['pattern', PATTERN_KEYS.indexOf(pattern)],
});

export const tilePart = partOf('tile', tileName);

/** The same as plain words. */
export const technologyNames = (cards: readonly number[]): string => plainText(cardParts(cards), []);
