import { paragraph } from '@conclave/frame/terminal.ts';
import type { Card } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { sayMove } from '../words/move.ts';
import { cardText } from '../words/names.ts';
import { movesOf, type View } from '../words/questions.ts';
import { typedWords } from './spelling.ts';

/** What can be asked about. */
export const topics = 'a card by its name, or “typing”: how moves are typed';

/** How moves are typed, with one of each kind that is open. */
function typing(view: View): string {
  const moves = movesOf(view);
  const examples = moves
    .filter((move, i) => moves.findIndex(([label]) => label === move[0]) === i)
    .map((move) => `  ${typedWords(view, move).join(' ')}   (${sayMove(view, move)})`);
  const says =
    'Type what is done and the names of cards with “-” for blanks; players are s1, s2 and so on. Several cards go in any order: the last one comes to lie on top of the discard pile. A word may be cut short, and what leaves no doubt be left out. Numbers as in records do as well.';
  return paragraph([says, ...examples]);
}

/** How to type a move, or the cards whose name has `topic` in it, with their texts. */
export function help(topic: string, view: View): string | null {
  const wanted = topic.trim().toLowerCase();
  if (wanted === 'typing') return typing(view);
  const { cards } = tables(view);
  const exact = cards.filter(({ name }) => name.toLowerCase() === wanted);
  const found = exact.length > 0 ? exact : cards.filter(({ name }) => name.toLowerCase().includes(wanted));
  return found.length === 0 ? null : found.map(card).join('\n\n');
}

function card(one: Card): string {
  const { name, types, cost, price, vp, each } = one;
  return [
    `${name} (${types.join(', ')}): costs ${cost}$, sells for ${price}$, ${vp === '?' ? `${each} VP for each ${types[0]} card` : `${vp} VP`}`,
    ...cardText(one).map((line) => `  ${line}`),
  ].join('\n');
}
