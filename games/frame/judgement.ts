import type { Core, Game, GameEvent, Move, Seat } from '@conclave/kernel';

/** What sets a move apart from others that are the same but for it. */
export interface Detail {
  /** What the moves have in common. */
  readonly of: string;
  /** How good the detail is beside those of the others, as `worth` counts. */
  readonly good: number;
}

/** What a game tells those who judge its positions, and what was learned from it. */
export interface Judgement<S extends Core, M extends Move> {
  /** What the numbers of `of` tell, by key; a key has words in the game's `words/`. */
  readonly features: readonly string[];
  /** By seat what speaks for it, in the order of `features`: from what the seat and everybody may know. */
  of(s: Readonly<S>): number[][];
  /** How good each move looks, where that is more than `promise` of the game says. */
  promise?(s: Readonly<S>, seat: Seat, moves: readonly M[]): number[];
  /** By move its detail, null for none: where moves are tried for their worth, only the best of those that are else the same is. */
  details?(s: Readonly<S>, seat: Seat, moves: readonly M[]): readonly (Detail | null)[];
  /** A number that changes where a turn or a round begins and nothing is half done: there positions are judged. */
  turn(s: Readonly<S>): number;
  /** After how many such changes a move is judged that is thought through. */
  ahead(s: Readonly<S>): number;
  /** How many times as far again those judge as well who look further than that. */
  readonly further: number;
  /** Out of 100, how often somebody new to the game looks no further than what a move promises. */
  readonly slips: number;
  readonly learned: Learned;
}

/**
 * A small network from the features of a seat to a number; the greater it is beside those of the other seats, the
 * greater the seat's chance to win. Made by `conclave learn`.
 */
export interface Learned {
  /** How it was made, in words. */
  readonly provenance: string;
  /** The rules number of the games it was learned from. */
  readonly rules: number;
  /** The features it was learned with. */
  readonly features: readonly string[];
  /** By feature: what is taken away from it, and by what it is then multiplied. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  /** By feature: its weight. */
  readonly direct: readonly number[];
  /** By hidden unit: the weights of the features, then a number of its own. */
  readonly hidden: readonly (readonly number[])[];
  /** By hidden unit: its weight. */
  readonly out: readonly number[];
}

/** A game whose positions can be judged. */
export type Judged<S extends Core, M extends Move, E extends GameEvent = GameEvent> = Game<S, M, E> & {
  readonly judgement: Judgement<S, M>;
};

/** How positions of a game are judged; nothing for games that do not say. */
export const judgementOf = <S extends Core, M extends Move>(game: Game<S, M>): Judgement<S, M> | undefined =>
  (game as Partial<Judged<S, M>>).judgement;
