import type { Core, Move, Seat } from '@conclave/kernel';

/** What a game's `usage.ts` exports by default: the kinds of things a seat can do, to see which of them are ever done. */
export interface GameUsage<S extends Core = Core, M extends Move = Move> {
  /** Every kind of move, card and ability, as “move build”, “card Black Market”, “ability of M3”. */
  readonly kinds: readonly string[];
  /** The kinds of which a move, open to the seat in this view, is a case. */
  kindsOf(view: Readonly<S>, seat: Seat, move: M): readonly string[];
  /** Why a kind is hardly or never open, or never chosen by a bot that plays well. */
  readonly reasons: { readonly [kind: string]: string };
}
