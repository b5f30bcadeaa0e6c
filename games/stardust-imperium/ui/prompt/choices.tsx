import type { Seat } from '@conclave/kernel';
import { SeatBadge } from '@conclave/kit';
import type { ReactNode } from 'react';
import { cardOf, KIND_OF } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { functionsOf } from '../../rules/functions/cards.ts';
import { KEPT } from '../../rules/research.ts';
import { saleBonus } from '../../rules/selling.ts';
import type { Move, State } from '../../rules/types.ts';
import { mayBuildOn, sayLeftover } from '../../words/leftover.ts';
import { MOVES } from '../../words/moves.ts';
import { shortName } from '../../words/names.ts';
import { listed, nameOf, plural } from '../card/words.ts';
import { draftOf } from '../drafting.ts';
import { CARD_PARTS, offersOf, type Picked } from '../parts.ts';
import { stepAsked } from '../situation.ts';
import type { LiveTable, Props, Table } from '../table.ts';
import { bestSales, isExtraBuild, isSaleOf, soldBy } from './sale.ts';

/** A button of the prompt; the first nine answer to the keys 1 to 9. */
export interface Choice {
  readonly key: string;
  readonly label: ReactNode;
  /** All of it, as a tip, where the label is only a shorthand. */
  readonly says?: string;
  readonly strong?: boolean;
  /** Asked once more before it is done: why it might be a pity. */
  readonly warning?: string;
  readonly act: () => void;
}

/** What parts that are words are called. */
const WORDS: { readonly [word: string]: string } = {
  put: 'Put cards on it',
  take: 'Take all cards back',
  main: 'As the main action',
  extra: 'As an extra build',
  later: 'Declare it now, use cards for money, pay then',
};

const STRONG = new Set<string | number>(['research', 'end', 'accept']);

const isOnTable = ([name]: Picked): boolean =>
  (CARD_PARTS as readonly string[]).includes(name) || name === 'kind' || name === 'trigger';

/** What research brings, and what it will cost if nothing is done about a full hand until the hand limit (SI-RST-01). */
function researchOf({ hands, ...view }: State, me: Seat): Pick<Choice, 'label' | 'strong'> {
  const { handLimit, lookedAt } = tables(view);
  const seen = Math.min(lookedAt, view.deck.length + view.discard.length);
  const over = hands[me]!.length + Math.min(KEPT, seen) - handLimit;
  const label = `Research: see ${seen}, keep ${Math.min(KEPT, seen)}`;
  return over > 0
    ? { label: `${label} (then ${over} over the hand limit)`, strong: false }
    : { label, strong: true };
}

/** The buttons that the moves offered come down to, besides what is pressed where it lies. */
export function choicesOf(props: Props, table: LiveTable): readonly Choice[] {
  const { view, seats, moves } = props;
  const { draft, acts, me } = table;
  const parts = draft.open.filter((part) => !isOnTable(part));
  const choices = parts.map(
    ([name, value]): Choice => ({
      key: `${name} ${value}`,
      label: labelOf([name, value], seats),
      strong: STRONG.has(value),
      ...(value === 'research' ? researchOf(view, me!) : {}),
      ...(value === 'end' ? warningOf(table, props) : {}),
      act() {
        const next = draftOf(offersOf(moves), [...draft.picks, [name, value]]);
        if (typeof value === 'string' && next.complete) acts.send(next.complete);
        else acts.choose([name, value]);
      },
    }),
  );
  return [
    ...unslippingAll(props, table),
    ...salesOf(props, table),
    ...offeredCards(props, table),
    ...choices,
  ];
}

/** More of them would fill the prompt. */
const FEW = 4;

/** The lit cards by name, where a function that is offered asks for one and few are lit: they may lie out of sight. */
function offeredCards(props: Props, { draft, acts }: LiveTable): readonly Choice[] {
  if (stepAsked(props) !== 'youMay') return [];
  const cards = draft.open.filter(([name]) => name === 'cards');
  if (cards.length > FEW) return [];
  return cards.map(
    (part): Choice => ({
      key: part.join(' '),
      label: shortName(KIND_OF[part[1] as number]!),
      says: nameOf(KIND_OF[part[1] as number]!),
      act: () => acts.choose(part),
    }),
  );
}

