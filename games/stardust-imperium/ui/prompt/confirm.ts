import { KIND_OF } from '../../data/cards.ts';
import { nameOf, plural } from '../card/words.ts';
import type { Question } from '../situation.ts';
import type { Draft } from './draft.ts';
import { isHead, numberIn } from './parts.ts';

/** What the button says that plays the move. */
export function confirmLabel(draft: Draft, question: Question): string {
  const head = draft.picks.find(isHead);
  if (head !== undefined) {
    const name = nameOf(KIND_OF[numberIn(head)]!);
    return head.startsWith('use:') ? `Use ${name}` : `Build ${name}`;
  }
  const chosen = [...draft.picks, ...draft.implied].map(numberIn);
  const what = chosen.length === 1 ? nameOf(KIND_OF[chosen[0]!]!) : plural(chosen.length, 'card');
  switch (question) {
    case 'recover':
      return chosen.length === 0 ? 'Unslip nothing' : `Unslip ${what}`;
    case 'pay':
      return chosen.length === 0 ? 'Pay' : `Sell ${what}`;
    case 'lay':
      return `Sell ${what}`;
    case 'keep':
      return `Keep ${what}`;
    case 'limit':
    case 'discard':
      return `Discard ${what}`;
    case 'give':
      return `Give ${what}`;
    case 'take':
      return `Take ${what}`;
    case 'put':
      return `Put ${what}`;
    default:
      return 'Confirm';
  }
}
