import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Games } from '@conclave/lab';
import { botsNamed, gameNamed, optionsFrom, seatsFor } from './games.ts';

/** What every command that lets bots play many games can be told. */
export interface SeriesOptions {
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly option?: readonly string[];
  readonly json?: true;
}

/** @throws InputError if there is no such game, or it cannot be played so */
export async function seriesOf(id: string, given: SeriesOptions): Promise<Required<Games>> {
  const game = await gameNamed(id);
  return {
    game: id,
    seats: seatsFor(game, given.seats),
    bots: botsNamed(game, given.bots).map((bot) => bot.id),
    games: given.games,
    seed: given.seed ?? randomBytes(8).toString('hex'),
    options: optionsFrom(game, given.option),
  };
}

/** Threads to play in: one for each core unless told otherwise, and no more than there are games. */
export const workersOf = ({ workers, games }: SeriesOptions): number =>
  Math.min(workers ?? availableParallelism(), games);