/** Unslipping all that is slipped, where that is allowed and nothing is chosen yet (SI-TRN-03). */
function unslippingAll({ moves }: Props, { draft, acts }: LiveTable): readonly Choice[] {
  if (draft.picks.length > 0) return [];
  const recovering = moves.filter((move) => move[0] === 'recover');
  const slipped = new Set(recovering.flatMap((move) => move.slice(1) as number[]));
  const all = recovering.find((move) => move.length - 1 === slipped.size);
  if (all === undefined || slipped.size === 0) return [];
  const kinds = [...slipped].map((uid) => KIND_OF[uid]!);
  return [
    {
      key: 'unslip all',
      label: `Unslip ${kinds.map(shortName).join(' + ')}`,
      says: `Unslip ${listed(kinds.map(nameOf))}`,
      strong: true,
      act: () => acts.send(all),
    },
  ];
}

/** What a button says that chooses a part. */
function labelOf([name, value]: Picked, seats: Props['seats']): ReactNode {
  if (typeof value === 'string') return name === 'action' ? MOVES[value as Move[0]].name : WORDS[value];
  return name === 'seat' ? <SeatBadge seat={value} info={seats[value]!} /> : plural(value, 'VP', 'VP');
}

/** Whether a function of a card is there to raise money. */
const raisesMoney = (uid: number): boolean =>
  functionsOf(KIND_OF[uid]!).some((fn) => fn.kind === 'active' && fn.money);

/**
 * What could still help when the main phase is about to end: functions, those for money only where there is something to
 * spend it on (SI-SEL-09), and an extra build that a sale covers.
 */
function warningOf({ draft, mark }: Table, { view, viewer }: Props): { warning?: string } {
  const me = viewer as Seat;
  const isOfUse = (uid: number) => !raisesMoney(uid) || mayBuildOn(view, me, false);
  const usable = draft.open.flatMap(([name, uid]) => (name === 'use' ? [uid as number] : []));
  const unused = usable.filter(isOfUse).map((uid) => nameOf(KIND_OF[uid]!));
  const hand = view.hands[me]!;
  const warnings = [
    ...(unused.length > 0 ? [`${listed(unused)} could still be used.`] : []),
    ...(hand.some((uid) => mark(uid) === 'open') ? ['An extra build is still open to you.'] : []),
  ];
  return warnings.length === 0 ? {} : { warning: warnings.join(' ') };
}

/** The sale best worth taking; once cards are chosen, the next best in their place. */
function salesOf(props: Props, { draft, paying, me, acts }: LiveTable): readonly Choice[] {
  if (!paying || me === null) return [];
  const { view, moves } = props;
  const bonus = saleBonus(view, me, paying.building);
  const price = (uid: number) => cardOf(uid).price + bonus;
  const opening = draft.picks.filter(([name]) => name !== 'cards');
  const best = bestSales(draftOf(offersOf(moves), opening).candidates, price);
  const chosen = best.findIndex((move) => isSaleOf(move, paying.chosen));
  const move = best[(chosen + 1) % best.length];
  if (move === undefined || (best.length === 1 && chosen === 0)) return [];
  const sold = [...soldBy(move)].sort((a, b) => price(b) - price(a));
  const change = sold.reduce((sum, uid) => sum + price(uid), 0) - paying.need;
  const left = sayLeftover(view, me, change, isExtraBuild(view, move));
  return [
    {
      key: `sale ${sold.join(' ')}`,
      label: `${paying.chosen.length > 0 ? 'Sell instead' : 'Sell'} ${sold.map((uid) => shortName(KIND_OF[uid]!)).join(' + ')}: ${left}`,
      says: `Sell ${listed(sold.map((uid) => cardOf(uid).name))}, ${left}`,
      act: () => acts.pick([...opening, ...sold.map((uid) => ['cards', uid] as const)]),
    },
  ];
}
