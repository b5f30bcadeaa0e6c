import type { Seat } from '@conclave/kernel';
import { explain, type TableProps } from '@conclave/kit';
import { actsOf, type DraftActs, holdsPicks, type Picks, picksOf, sharedDraft } from '@conclave/kit/table';
import { useRef, useState } from 'react';
import { KIND_OF } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { effectiveCost } from '../rules/declaring.ts';
import { type Shortfall, shortfall } from '../rules/raising.ts';
import { saleBonus } from '../rules/selling.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { sayLeftover } from '../words/leftover.ts';
import { zoomed } from './card/zoomed.ts';
import { cardsIn, type Draft, draftOf, hasPick, toggled } from './drafting.ts';
import { CARD_PARTS, isOpening, offersOf, type Parts, type Picked } from './parts.ts';
import { partsForThePile } from './prompt/order.ts';
import { isExtraBuild, type Sale, weigh } from './prompt/sale.ts';

export type Props = TableProps<State, Move, Event>;

/** Whether the viewer is shown how many VPs a seat has (SI-R-30). */
export const showsVps = (view: Readonly<State>, seat: Seat, viewer: Props['viewer']): boolean =>
  view.vpCountsShown || viewer === seat || view.outcome !== null;

/** How a card stands in the move under construction; `short`: it could be declared, but no sale covers it yet. */
export type Mark = 'open' | 'short' | 'head' | 'chosen' | 'implied' | 'wrong' | null;

/** A sale under construction: the card it pays for, and how it stands. */
export interface Paying extends Sale {
  readonly building: number;
  readonly chosen: readonly number[];
  /** What becomes of what is left over, in words. */
  readonly left: string;
  /** Whether a card of the hand can only make the sale wrong: no sale that covers the need has it and what is chosen. */
  readonly isUnfit: (uid: number) => boolean;
}

/** The move under construction, as every part of the table sees it. */
export interface Table {
  /** The seat whose moves these are; null while looking on. */
  readonly me: Seat | null;
  readonly draft: Draft;
  readonly paying: Paying | null;
  /** What no sale covers of the build under construction or to be paid; null where one does. */
  readonly short: Shortfall | null;
  readonly mark: (uid: number) => Mark;
  /** As which card it goes to the discard pile, from 1, where several do; else null. */
  readonly place: (uid: number) => number | null;
}

/** What a part of the table that belongs to one seat gets. */
export interface SeatPart {
  readonly props: Props;
  readonly table: LiveTable;
  readonly seat: Seat;
}

const useShared = sharedDraft<State, Move, Picks<Parts>, Table>('stardust-imperium', []);

/** The move under construction, shared by the board, the own area and the prompt. */
export function useTable(props: Props): LiveTable {
  const { view, viewer, moves } = props;
  const me = viewer === 'table' ? null : viewer;
  const kept = useShared(
    props,
    (picks) => tableOf(view, me, moves, picks),
    (move) => opening(picksOf(offersOf(moves), move)),
  );
  const table = kept.draft;
  const read = zoomed.useSet();
  const acts = actsOf(offersOf(moves), { ...kept, draft: table.draft });
  return { ...table, acts: useSteady(pressing(props, table, kept.keep, acts, (uid) => read({ uid }))) };
}

/** Acts that are always the same and do what the newest would: cards that get them need not be drawn anew. */
function useSteady(newest: Acts): Acts {
  const now = useRef(newest);
  now.current = newest;
  const [steady] = useState(
    (): Acts => ({
      back: () => now.current.back(),
      send: (move) => now.current.send(move),
      choose: (part) => now.current.choose(part),
      pick: (picks) => now.current.pick(picks),
      press: (...at) => now.current.press(...at),
      enter: (...at) => now.current.enter(...at),
      confirm: (anchor) => now.current.confirm(anchor),
    }),
  );
  return steady;
}

