import { LIMITS } from './protocol.ts';
import { RefusedError } from './refused.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Control, format and direction marks, private use and halves of pairs; the joiner of composed emoji is fine. */
const UNSEEN = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\u2028\u2029]|(?!\u200d)\p{Cf}/u;
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/** Code points that one visible character may be made of; a family emoji has seven. */
const MOST_MARKS = 12;

/** How many visible characters; more than `most` is `most + 1`, and so is a character of endless marks. */
function visible(text: string, most: number): number {
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (++count > most || [...segment].length > MOST_MARKS) return most + 1;
  }
  return count;
}

/**
 * A name as it is kept: composed, single spaces, at most `LIMITS.name` visible characters.
 * @throws RefusedError bad-name
 */
export function cleanName(raw: string): string {
  const name = raw.normalize('NFC').trim().replace(/ +/g, ' ');
  const length = visible(name, LIMITS.name);
  if (UNSEEN.test(name) || /[<>]/.test(name) || !hasInk(name) || length > LIMITS.name)
    throw new RefusedError('bad-name', { most: LIMITS.name });
  return name;
}

/** What leaves no mark by itself: spaces, joiners, accents, letters that only fill a place, the empty braille cell. */
const BLANK = /[\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]/gu;
const hasInk = (text: string): boolean => text.replace(BLANK, '') !== '';

/** As much of a name as leaves room for `more`. */
export const clipped = (name: string, more: string): string =>
  [...graphemes.segment(name)]
    .slice(0, LIMITS.name - more.length)
    .map(({ segment }) => segment)
    .join('')
    .trim();

/**
 * A line of chat as it is kept: one line, without control and direction marks. Markup stays what it is: text.
 * @throws RefusedError bad-chat
 */
export function cleanChat(raw: string): string {
  const text = raw.normalize('NFC').replace(/\s/g, ' ').replace(ALL_UNSEEN, '').replace(/ +/g, ' ').trim();
  if (!hasInk(text) || visible(text, LIMITS.chat) > LIMITS.chat)
    throw new RefusedError('bad-chat', { most: LIMITS.chat });
  return text;
}
