import { KIND_OF } from '../../data/cards.ts';
import { shortName } from '../../words/names.ts';
import { nameOf, plural } from '../card/words.ts';
import { cardsIn } from '../drafting.ts';
import { isOpening } from '../parts.ts';
import type { Table } from '../table.ts';

/** Whether what is put together is a declaration that is paid later. */
export const isDeclaration = ({ draft, short }: Pick<Table, 'draft' | 'short'>): boolean =>
  draft.complete?.[0] === 'declare' ||
  draft.complete?.[0] === 'declareExtra' ||
  (short !== null && draft.picks.some(([name]) => name === 'built'));

/**
 * Whether the button that plays the move stands out: not where it does nothing, and not where it declares what no sale covers
 * yet (specification, section 12).
 */
export function isMainButton(table: Pick<Table, 'draft' | 'short'>, step: string): boolean {
  if (step === 'recover') return table.draft.picks.length > 0;
  return table.short === null || !isDeclaration(table);
}

/** What is done with the cards that are chosen, by the step that asks. */
const VERBS: { readonly [step: string]: string } = {
  recover: 'Unslip',
  pay: 'Sell',
  keep: 'Keep',
  limit: 'Discard',
  discard: 'Discard',
  give: 'Give',
  giveBack: 'Give',
  pick: 'Take',
  more: 'Put',
};

/** Where no card is chosen and the move is complete. */
const NOTHING: { readonly [step: string]: string } = { recover: 'Leave all slipped', pay: 'Pay' };

/** The most cards that a button names. */
const NAMED = 3;

const severalCards = (uids: readonly number[]): string =>
  uids.length > NAMED ? plural(uids.length, 'card') : uids.map((uid) => shortName(KIND_OF[uid]!)).join(' + ');

/** What the button says that plays the move. */
export function confirmLabel(table: Pick<Table, 'draft' | 'short'>, step: string): string {
  const { draft } = table;
  const head = draft.picks.find(isOpening);
  if (head !== undefined) {
    const name = nameOf(KIND_OF[head[1] as number]!);
    if (head[0] === 'use') return `Use ${name}`;
    return isDeclaration(table) ? `Declare ${name}` : `Build ${name}`;
  }
  const [first, ...others] = cardsIn(draft);
  if (first === undefined) return NOTHING[step] ?? VERBS[step] ?? 'Confirm';
  const what = others.length === 0 ? nameOf(KIND_OF[first]!) : severalCards([first, ...others]);
  return VERBS[step] ? `${VERBS[step]} ${what}` : 'Confirm';
}
