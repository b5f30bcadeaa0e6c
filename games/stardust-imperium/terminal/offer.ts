import { paragraph } from '@conclave/frame/terminal.ts';
import { capital } from '@conclave/frame/words.ts';
import { moveText } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { Move, State } from '../rules/types.ts';
import { cardsInWords } from '../words/names.ts';
import { typedWords } from './spelling.ts';

/** At the hand limit, how to type the cards in the order in which they go on the discard pile (SI-ZON-06). */
export function offer(view: Readonly<State>, moves: readonly Move[]): string | null {
  const [first] = moves;
  if (view.window !== 'limit' || first?.[0] !== 'discard' || first.length < 3) return null;
  const like = [first[0], ...first.slice(1).toReversed()] as unknown as Move;
  const { handLimit } = tables(view);
  return `${capital(cardsInWords(handLimit))} may stay in your hand. Discard ${view.hands[view.active]!.length - handLimit}: their numbers in the order in which
they go on the discard pile, the last one on top, like “${moveText(like)}”. “moves” lists all.
${paragraph([`Names stand for numbers: “${typedWords(view, like).join(' ')}”.`])}`;
}
