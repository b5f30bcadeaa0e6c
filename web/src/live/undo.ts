import { listed } from '@conclave/frame/words.ts';
import {
  type Core,
  type Finality,
  finality,
  type Game,
  parseMove,
  type Undo,
  undoable,
} from '@conclave/kernel';
import type { PlayedStep, SeatInfo } from '../net/protocol.ts';

/** A move with what is known of its finality here; other seats' moves are for the server to judge. */
export interface Mark {
  readonly seat: number;
  readonly final: Finality;
  /** Whether an own move's views are still to be fetched to judge it; till then it counts as one to take back. */
  readonly open?: boolean;
}

/** The mark of a step: only of an own move can be said whether it showed anything new. */
export function markOf(game: Game, before: Core, step: PlayedStep, after: Core, seat: number | null): Mark {
  const move = step.move === null ? null : parseMove(step.move);
  const mine = seat !== null && step.seat === seat && move?.ok;
  return { seat: step.seat, final: mine ? finality(game, before, seat, move.value, after) : null };
}

/** The place of the seat's last move; -1 without one. */
const lastOf = (marks: readonly Mark[], seat: number | null): number =>
  marks.findLastIndex((mark) => mark.seat === seat);

/** The marks once the server has said that the seat's last move stands. */
export function standing(marks: readonly Mark[], seat: number | null): readonly Mark[] {
  const last = lastOf(marks, seat);
  return marks.map((mark, i) => (i === last ? { ...mark, final: 'revealed' } : mark));
}

/** The place of the seat's last move, if it is still to be judged; else -1. */
export function toJudge(marks: readonly Mark[], seat: number | null): number {
  const last = lastOf(marks, seat);
  return marks[last]?.open ? last : -1;
}

/**
 * The place of the first of the moves that the seat made together with its last one.
 * @param joined the versions of moves that went on with the move before
 */
export function togetherFrom(
  steps: readonly PlayedStep[],
  seat: number | null,
  joined: ReadonlySet<number>,
): number {
  let place = steps.findLastIndex((step) => step.seat === seat);
  while (place > 0 && joined.has(steps[place]!.version) && steps[place - 1]!.seat === seat) place--;
  return Math.max(0, place);
}

/** What the undo button may do and says. */
export interface UndoOffer {
  readonly enabled: boolean;
  readonly label: string;
  readonly reason: string;
}

const FINAL: { readonly [B in Extract<Undo, { kind: 'final' }>['because']]: string } = {
  revealed: 'Your last move showed you something new, so it stands.',
  sealed: 'A secret choice stands once it is made.',
  'nothing-to-undo': 'You have not made a move that could be taken back.',
};

/**
 * Undo as far as this client can tell; the server decides.
 * @param from the first of the moves made together with the last one
 */
export function undoOffer(
  marks: readonly Mark[],
  seat: number | null,
  seats: readonly SeatInfo[],
  from?: number,
): UndoOffer {
  const undo: Undo =
    seat === null ? { kind: 'final', because: 'nothing-to-undo' } : undoable(marks, seat, from);
  if (undo.kind === 'free')
    return {
      enabled: true,
      label: 'Undo',
      reason:
        marks.length - undo.to > 1 ? 'Takes back all of your last action.' : 'Takes back your last move.',
    };
  if (undo.kind === 'final')
    return {
      enabled: false,
      label: 'Undo',
      reason: FINAL[undo.because],
    };
  const people = undo.of.filter((other) => seats[other]?.kind === 'human').map((other) => seats[other]!.name);
  return people.length === 0
    ? { enabled: true, label: 'Undo', reason: 'Takes back your last move and what the bots did since.' }
    : {
        enabled: true,
        label: 'Ask to undo',
        reason: `Others have moved since: ${listed(people)} must agree.`,
      };
}
