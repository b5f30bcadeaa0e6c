import { botsFor } from '@conclave/bots';
import { judgementOf } from '@conclave/frame/judgement.ts';
import { inBatches } from '../batches.ts';
import { gameOf } from '../game.ts';
import type { Playing } from '../simulate.ts';
import { type Bout, type LadderJob, noThinking, type Thinking } from './ladder-batch.ts';
import { type Pairing, pairingsOf } from './pairings.ts';

/** A pairing, and what came of it so far. */
export interface Rung extends Pairing {
  /** By game: the part of the win that went to the one. */
  readonly won: number[];
  /** By game: the seat of the one, and the places by seat. */
  readonly seatOfOne: number[];
  readonly places: number[][];
  readonly thought: { readonly one: Thinking; readonly others: Thinking };
}

/** All pairings of a game, and how they went: plain JSON, to go on from. */
export interface Ladder {
  readonly game: string;
  readonly seed: string;
  readonly rules: number;
  /** How the judgement of its positions was made. */
  readonly learned: string;
  readonly rungs: Rung[];
}

/** The ladder of a game on which nothing is played. */
export async function emptyLadder(id: string, seed: string, games: number): Promise<Ladder> {
  const game = await gameOf(id);
  return {
    game: id,
    seed,
    rules: game.rules,
    learned: judgementOf(game)?.learned.provenance ?? '',
    rungs: pairingsOf(
      botsFor(game).map((bot) => bot.id),
      game.seats,
      games,
    ).map((pairing) => ({
      ...pairing,
      won: [],
      seatOfOne: [],
      places: [],
      thought: { one: noThinking(), others: noThinking() },
    })),
  };
}

const add = (sum: Thinking, more: Thinking): void => {
  sum.moves += more.moves;
  sum.ms += more.ms;
  sum.most = Math.max(sum.most, more.most);
};

/**
 * Plays what is missing, one pairing after the other; `keep` is called with the ladder whenever a part of a pairing is over.
 * @throws the signal's reason if it was aborted
 */
export async function climb(ladder: Ladder, how: Playing & { keep(ladder: Ladder): void }): Promise<void> {
  const { workers, onProgress, signal, keep } = how;
  let done = ladder.rungs.reduce((sum, { won }) => sum + won.length, 0);
  for (const rung of ladder.rungs)
    while (rung.won.length < rung.games) {
      const from = rung.won.length;
      const to = Math.min(rung.games, from + PART * workers);
      const bouts = new Array<Bout>(to - from);
      await inBatches<LadderJob, Bout[]>({
        from,
        to,
        workers,
        module: new URL('./ladder-batch.ts', import.meta.url).href,
        job: (first, end) => jobOf(ladder, rung, first, end),
        onResult(result, first) {
          for (const [i, bout] of result.entries()) bouts[first - from + i] = bout;
          done += result.length;
          onProgress?.(done);
        },
        signal,
      });
      for (const { won, seat, places, thought } of bouts) {
        rung.won.push(won);
        rung.seatOfOne.push(seat);
        rung.places.push([...places]);
        add(rung.thought.one, thought[0]);
        add(rung.thought.others, thought[1]);
      }
      keep(ladder);
    }
}

/** So many games of a pairing are played for each thread before they are kept. */
const PART = 10;

const jobOf = (
  { game, seed }: Ladder,
  { seats, one, others, games }: Rung,
  from: number,
  to: number,
): LadderJob => ({
  game,
  seed,
  seats,
  one,
  others,
  games,
  from,
  to,
});
