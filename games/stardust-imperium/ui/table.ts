import { type Seat, sameMove } from '@conclave/kernel';
import { explain, hideBubble, type TableProps, unsent } from '@conclave/web/kit';
import { KIND_OF, PRICE } from '../data/cards.ts';
import { effectiveCost } from '../rules/declaring.ts';
import { type Shortfall, shortfall } from '../rules/raising.ts';
import { saleBonus } from '../rules/selling.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { zoomed } from './card/zoomed.ts';
import { type Draft, draftOf, toggled } from './prompt/draft.ts';
import { asPressed, partsForThePile, pileAsPressed } from './prompt/order.ts';
import { bin, card, isHead, numberIn, type Part, play, use } from './prompt/parts.ts';
import { type Sale, weigh } from './prompt/sale.ts';

export type Props = TableProps<State, Move, Event>;

/** How a card stands in the move under construction; `short`: it could be declared, but no sale covers it yet. */
export type Mark = 'open' | 'short' | 'head' | 'chosen' | 'implied' | 'wrong' | null;

/** A sale under construction: the card it pays for, and how it stands. */
export interface Paying extends Sale {
  readonly building: number;
  readonly chosen: readonly number[];
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
  readonly table: Table;
  readonly seat: Seat;
}

interface Held {
  readonly moves: readonly Move[];
  readonly picks: readonly Part[];
}
const held = unsent<Held>('stardust-imperium', { moves: [], picks: [] });

const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  a === b || (a.length === b.length && a.every((move, i) => sameMove(move, b[i]!)));

const NONE: readonly Part[] = [];
let last: {
  readonly view: State;
  readonly moves: readonly Move[];
  readonly picks: readonly Part[];
  readonly table: Table;
} | null = null;

/** The move under construction. Picks are forgotten as soon as other moves are offered. */
export function useTable({ view, viewer, moves }: Props): Table {
  const { moves: of, picks: kept } = held.use();
  const picks = sameMoves(of, moves) ? kept : NONE;
  if (last?.view !== view || last.moves !== moves || last.picks !== picks)
    last = { view, moves, picks, table: tableOf(view, viewer === 'table' ? null : viewer, moves, picks) };
  return last.table;
}

/** The same from plain values. */
export function tableOf(view: State, me: Seat | null, moves: readonly Move[], picks: readonly Part[]): Table {
  let draft = draftOf(moves, picks);
  const paying = me === null ? null : payingOf(view, me, moves, picks, draft);
  if (draft.left.length === 0 && picks.length > 0) {
    const head = picks.filter(isHead);
    draft = { ...draftOf(moves, head), picks, implied: new Set(), complete: null };
  }
  const mark = (uid: number): Mark => {
    if (picks.includes(use(uid)) || picks.includes(play(uid)))
      return picks.includes(card(uid)) ? 'chosen' : 'head';
    const mine = partsOfCard(uid);
    if (mine.some((part) => picks.includes(part)))
      return paying?.superfluous.includes(uid) ? 'wrong' : 'chosen';
    if (mine.some((part) => draft.implied.has(part))) return 'implied';
    if (draft.open.has(play(uid)) && me !== null && shortfall(view, me, uid) !== null) return 'short';
    return mine.some((part) => draft.open.has(part)) ? 'open' : null;
  };
  const { complete } = draft;
  const pile = complete ? pileAsPressed(complete, picks).map(numberIn) : [];
  const place = (uid: number) => (pile.length > 1 && pile.includes(uid) ? pile.indexOf(uid) + 1 : null);
  const head = picks.find((part) => part.startsWith('play:'));
  const building = head === undefined ? view.payment?.uid : numberIn(head);
  const short = me === null || building === undefined ? null : shortfall(view, me, building);
  return { me, draft, paying, short, mark, place };
}

/** The parts that a press on a card can mean. */
const partsOfCard = (uid: number): readonly Part[] => [card(uid), use(uid), play(uid), bin(uid)];

