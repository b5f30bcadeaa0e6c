import { type EventPart, listedParts, partOf, plainText } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import { MERCENARY, type Source, type Token } from '../rules/types.ts';
import {
  aKind,
  aToken,
  cardName,
  factionName,
  kindName,
  minorName,
  missionName,
  warlordName,
} from './names.ts';
import { territoryName } from './territory-names.ts';

/*
 * Things as names in a sentence; which one it is, is its place in the table of its kind. What is not known is only words.
 */

export const territoryPart = partOf('place', territoryName);
export const cardPart = partOf('card', cardName);
export const missionPart = partOf('mission', missionName);
export const factionPart = partOf('faction', factionName);
/** The warlord of a faction, which leads to the faction. */
export const warlordPart = partOf('faction', warlordName);
export const minorPart = partOf('minor', minorName);

/** What stands on a territory: “a normal unit”, “Motoko”. */
export const kindPart = (kind: number, card: number): EventPart =>
  kind === MERCENARY && card >= 0 ? cardPart(card) : aKind(kind, card);

/** The same behind its owner: “normal unit”, “Motoko”. */
export const kindNamePart = (kind: number, card: number): EventPart =>
  kind === MERCENARY && card >= 0 ? cardPart(card) : kindName(kind, card);

/** What is put on the board. */
export const tokenPart = (token: Token): EventPart =>
  typeof token === 'number' ? cardPart(token) : aToken(token);

/** Whose ability it is. */
export function sourcePart([kind, number]: Source): EventPart {
  switch (kind) {
    case 'mercenary':
    case 'option':
      return cardPart(number);
    case 'faction':
      return warlordPart(number);
    case 'arrival':
    case 'unit':
      return minorPart(number);
  }
}

export const territoryParts = (territories: readonly number[]): readonly EventPart[] =>
  listedParts(territories.map((territory) => [territoryPart(territory)]));

/** Cards, those whose faces are not known as a number. */
export function cardParts(cards: readonly number[]): readonly EventPart[] {
  const known = cards.filter((card) => card >= 0).map((card) => [cardPart(card)]);
  const hidden = cards.length - known.length;
  const all = hidden === 0 ? known : [...known, [plural(hidden, 'card')]];
  return all.length === 0 ? ['nothing'] : listedParts(all);
}

/** The same as plain words. */
export const cardNames = (cards: readonly number[]): string => plainText(cardParts(cards), []);
