import type { Seat } from '@conclave/kernel';
import { kept } from '@conclave/kit';
import { KIND_OF } from '../../data/cards.ts';
import { functionsOf } from '../../rules/functions/cards.ts';
import type { Move, State } from '../../rules/types.ts';

/** What one wants done when a function one may use is offered. */
export const ANSWERS = ['ask', 'always', 'never'] as const;
export type Answer = (typeof ANSWERS)[number];

/** By kind id; kept in this browser. What is not listed asks. */
export const answers = kept<{ readonly [kind: number]: Answer }>('stardust.answers', {});

export const setAnswer = (kind: number, answer: Answer): void =>
  answers.set({ ...answers.get(), [kind]: answer });

/** The move that a setting answers an offer with; null where it says to ask, or where more than yes or no is asked. */
export function automatic(moves: readonly Move[], answer: Answer): Move | null {
  const decline = moves.find(([label]) => label === 'decline');
  if (answer === 'ask' || !decline) return null;
  if (answer === 'never') return decline;
  const yes = moves.filter((move) => move !== decline);
  return yes.length === 1 && yes[0]![0] === 'accept' && yes[0]!.length === 1 ? yes[0]! : null;
}

/** Whether the main phase ends by itself when nothing else can be done. */
export const endsItself = kept('stardust.ends', false);

/**
 * The end of the main phase where it is the only answer by what lies open: given at once where a hand or VP cards leave no
 * other, it would tell of them.
 */
export function onlyEnd(view: Readonly<State>, seat: Seat, moves: readonly Move[]): Move | null {
  const isOpen =
    view.extraBuilds > 0 ||
    view.tableaus[seat]!.some(
      ({ uid, slipped }) => !slipped && functionsOf(KIND_OF[uid]!).some(({ kind }) => kind === 'active'),
    );
  const [move] = moves;
  return !isOpen && moves.length === 1 && move![0] === 'end' ? move! : null;
}
