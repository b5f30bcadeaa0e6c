import type { Core, Game, Move, Rng, Seat } from '@conclave/kernel';

/** How long a bot may think. */
export interface Budget {
  /** Positions judged. */
  readonly nodes?: number;
  /** How much is gone by anything else that counts, from 0 on; with 1 it answers at once. */
  spent?(): number;
}

/** A budget in milliseconds by some clock. */
export function within(ms: number, clock: () => number): Budget {
  const start = clock();
  return { spent: () => (clock() - start) / ms };
}

/** A computer player. It sees what its seat may know, never the state. */
export interface Bot {
  readonly id: string;
  /** What it is called at a table, the first that nobody else there has; missing: by its id. */
  readonly names?: readonly string[];
  /** How it plays, in one sentence for those who meet it. */
  readonly manner?: string;
  /**
   * Milliseconds that it thinks about a move at the most, by its own budget on one ordinary core; missing: it answers
   * at once.
   */
  readonly msAtMost?: number;
  /** Whether it can play a game, by what the game says of itself; missing: any game. */
  knows?(game: Game): boolean;
  /**
   * One of `moves`, which are all that the seat may do now and never empty. The same arguments give the same
   * answer; chance comes from `rng` alone.
   * @param budget what it says goes before the bot’s own, which is in nodes
   */
  choose<S extends Core, M extends Move>(
    game: Game<S, M>,
    view: Readonly<S>,
    seat: Seat,
    moves: readonly M[],
    rng: Rng,
    budget?: Budget,
  ): M;
}
