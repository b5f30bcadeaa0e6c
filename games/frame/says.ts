import type { Core, Game, Move, Seat } from '@conclave/kernel';

/** How moves are said, by label, as what the mover does. */
export type Says<S extends Core, M extends Move, Label extends M[0]> = {
  readonly [label in Label]: (view: Readonly<S>, move: Extract<M, readonly [label, ...unknown[]]>) => string;
};

/** A seat by its number: what is said of a move knows no names. */
export const seatWord = (seat: Seat): string => `seat ${seat + 1}`;

/** The same with names: “attack F7 (Bo’s Phyton)”. */
export const withNames = (said: string, names: readonly string[]): string =>
  said.replace(/\bseat (\d+)/gi, (word, n) => names[Number(n) - 1] ?? word);

/** Finds who is asked; the first where several are. */
export const moverOf =
  <S extends Core>(game: Pick<Game<S>, 'waiting'>) =>
  (view: Readonly<S>): Seat =>
    game.waiting(view as S)[0] ?? 0;
