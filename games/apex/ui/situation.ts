import type { Seat } from '@conclave/kernel';
import { expansion } from '../rules/expansion.ts';
import { round } from '../rules/round.ts';
import type { Choice, Move, State } from '../rules/types.ts';

/** What is asked of a seat, by the moves offered. */
export type Question = 'civilisation' | 'slot' | 'choose' | 'war' | 'colonize' | 'expand';

const LABELS: { readonly [label in Move[0]]: Question } = {
  civilisation: 'civilisation',
  slot: 'slot',
  choose: 'choose',
  battle: 'war',
  endWar: 'war',
  colonize: 'colonize',
  pass: 'colonize',
  move: 'expand',
  portal: 'expand',
  produce: 'expand',
  ambush: 'expand',
  convert: 'expand',
  endExpansion: 'expand',
};

export const questionOf = (moves: readonly Move[]): Question | null =>
  moves.length === 0 ? null : LABELS[moves[0]![0]];

/** What is left of the pool of the Expansion turn under way, in the order of `ACTIONS`; null outside of one. */
export function poolLeft(
  view: Readonly<State>,
): { readonly seat: Seat; readonly pool: readonly number[] } | null {
  const turn = expansion.under(view);
  return turn?.at === 'action' ? turn : null;
}

/** Who has chosen, while choices are made in secret; null at any other time. */
export function sealed(view: Readonly<State>): readonly boolean[] | null {
  const open = round.under(view);
  if (open?.at !== 'choose' || view.outcome !== null) return null;
  return view.civilisations.map((_, seat) => (open.picks?.[seat] ?? null) !== null);
}

/** The choice of a seat as the viewer knows it: revealed, or their own before that; the discard of a duel with it. */
export function choiceOf(view: Readonly<State>, seat: Seat): (Choice & { readonly discard?: number }) | null {
  const pick = round.under(view)?.picks?.[seat] as Move | null | undefined;
  if (pick?.[0] !== 'choose') return view.choices[seat] ?? null;
  const [, card, strategy, discard] = pick;
  return { card, strategy, ...(discard === undefined ? {} : { discard }) };
}
