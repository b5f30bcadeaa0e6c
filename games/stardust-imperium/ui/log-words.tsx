import type { ReactNode } from 'react';
import { KIND_OF } from '../data/cards.ts';
import { nameOf, plural } from './card/words.ts';

/** The rule of a card. */
export const rule = (uid: number): string => `SI-CARD-${String(KIND_OF[uid]).padStart(2, '0')}`;
/** A card by name; `a card` where its face is not known. */
export const name = (uid: number): ReactNode => (uid < 0 ? 'a card' : <em>{nameOf(KIND_OF[uid]!)}</em>);

/** Cards by name; those whose faces are not known are only counted. */
export function names(uids: readonly number[]): ReactNode {
  const known = uids.filter((uid) => uid >= 0);
  const hidden = uids.length - known.length;
  if (known.length === 0) return plural(hidden, 'card');
  return (
    <>
      {known.map((uid, i) => (
        <span key={uid}>
          {i > 0 && (i === known.length - 1 && hidden === 0 ? ' and ' : ', ')}
          {name(uid)}
        </span>
      ))}
      {hidden > 0 && ` and ${plural(hidden, 'card')}`}
    </>
  );
}
