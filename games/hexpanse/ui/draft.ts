import { sameMove } from '@conclave/kernel';
import { type Explanation, hideBubble, type TableProps, unsent } from '@conclave/web/kit';
import { sameMoves } from '@conclave/web/kit/table';
import type { Event, Move, State, Token } from '../rules/types.ts';
import { answered, basketWith, begun, laidAt, picked, turned, without, withPut } from './choosing.ts';
import { type Chosen, type Draft, draftOf, NOTHING, type Table } from './drafting.ts';
import { cellsAt, type LaidCell } from './laying.ts';
import { offersOf, type PartName, type Picked, type Value } from './parts.ts';
import { pressed } from './pressing.ts';
import { begin } from './sending.ts';
import { whyNotTerritory } from './why-not.ts';

export type { Draft } from './drafting.ts';
export type { LaidCell, Laying } from './laying.ts';
export type Props = TableProps<State, Move, Event>;

interface Held {
  readonly moves: readonly Move[];
  readonly chosen: Chosen;
  /** Why the territory that was pressed last can't be chosen. */
  readonly refusal: Explanation | null;
}
const NONE: Held = { moves: [], chosen: NOTHING, refusal: null };
const held = unsent<Held>('hexpanse', NONE, (now) => ({ ...now, refusal: null }));
let last: {
  readonly view: State;
  readonly moves: readonly Move[];
  readonly chosen: Chosen;
  readonly draft: Draft;
} | null = null;

/** What one can do with the draft. */
export interface Acts {
  readonly pick: (name: PartName, value: Value) => void;
  /** Answers the last question by a move, or takes the answer back if it was this one. */
  readonly answerWith: (move: Move) => void;
  /** Begins anew with these parts. */
  readonly start: (...picks: readonly Picked[]) => void;
  /** Chooses a value, or takes the choice back if it was chosen. */
  readonly toggle: (name: PartName, value: Value) => void;
  /** A press on a territory; false where it leads to nothing. */
  readonly pickTerritory: (territory: number) => boolean;
  /** Why the territory that was pressed last can't be chosen. */
  readonly refusal: Explanation | null;
  /** Turns the pattern to its next orientation that is legal, clockwise or back. */
  readonly turn: (by: number) => void;
  /** Lays the pattern about an anchor, turned as little as need be. */
  readonly layAt: (anchor: number) => void;
  /** The pattern's cells if it lay about this anchor as it is turned now; none where there is no pattern. */
  readonly cellsAt: (anchor: number) => readonly LaidCell[];
  /** Says what goes on a place of the pattern; null for nothing, undefined for what is planned by itself. */
  readonly put: (territory: number, token: Token | null | undefined) => void;
  /** Puts a card into the basket, or takes it out; false where the hexilum is not enough. */
  readonly toggleCard: (card: number) => boolean;
  /** Takes back the last part; false if there is none. */
  readonly back: () => boolean;
  /** Gives up all that was chosen. */
  readonly clear: () => void;
  /** Sends the moves if nothing is missing. */
  readonly confirm: () => void;
  /** Sends one move alone. */
  readonly send: (move: Move) => void;
}

/** Whether the last question is answered by a move with this part. */
export function isAnswer(
  { asked, answer }: Pick<Draft, 'asked' | 'answer'>,
  seat: number,
  name: PartName,
  value: Value,
): boolean {
  const offer = answer && offersOf(asked.view, seat, asked.moves).find(({ move }) => sameMove(move, answer));
  return offer?.parts[name] === value;
}

/** The moves under construction, shared by the board, the own area and the prompt. Other moves offered end them. */
export function useDraft({ game, view, viewer, moves }: Props): Draft & Acts {
  const kept = held.use();
  const isSame = moves.length > 0 && sameMoves(kept.moves, moves);
  const chosen = isSame ? kept.chosen : NOTHING;
  const seat = viewer === 'table' ? 0 : viewer;
  const table: Table = { game, view, seat, moves };
  if (last?.view !== view || last.moves !== moves || last.chosen !== chosen)
    last = { view, moves, chosen, draft: draftOf(table, chosen) };
  const { draft } = last;
  const keep = (next: Chosen) => {
    hideBubble();
    held.set({ moves, chosen: next, refusal: null });
  };
  const send = (list: readonly Move[]) => {
    held.set(NONE);
    hideBubble();
    begin(list);
  };
  const acts: Acts = {
    pick: (name, value) => keep(picked(table, chosen, name, value)),
    answerWith: (move) =>
      draft.answer && sameMove(draft.answer, move) && move[0] !== 'send'
        ? acts.back()
        : keep(answered(table, chosen, draft, move)),
    start: (...picks) => keep(begun(table, picks)),
    toggle(name, value) {
      if (draft.picks.some((pick) => pick[0] === name && pick[1] === value))
        keep({ ...chosen, picks: chosen.picks.filter((pick) => pick[0] !== name) });
      else if (isAnswer(draft, seat, name, value)) acts.back();
      else acts.pick(name, value);
    },
    pickTerritory(territory) {
      const next = moves.length === 0 ? null : pressed(table, chosen, draft, territory);
      if (next === 'confirm') acts.confirm();
      else if (next) keep(next);
      else held.set({ moves, chosen, refusal: whyNotTerritory(game, viewer, draft, territory) });
      return next !== null;
    },
    refusal: isSame ? kept.refusal : null,
    layAt: (anchor) => keep(laidAt(table, chosen, anchor)),
    turn: (by) => keep(turned(table, chosen, by)),
    cellsAt: (anchor) =>
      draft.pattern ? cellsAt(view, seat, draft.pattern.pattern, anchor, draft.pattern.k, {}) : [],
    put: (territory, token) => keep(withPut(chosen, territory, token)),
    toggleCard(card) {
      const basket = basketWith(table, chosen, card);
      if (basket) keep({ ...chosen, basket });
      return basket !== null;
    },
    back() {
      const next = without(chosen);
      if (next) keep(next);
      return next !== null;
    },
    clear: () => keep(NOTHING),
    confirm: () => draft.complete && send(draft.complete),
    send: (move) => send([move]),
  };
  return { ...draft, ...acts };
}
