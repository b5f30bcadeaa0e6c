import type { Core, Seat } from '@conclave/kernel';

/** Rows and columns of the board; squares are numbered row by row from above. */
export const SIZE = 5;
/** Where captured pieces are: after the last square. */
export const BOX = SIZE * SIZE;
/** SN-1: pieces of each seat; the one in the middle is the keeper. */
export const PIECES = 5;
/** SN-5: moves after which the game ends. */
export const MOST_MOVES = 60;

export interface Sentries extends Core {
  /** The square of each piece; the first five are seat 0's. */
  squares: number[];
  active: Seat;
  /** Moves made. */
  made: number;
}

export type SentriesMove = ['move', piece: number, square: number];

export type SentriesEvent =
  | ['moved', Seat, piece: number, from: number, to: number]
  | ['captured', Seat, piece: number];