/** The sale that the picks are about, if they are about one. */
function payingOf(
  view: State,
  me: Seat,
  moves: readonly Move[],
  picks: readonly Part[],
  draft: Draft,
): Paying | null {
  const head = picks.find((part) => part.startsWith('play:'));
  const pays = moves.some(([label]) => label === 'pay' || label === 'sell');
  const asked = pays && !picks.some(isHead) ? view.payment?.uid : undefined;
  const building = head === undefined ? asked : numberIn(head);
  if (building === undefined) return null;
  const cost = head === undefined ? view.payment!.cost : effectiveCost(view, me, building);
  const need = cost - view.budget;
  if (need <= 0) return null;
  const bonus = saleBonus(view, me, building);
  const price = (uid: number) => PRICE[KIND_OF[uid]!]! + bonus;
  const chosen = [
    ...(view.payment?.offered ?? []),
    ...[...picks, ...draft.implied].filter((part) => part.startsWith('c')).map(numberIn),
  ];
  const sale = weigh(need, chosen, price);
  // If all went well until the newest card, that one alone is too much.
  const newest = chosen.at(-1);
  const before = weigh(need, chosen.slice(0, -1), price);
  const superfluous =
    newest !== undefined && before.missing === 0 && sale.superfluous.includes(newest)
      ? [newest]
      : sale.superfluous;
  return { ...sale, superfluous, building, chosen };
}

const keep = (moves: readonly Move[], picks: readonly Part[]) => {
  hideBubble();
  held.set({ moves, picks });
};

/** What one can do with the move under construction. */
export interface Acts {
  readonly choose: (part: Part) => void;
  /** Chooses these parts and no others. */
  readonly pick: (parts: readonly Part[]) => void;
  /** A press on a card: chooses it, takes it back, says why not, or shows it large. */
  readonly press: (uid: number, anchor: Element) => void;
  /** Enter on a card: plays the move if this card is chosen and nothing is missing, else the same as a press. */
  readonly enter: (uid: number, anchor: Element) => void;
  /** Takes back the last part; false if there is none. */
  readonly back: () => boolean;
  readonly clear: () => void;
  /** Plays the complete move, or says what is missing or too much. */
  readonly confirm: (anchor: Element) => void;
  readonly send: (move: Move) => void;
}

export function actsOf(props: Props, table: Table): Acts {
  const { moves } = props;
  const { draft, paying } = table;
  const acts: Acts = {
    choose: (part) => keep(moves, toggled(draft.picks, part)),
    pick: (parts) => keep(moves, parts),
    press(uid, anchor) {
      const own = partsOfCard(uid);
      const part = own.find((p) => draft.picks.includes(p)) ?? own.find((p) => draft.open.has(p));
      if (part !== undefined) return acts.choose(part);
      // What is chosen anyway can still be put in its place in the order.
      const forPile = draft.complete && own.find((p) => partsForThePile(draft.complete!).includes(p));
      if (forPile) return acts.choose(forPile);
      if (own.some((p) => draft.implied.has(p)))
        return explain(anchor, { text: 'Every way left needs this card.', kind: 'tip' });
      const inHand = table.me !== null && props.view.hands[table.me]!.includes(uid);
      if (paying && inHand && uid !== paying.building) return acts.choose(card(uid));
      zoomed.set({ uid });
    },
    enter(uid, anchor) {
      const mark = table.mark(uid);
      const isChosen = mark !== null && mark !== 'open' && mark !== 'short';
      if (isChosen && draft.complete) acts.send(asPressed(draft.complete, draft.picks));
      else acts.press(uid, anchor);
    },
    back() {
      if (draft.picks.length === 0) return false;
      keep(moves, draft.picks.slice(0, -1));
      return true;
    },
    clear: () => keep(moves, NONE),
    confirm(anchor) {
      if (draft.complete) return acts.send(asPressed(draft.complete, draft.picks));
      explain(anchor, incomplete(paying));
    },
    send(move) {
      keep(NONE_MOVES, NONE);
      props.play(move);
    },
  };
  return acts;
}

const NONE_MOVES: readonly Move[] = [];

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