/** What parts that were chosen make of the moves offered. */
export function tableOf(view: State, me: Seat | null, moves: readonly Move[], picks: Picks<Parts>): Table {
  const all = offersOf(moves);
  const whole = draftOf(all, picks);
  const paying = me === null ? null : payingOf(view, me, moves, whole);
  const fails = whole.candidates.length === 0 && picks.length > 0;
  const draft: Draft = fails
    ? { ...draftOf(all, picks.filter(isOpening)), picks, chosen: {}, complete: null }
    : whole;
  const mark = (uid: number): Mark => {
    const isPicked = (name: Picked[0]) => hasPick(picks, name, uid);
    if (isPicked('use') || isPicked('built')) return isPicked('cards') ? 'chosen' : 'head';
    const mine = partsOfCard(uid);
    if (mine.some(([name]) => isPicked(name))) return paying?.superfluous.includes(uid) ? 'wrong' : 'chosen';
    if (mine.some((part) => holdsPicks({ parts: draft.chosen }, [part]))) return 'implied';
    if (hasPick(draft.open, 'built', uid) && me !== null && shortfall(view, me, uid) !== null) return 'short';
    return mine.some(([name]) => hasPick(draft.open, name, uid)) ? 'open' : null;
  };
  const pile = draft.complete ? partsForThePile(draft.complete).map(([, uid]) => uid) : [];
  const place = (uid: number) => (pile.length > 1 && pile.includes(uid) ? pile.indexOf(uid) + 1 : null);
  const building = builtBy(picks) ?? view.payment?.uid;
  const short = me === null || building === undefined ? null : shortfall(view, me, building);
  return { me, draft, paying, short, mark, place };
}

/** The parts as they are chosen: what opens a move first. */
const opening = (picks: Picks<Parts>): Picks<Parts> => [
  ...picks.filter(isOpening),
  ...picks.filter((pick) => !isOpening(pick)),
];

/** The card whose build is under construction. */
const builtBy = (picks: Picks<Parts>): number | undefined =>
  picks.find(([name]) => name === 'built')?.[1] as number | undefined;

/** The parts that a press on a card can mean. */
const partsOfCard = (uid: number): readonly Picked[] => CARD_PARTS.map((name) => [name, uid]);

/** The sale that the draft is about, if it is about one. */
function payingOf(view: State, me: Seat, moves: readonly Move[], draft: Draft): Paying | null {
  const head = builtBy(draft.picks);
  const pays = moves.some(([label]) => label === 'pay' || label === 'sell');
  const asked = pays && !draft.picks.some(isOpening) ? view.payment?.uid : undefined;
  const building = head ?? asked;
  if (building === undefined) return null;
  const cost = head === undefined ? view.payment!.cost : effectiveCost(view, me, building);
  const need = cost - view.budget;
  if (need <= 0) return null;
  const bonus = saleBonus(view, me, building);
  const prices = tables(view).price;
  const price = (uid: number) => prices[KIND_OF[uid]!]! + bonus;
  const chosen = [...(view.payment?.offered ?? []), ...cardsIn(draft)];
  const sale = weigh(need, chosen, price);
  // If all went well until the newest card, that one alone is too much.
  const newest = chosen.at(-1);
  const before = weigh(need, chosen.slice(0, -1), price);
  const superfluous =
    newest !== undefined && before.missing === 0 && sale.superfluous.includes(newest)
      ? [newest]
      : sale.superfluous;
  const { candidates, open } = draft;
  const extra =
    candidates.length > 0
      ? candidates.every((move) => isExtraBuild(view, move))
      : view.payment?.extra === true;
  const isUnfit = (uid: number): boolean =>
    sale.missing > 0 && uid !== building && !chosen.includes(uid) && !hasPick(open, 'cards', uid);
  return { ...sale, superfluous, building, chosen, left: sayLeftover(view, me, sale.change, extra), isUnfit };
}

