import { KIND_OF } from '../../data/cards.ts';
import { nameOf, plural } from '../card/words.ts';
import type { Question } from '../situation.ts';
import type { Table } from '../table.ts';
import { isHead, numberIn } from './parts.ts';

/** Whether what is put together is a declaration that is paid later. */
export const isDeclaration = ({ draft, short }: Pick<Table, 'draft' | 'short'>): boolean =>
  draft.complete?.[0] === 'declare' ||
  draft.complete?.[0] === 'declareExtra' ||
  (short !== null && draft.picks.some((part) => part.startsWith('play:')));

/**
 * Whether the button that plays the move stands out: not where it does nothing, and not where it declares what no sale covers
 * yet (specification, section 12).
 */
export function isMainButton(table: Pick<Table, 'draft' | 'short'>, question: Question): boolean {
  if (question === 'recover') return table.draft.picks.length > 0;
  return table.short === null || !isDeclaration(table);
}

/** What the button says that plays the move. */
export function confirmLabel(table: Pick<Table, 'draft' | 'short'>, question: Question): string {
  const { draft } = table;
  const head = draft.picks.find(isHead);
  if (head !== undefined) {
    const name = nameOf(KIND_OF[numberIn(head)]!);
    if (head.startsWith('use:')) return `Use ${name}`;
    return isDeclaration(table) ? `Declare ${name}` : `Build ${name}`;
  }
  const kept = draft.complete?.[0] === 'keep' ? draft.complete.slice(1, 3) : null;
  const chosen = (kept as number[] | null) ?? [...draft.picks, ...draft.implied].map(numberIn);
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
