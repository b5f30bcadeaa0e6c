import { Unknown } from './errors.ts';
import type { Game } from './game.ts';
import { equal } from './json.ts';
import type { Move } from './move.ts';
import type { Core, GameEvent, Seat } from './types.ts';

/** The mover's next view, worked out from the present one alone; null where hidden things or chance decide. */
export function predict<S extends Core, E extends GameEvent>(
  game: Game<S, Move, E>,
  view: Readonly<S>,
  seat: Seat,
  move: Move,
): { view: S; events: E[] } | null {
  const s = game.clone(view);
  try {
    const events = game.apply(s, seat, move);
    return { view: game.view(s, seat), events };
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

/** Why a move can't simply be taken back; null if its mover learned nothing by it, no chance was used, and it is no secret choice. */
export type Finality = null | 'revealed' | 'sealed';

/** Judged by the mover's views: a move whose result the mover could work out in advance revealed nothing. */
export function finality<S extends Core>(game: Game<S>, from: S, seat: Seat, move: Move, to: S): Finality {
  if (!from.agenda.at(-1)?.picks?.[seat] && to.agenda.at(-1)?.picks?.[seat]) return 'sealed';
  return equal(predict(game, from, seat, move)?.view, to) ? null : 'revealed';
}

export type Undo =
  | { readonly kind: 'free'; readonly to: number }
  | { readonly kind: 'consent'; readonly to: number; readonly of: readonly Seat[] }
  | { readonly kind: 'final'; readonly because: 'revealed' | 'sealed' | 'nothing-to-undo' };

type Mark = { readonly seat: Seat; readonly final: Finality };

/** Whether the seat may take its last move back, and with it its moves just before from `from` on; `to` counts what stays. */
export function undoable(marks: readonly Mark[], seat: Seat, from = marks.length): Undo {
  let to = marks.findLastIndex((m) => m.seat === seat);
  if (to < 0) return { kind: 'final', because: 'nothing-to-undo' };
  for (const { final } of marks.slice(to)) if (final !== null) return { kind: 'final', because: final };
  while (to > from && marks[to - 1]!.seat === seat && marks[to - 1]!.final === null) to--;
  const of = [...new Set(marks.slice(to).map((m) => m.seat))].filter((other) => other !== seat);
  return of.length === 0 ? { kind: 'free', to } : { kind: 'consent', to, of };
}
