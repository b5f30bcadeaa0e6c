import type { Core, Game, Move, Seat } from '@conclave/kernel';

/** Whether several choose in secret just now. */
export const isSealed = <S extends Core>(game: Pick<Game<S>, 'asks'>, view: S): boolean =>
  view.outcome === null && game.asks(view)?.sealed === true;

/** What a seat has chosen in secret, as far as the viewer may know; null for nothing. Others' is a move without a meaning. */
export const sealedChoice = <S extends Core, M extends Move>(
  game: Pick<Game<S, M>, 'asks'>,
  view: S,
  seat: Seat,
): M | null =>
  isSealed(game, view) ? ((view.agenda.at(-1)?.picks?.[seat] as M | null | undefined) ?? null) : null;
