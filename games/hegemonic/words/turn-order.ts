import type { Seat } from '@conclave/kernel';
import type { ActionCard } from '../data/cards.ts';
import { type Tables, tables } from '../data/tables.ts';
import { hegemonic } from '../index.ts';
import { isOrderedBeforehand, ordering } from '../rules/action.ts';
import { lastRound } from '../rules/ending.ts';
import { clockwise } from '../rules/seats.ts';
import type { State } from '../rules/types.ts';

type View = Readonly<State>;

/** `secret`: still chooses; `chosen`: has chosen, not revealed; `open`: waits for the Arbiter to say who starts. */
export type TurnState = 'secret' | 'chosen' | 'done' | 'now' | 'open' | 'next';

/** A seat in the order of turns. */
export interface Turn {
  readonly seat: Seat;
  readonly card: ActionCard | null;
  readonly state: TurnState;
}

export const TURN_SAYS: { readonly [state in TurnState]: string } = {
  secret: 'chooses a card',
  chosen: 'has chosen',
  done: 'done',
  now: 'under way',
  open: 'tied',
  next: 'to come',
};

const numberOf = (view: View, seat: Seat): number => tables(view).order[view.chosen[seat]!];

/** Everybody in secret: who still chooses and who has chosen. */
function choosing(view: View): readonly Turn[] {
  const waiting = hegemonic.waiting(view);
  const isAsked = hegemonic.asks(view as State)?.procedure === 'actionPhase';
  return clockwise(view, view.arbiter).map((seat) => ({
    seat,
    card: null,
    state: isAsked && !waiting.includes(seat) ? 'chosen' : 'secret',
  }));
}

/** The number from which on the Arbiter has yet to say who of equals starts: beyond all when nothing is open any more. */
function openFrom(view: View): number {
  const open = ordering.under(view);
  if (open !== null) return open.number;
  return view.active < 0 && view.queue.length === 0 ? 0 : Number.POSITIVE_INFINITY;
}

/** Those who come by number, equal ones as they have been ordered or else clockwise from the Arbiter. */
function byNumber(view: View): readonly Seat[] {
  const place = (seat: Seat) => {
    const at = view.queue.indexOf(seat);
    return at < 0 ? view.seats : at;
  };
  return clockwise(view, view.arbiter).sort(
    (a, b) => numberOf(view, a) - numberOf(view, b) || place(a) - place(b),
  );
}

/** Whether somebody of equal number is to come as well, and it is not yet said who starts. */
function isTied(view: View, coming: readonly Seat[], seat: Seat): boolean {
  const number = numberOf(view, seat);
  const isOrdered = isOrderedBeforehand(view) && view.queue.includes(seat);
  const equals = coming.filter((other) => numberOf(view, other) === number);
  return !isOrdered && number >= openFrom(view) && equals.length > 1;
}

/** The turns of this expansion or action phase in their order; nothing in other phases. */
export function turns(view: View): readonly Turn[] {
  const { phase, active, queue, chosen } = view;
  if (view.outcome !== null || (phase !== 'action' && phase !== 'expansion')) return [];
  const isRevealed = chosen.some((card) => card !== null);
  if (phase === 'action' && !isRevealed) return choosing(view);
  // Before the first turn, or while the whole order is made beforehand, everybody is to come.
  const isMade = active >= 0 || (queue.length > 0 && !isOrderedBeforehand(view));
  const coming = phase === 'action' && !isMade ? byNumber(view) : queue;
  const done = clockwise(view, view.arbiter).filter((seat) => seat !== active && !coming.includes(seat));
  if (isRevealed) done.sort((a, b) => numberOf(view, a) - numberOf(view, b));
  const turn = (seat: Seat, state: TurnState): Turn => ({ seat, card: chosen[seat]!, state });
  return [
    ...done.map((seat) => turn(seat, 'done')),
    ...(active < 0 ? [] : [turn(active, 'now')]),
    ...coming.map((seat) => turn(seat, isRevealed && isTied(view, coming, seat) ? 'open' : 'next')),
  ];
}

/** Rounds that can still follow this one; Survey makes them fewer (HG-END-01, HG-R-59). */
export function roundsLeft(view: View): number {
  const { phase, stack, queue, seats, tiles, longer, pool } = view;
  const flips = phase === 'collection' ? seats : phase === 'expansion' ? queue.length : 0;
  if (!longer) return Math.ceil(Math.max(0, stack.length - flips) / seats);
  const empty = tiles.filter((tile) => tile === -1).length;
  const filling = Math.ceil(Math.max(0, Math.min(empty, stack.length + pool.length) - flips) / seats);
  return Math.min(filling, lastRound(view) - view.round);
}

/** The seats that have revealed, by number, the Arbiter's choice apart: how cards lie in a row (HG-ACT-02). */
export const inRow = ({ order }: Tables, cards: readonly ActionCard[], arbiter: Seat): readonly Seat[] =>
  cards.map((_, i) => (arbiter + i) % cards.length).sort((a, b) => order[cards[a]!] - order[cards[b]!]);
