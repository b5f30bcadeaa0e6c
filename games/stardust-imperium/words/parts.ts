import { type EventPart, listedParts } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import { KIND_OF } from '../data/cards.ts';
import { kindName } from './names.ts';

/** A kind of card as a name in a sentence. */
export const kindPart = (kind: number): EventPart => ({ name: kindName(kind), thing: ['card', kind] });

/** A card by name; `a card` where its face is not known. */
export const cardPart = (uid: number): EventPart => (uid < 0 ? 'a card' : kindPart(KIND_OF[uid]!));

/** Cards by name, those whose faces are not known as a number: "Ark, Probe and 2 cards". */
export function cardParts(uids: readonly number[]): readonly EventPart[] {
  const known = uids.filter((uid) => uid >= 0).map((uid) => [cardPart(uid)]);
  const hidden = uids.length - known.length;
  const all = hidden > 0 ? [...known, [plural(hidden, 'card')]] : known;
  return all.length === 0 ? ['nothing'] : listedParts(all);
}
