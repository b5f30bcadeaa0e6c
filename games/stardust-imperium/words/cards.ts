import { plainText } from '@conclave/frame/event-parts.ts';
import { cardOf } from '../data/cards.ts';
import { cardParts } from './parts.ts';

/** The name of a card; of one whose face is not known, “a card”. */
export const nameOf = (uid: number): string => (uid < 0 ? 'a card' : cardOf(uid).name);

/** Cards by name, those whose faces are not known as a number. */
export const namesOf = (uids: readonly number[]): string => plainText(cardParts(uids), []);
