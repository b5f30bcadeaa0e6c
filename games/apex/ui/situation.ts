import { stepOf } from '@conclave/frame/questions.ts';
import type { Seat } from '@conclave/kernel';
import { sealedChoice } from '@conclave/kit';
import { expansion } from '../rules/expansion.ts';
import type { Choice, Move, State } from '../rules/types.ts';
import type { Props } from './draft.ts';

/** The step that asks the viewer, as `QUESTIONS` names it; null where nothing is asked of them. */
export const askedStep = ({ view, moves }: Pick<Props, 'view' | 'moves'>): string | null =>
  moves.length === 0 ? null : stepOf(view);

/** What is left of the pool of the Expansion turn under way, in the order of `ACTIONS`; null outside of one. */
export function poolLeft(
  view: Readonly<State>,
): { readonly seat: Seat; readonly pool: readonly number[] } | null {
  const turn = expansion.under(view);
  return turn?.at === 'action' ? turn : null;
}

/** The choice of a seat as the viewer knows it: revealed, or their own before that; the discard of a duel with it. */
export function choiceOf(
  { game, view }: Pick<Props, 'game' | 'view'>,
  seat: Seat,
): (Choice & { readonly discard?: number }) | null {
  const pick = sealedChoice<State, Move>(game, view, seat);
  if (pick?.[0] !== 'choose') return view.choices[seat] ?? null;
  const [, card, strategy, discard] = pick;
  return { card, strategy, ...(discard === undefined ? {} : { discard }) };
}
