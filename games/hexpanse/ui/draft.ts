import { sameMove } from '@conclave/kernel';
import type { Explanation, TableProps } from '@conclave/kit';
import { type DraftActs, sharedDraft, withoutPicks } from '@conclave/kit/table';
import type { Event, Move, State, Token } from '../rules/types.ts';
import type { Parts } from '../words/moves.ts';
import {
  answered,
  basketWith,
  begun,
  laidAt,
  picked,
  proposed,
  turnAt,
  turned,
  without,
  withPut,
} from './choosing.ts';
import { type Chosen, type Draft, draftOf, NOTHING, type Table } from './drafting.ts';
import { cellsAt, type LaidCell } from './laying.ts';
import { offersOf, type PartName, type Picked, type Value } from './parts.ts';
import { pressed } from './pressing.ts';
import { useBegin } from './sending.ts';
import { whyNotTerritory } from './why-not.ts';

export type { Draft } from './drafting.ts';
export type { LaidCell, Laying } from './laying.ts';
export type Props = TableProps<State, Move, Event>;

const useShared = sharedDraft<State, Move, Chosen, Draft>('hexpanse', NOTHING);

type CommonActs = 'pick' | 'toggle' | 'refusal' | 'back' | 'clear' | 'confirm' | 'send';

/** What one can do with the draft. */
export interface Acts extends Pick<DraftActs<Move, Parts>, CommonActs> {
  /** Answers the last question by a move, or takes the answer back if it was this one. */
  readonly answerWith: (move: Move) => void;
  /** Begins anew with these parts. */
  readonly start: (...picks: readonly Picked[]) => void;
  /** A press on a territory; false where it leads to nothing. */
  readonly pickTerritory: (territory: number) => boolean;
  /** Why a territory can't be chosen now; null where it can. */
  readonly whyNot: (territory: number) => Explanation | null;
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
export function useDraft(props: Props): Draft & Acts {
  const { game, view, viewer, moves } = props;
  const seat = viewer === 'table' ? 0 : viewer;
  const table: Table = { game, view, seat, moves };
  const { chosen, draft, refusal, keep, refuse } = useShared(
    props,
    (made) => draftOf(table, made),
    (move) => proposed(table, move),
  );
  const begin = useBegin();
  const send = (list: readonly Move[]) => {
    keep(NOTHING);
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
        keep({ ...chosen, picks: withoutPicks(chosen.picks, name) });
      else if (isAnswer(draft, seat, name, value)) acts.back();
      else acts.pick(name, value);
    },
    pickTerritory(territory) {
      const next = moves.length === 0 ? null : pressed(table, chosen, draft, territory);
      if (next === 'confirm') acts.confirm();
      else if (next) keep(next);
      else refuse(whyNotTerritory(game, viewer, draft, territory));
      return next !== null;
    },
    whyNot: (territory) =>
      moves.length === 0 || pressed(table, chosen, draft, territory) !== null
        ? null
        : whyNotTerritory(game, viewer, draft, territory),
    refusal,
    layAt: (anchor) => keep(laidAt(table, chosen, anchor)),
    turn: (by) => keep(turned(table, chosen, by)),
    cellsAt(anchor) {
      if (!draft.pattern) return [];
      const k = (chosen.k === null && turnAt(table, draft.course, anchor)) || draft.pattern.k;
      return cellsAt(view, seat, draft.pattern.pattern, anchor, k, {});
    },
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
