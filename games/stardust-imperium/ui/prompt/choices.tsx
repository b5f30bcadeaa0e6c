import type { Seat } from '@conclave/kernel';
import { SeatBadge } from '@conclave/web/kit';
import type { ReactNode } from 'react';
import { cardOf, KIND_OF } from '../../data/cards.ts';
import { KEPT, LOOKED_AT } from '../../rules/research.ts';
import { saleBonus } from '../../rules/selling.ts';
import { HAND_LIMIT } from '../../rules/turn.ts';
import type { State } from '../../rules/types.ts';
import { listed, nameOf, plural } from '../card/words.ts';
import type { Question } from '../situation.ts';
import type { Acts, Props, Table } from '../table.ts';
import { draftOf } from './draft.ts';
import { card, isHead, numberIn, type Part } from './parts.ts';
import { bestSales, soldBy } from './sale.ts';

/** A button of the prompt; the first nine answer to the keys 1 to 9. */
export interface Choice {
  readonly key: string;
  readonly label: ReactNode;
  /** Its name where the label is only a shorthand. */
  readonly says?: string;
  readonly strong?: boolean;
  /** Asked once more before it is done: why it might be a pity. */
  readonly warning?: string;
  readonly act: () => void;
}

const WORDS: { readonly [part: Part]: string } = {
  end: 'End main phase',
  accept: 'Use it',
  decline: 'Decline',
  cancel: 'Give this build up',
  stop: 'That is all',
  put: 'Put cards on it',
  take: 'Take all cards back',
  asMain: 'As the main action',
  asExtra: 'As an extra build',
  payLater: 'Declare now, use a function that brings money, then pay',
};

const STRONG = new Set(['research', 'end', 'accept']);

/** What research brings, and what it will cost if nothing is done about a full hand until the hand limit (SI-RST-01). */
function researchOf({ hands, ...view }: State, me: Seat): Pick<Choice, 'label' | 'strong'> {
  const seen = Math.min(LOOKED_AT, view.deck.length + view.discard.length);
  const over = hands[me]!.length + Math.min(KEPT, seen) - HAND_LIMIT;
  const label = `Research: see ${seen}, keep ${Math.min(KEPT, seen)}`;
  return over > 0
    ? { label: `${label} (then ${over} over the hand limit)`, strong: false }
    : { label, strong: true };
}

/** The buttons that the moves offered come down to, besides the cards that are pressed where they lie. */
export function choicesOf(props: Props, table: Table, acts: Acts, question: Question): readonly Choice[] {
  if (question === 'name' || question === 'order') return [];
  const { seats, moves } = props;
  const { draft } = table;
  const choices: Choice[] = [];
  for (const part of draft.open) {
    const isCard = /^[cd]\d/.test(part);
    if (isCard || isHead(part)) continue;
    const value = numberIn(part);
    const label =
      part.startsWith('s') && value >= 0 ? (
        <SeatBadge seat={value} info={seats[value]!} />
      ) : (
        (WORDS[part] ?? plural(value, 'VP', 'VP'))
      );
    choices.push({
      key: part,
      label,
      strong: STRONG.has(part),
      ...(part === 'research' ? researchOf(props.view, table.me!) : {}),
      ...(part === 'end' ? warningOf(table, props) : {}),
      act() {
        const next = draftOf(moves, [...draft.picks, part]);
        if (value < 0 && next.complete) acts.send(next.complete);
        else acts.choose(part);
      },
    });
  }
  return [...choices, ...salesOf(props, table, acts)];
}

/** What could still be done when the main phase is about to end: functions, and an extra build that a sale covers. */
function warningOf({ draft, mark }: Table, { view, viewer }: Props): { warning?: string } {
  const unused = [...draft.open]
    .filter((part) => part.startsWith('use:'))
    .map((part) => nameOf(KIND_OF[numberIn(part)]!));
  const hand = view.hands[viewer as Seat]!;
  const warnings = [
    ...(unused.length > 0 ? [`${listed(unused)} could still be used.`] : []),
    ...(hand.some((uid) => mark(uid) === 'open') ? ['An extra build is still open to you.'] : []),
  ];
  return warnings.length === 0 ? {} : { warning: warnings.join(' ') };
}

/** The sales best worth taking, as long as the one under way is not complete. */
function salesOf(props: Props, { draft, paying, me }: Table, acts: Acts): readonly Choice[] {
  if (!paying || me === null || paying.superfluous.length > 0 || draft.complete) return [];
  const bonus = saleBonus(props.view, me, paying.building);
  const price = (uid: number) => cardOf(uid).price + bonus;
  return bestSales(draft.left, price).map((move) => {
    const sold = [...soldBy(move)].sort((a, b) => price(b) - price(a));
    const change = sold.reduce((sum, uid) => sum + price(uid), 0) - paying.need;
    return {
      key: `sale ${sold.join(' ')}`,
      label: `Sell ${sold.map(price).join(' + ')}${change > 0 ? `, ${change}$ change` : ''}`,
      says: `Sell ${listed(sold.map((uid) => cardOf(uid).name))}, ${change > 0 ? `${change}$ change` : 'exact'}`,
      act: () => acts.pick([...draft.picks.filter(isHead), ...sold.map(card)]),
    };
  });
}
