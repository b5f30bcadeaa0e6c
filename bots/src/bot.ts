import type { Core, Game, Move, Rng, Seat } from '@conclave/kernel';

/** A computer player. It sees what its seat may know, never the state. */
export interface Bot {
  readonly id: string;
  /** What it is called at a table, the first that nobody else there has; missing: by its id. */
  readonly names?: readonly string[];
  /** How it plays, in one sentence for those who meet it. */
  readonly manner?: string;
  /** Whether it can play a game, by what the game says of itself; missing: any game. */
  knows?(game: Game): boolean;
  /**
   * One of `moves`, which are all that the seat may do now and never empty. The same arguments give the same
   * answer; chance comes from `rng` alone.
   */
  choose<S extends Core, M extends Move>(
    game: Game<S, M>,
    view: Readonly<S>,
    seat: Seat,
    moves: readonly M[],
    rng: Rng,
  ): M;
}
