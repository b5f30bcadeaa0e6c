/** Two levels that play each other. */
export interface Pairing {
  readonly seats: number;
  /** Sits on one seat, which goes round from game to game. */
  readonly one: string;
  /** Sits on all others. */
  readonly others: string;
  readonly games: number;
}

/** One against three, or as many as a game has seats for. */
const FOUR = 4;

/** Games where the slowest level plays. */
const SLOW = { id: 'hegemon', games: 100 };

/**
 * Each level against each weaker one in duels, and one against three of the level below. Neighbours come first: a ladder
 * that is stopped early has told the most.
 * @param levels ids, weakest first
 */
export function pairingsOf(
  levels: readonly string[],
  seats: { min: number; max: number },
  games: number,
): Pairing[] {
  const all: Pairing[] = [];
  const pair = (n: number, one: number, others: number): void => {
    const isSlow = levels[one] === SLOW.id || levels[others] === SLOW.id;
    all.push({
      seats: n,
      one: levels[one]!,
      others: levels[others]!,
      games: isSlow ? Math.min(games, Math.ceil((games * SLOW.games) / 300)) : games,
    });
  };
  for (let apart = 1; apart < levels.length; apart++)
    for (let one = apart; one < levels.length; one++) {
      if (seats.min <= 2) pair(2, one, one - apart);
      if (seats.max > 2 && apart === 1) pair(Math.min(FOUR, seats.max), one, one - 1);
    }
  return all;
}