/** What one can do with the move under construction. */
export interface Acts extends Pick<DraftActs<Move, Parts>, 'back' | 'send'> {
  /** Chooses a part, or takes it back; what opens a move takes all of it back. */
  readonly choose: (part: Picked) => void;
  /** Chooses these parts and no others. */
  readonly pick: (picks: Picks<Parts>) => void;
  /** A press on a card: chooses it, takes it back, says why not, or shows it large. */
  readonly press: (uid: number, anchor: Element) => void;
  /** Enter on a card: plays the move if this card is chosen and nothing is missing, else the same as a press. */
  readonly enter: (uid: number, anchor: Element) => void;
  /** Plays the complete move, or says what is missing or too much. */
  readonly confirm: (anchor: Element) => void;
}

/** The table with what one can do at it. */
export interface LiveTable extends Table {
  readonly acts: Acts;
}

/** The part that a press on a card chooses or takes back; undefined where it means none. */
export function partMeant({ picks, open, complete }: Draft, uid: number): Picked | undefined {
  const own = partsOfCard(uid);
  // A card whose use is under construction may be what it asks for.
  const itself = hasPick(picks, 'use', uid) && hasPick(open, 'cards', uid);
  return (
    (itself ? (['cards', uid] as const) : undefined) ??
    own.find((p) => hasPick(picks, ...p)) ??
    own.find((p) => hasPick(open, ...p)) ??
    // What is chosen anyway can still be put in its place in the order.
    own.find((p) => complete !== null && hasPick(partsForThePile(complete), ...p))
  );
}

/** What presses on cards make of the draft. */
function pressing(
  { view, moves }: Props,
  { me, draft, paying, mark }: Table,
  pick: (picks: Picks<Parts>) => void,
  { back, send, confirm }: DraftActs<Move, Parts>,
  read: (uid: number) => void,
): Acts {
  const { picks, complete } = draft;
  const acts: Acts = {
    back,
    send,
    pick,
    choose(part) {
      // A sale may hold too much for a while: then it is said what is not needed (SI-SEL-03).
      const mayExceed = paying !== null && part[0] === 'cards';
      pick(toggled(offersOf(moves), picks, part, mayExceed));
    },
    press(uid, anchor) {
      const part = partMeant(draft, uid);
      if (part !== undefined) return acts.choose(part);
      const own = partsOfCard(uid);
      if (own.some((p) => holdsPicks({ parts: draft.chosen }, [p])))
        return explain(anchor, { text: 'Every way left needs this card.', kind: 'tip' });
      const inHand = me !== null && view.hands[me]!.includes(uid);
      if (paying && inHand && paying.isUnfit(uid)) return explain(anchor, unfit(paying));
      if (paying && inHand && uid !== paying.building) return acts.choose(['cards', uid]);
      read(uid);
    },
    enter(uid, anchor) {
      const now = mark(uid);
      const isChosen = now !== null && now !== 'open' && now !== 'short';
      if (isChosen && complete) confirm();
      else acts.press(uid, anchor);
    },
    confirm(anchor) {
      if (complete) confirm();
      else explain(anchor, incomplete(paying));
    },
  };
  return acts;
}

/** Why a card can't be sold in the sale under construction. */
export const unfit = ({ need, chosen }: Pick<Paying, 'need' | 'chosen'>) => ({
  text: `${chosen.length > 0 ? 'With this card besides those chosen' : 'With this card'}, every sale that covers the ${need}$ would hold a card that is not needed.`,
  rule: 'SI-SEL-03',
});

/** Why a draft can't be confirmed. */
function incomplete(paying: Paying | null) {
  if (paying && paying.superfluous.length > 0)
    return {
      text: 'Not needed: that would be overselling. Every card sold must be needed for the sum.',
      rule: 'SI-SEL-03',
    };
  if (paying && paying.missing > 0)
    return { text: `${paying.missing}$ are still missing.`, rule: 'SI-SEL-03' };
  return { text: 'Something is still to be chosen.' };
}
