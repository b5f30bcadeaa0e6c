import type { Seat } from '@conclave/kernel';
import { type ActionCard, ORDER } from '../../data/cards.ts';
import { hegemonic } from '../../rules/game.ts';
import { clockwise } from '../../rules/seats.ts';
import type { State } from '../../rules/types.ts';

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

const numberOf = (view: View, seat: Seat): number => ORDER[view.chosen[seat]!];

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

/** The seats that equal numbers hold up while the Arbiter decides: none of a group that has been ordered. */
function isHeldUp(view: View, seat: Seat): boolean {
  const ordering = view.agenda.findLast(({ do: name }) => name === 'ordering') as
    | { readonly number?: number }
    | undefined;
  return ordering !== undefined && numberOf(view, seat) === ordering.number;
}

/** While the order is made: by number, those that are tied as `open`. */
function beingOrdered(view: View): readonly Turn[] {
  const place = (seat: Seat) => {
    const at = view.queue.indexOf(seat);
    return at < 0 ? view.seats : at;
  };
  return clockwise(view, view.arbiter)
    .sort((a, b) => numberOf(view, a) - numberOf(view, b) || place(a) - place(b))
    .map((seat) => ({
      seat,
      card: view.chosen[seat]!,
      state: !view.queue.includes(seat) && isHeldUp(view, seat) ? 'open' : 'next',
    }));
}

/** The turns of this expansion or action phase in their order; nothing in other phases. */
export function turns(view: View): readonly Turn[] {
  const { phase, active, queue, chosen } = view;
  if (view.outcome !== null || (phase !== 'action' && phase !== 'expansion')) return [];
  const isRevealed = chosen.some((card) => card !== null);
  if (phase === 'action' && !isRevealed) return choosing(view);
  if (phase === 'action' && active < 0) return beingOrdered(view);
  const isDone = (seat: Seat) => seat !== active && !queue.includes(seat);
  const done = clockwise(view, view.arbiter).filter(isDone);
  if (isRevealed) done.sort((a, b) => numberOf(view, a) - numberOf(view, b));
  const turn =
    (state: TurnState) =>
    (seat: Seat): Turn => ({ seat, card: chosen[seat]!, state });
  return [
    ...done.map(turn('done')),
    ...(active < 0 ? [] : [turn('now')(active)]),
    ...queue.map(turn('next')),
  ];
}

/** Rounds that can still follow this one; SURVEY makes them fewer (HG-END-01). */
export function roundsLeft(view: View): number {
  const { phase, stack, queue, seats, tiles, longer, pool } = view;
  const flips = phase === 'collection' ? seats : phase === 'expansion' ? queue.length : 0;
  if (!longer) return Math.ceil(Math.max(0, stack.length - flips) / seats);
  const empty = tiles.filter((tile) => tile === -1).length;
  return Math.ceil(Math.max(0, Math.min(empty, stack.length + pool.length) - flips) / seats);
}

/** The seats that have revealed, by number, the Arbiter's choice apart: how cards lie in a row (HG-ACT-02). */
export const inRow = (cards: readonly ActionCard[], arbiter: Seat): readonly Seat[] =>
  cards.map((_, i) => (arbiter + i) % cards.length).sort((a, b) => ORDER[cards[a]!] - ORDER[cards[b]!]);
