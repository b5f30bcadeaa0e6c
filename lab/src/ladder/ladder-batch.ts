import { type Bot, bots } from '@conclave/bots';
import { winOf } from '@conclave/bots/judge';
import { gameOf } from '../game.ts';
import { playMatch } from '../match.ts';
import { seating } from '../seating.ts';
import type { Pairing } from './pairings.ts';

/** Games `from` to `to` - 1 of a pairing. */
export interface LadderJob extends Pairing {
  readonly game: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** How one game of a pairing went. */
export interface Bout {
  /** The part of the win that went to the one, 0 to 1. */
  readonly won: number;
  /** By seat. */
  readonly places: readonly number[];
  /** On which seat the one sat. */
  readonly seat: number;
  /** Of the one and of the others. */
  readonly thought: readonly [Thinking, Thinking];
}

/** Moves with a choice, milliseconds of a processor for them, and the longest. */
export interface Thinking {
  moves: number;
  ms: number;
  most: number;
}

export const noThinking = (): Thinking => ({ moves: 0, ms: 0, most: 0 });

/** A bot whose time is taken; moves without a choice do not count. */
function timed(bot: Bot, thinking: Thinking): Bot {
  return {
    ...bot,
    choose(game, view, seat, moves, rng, budget) {
      if (moves.length === 1) return moves[0]!;
      const start = process.threadCpuUsage();
      const move = bot.choose(game, view, seat, moves, rng, budget);
      const { user, system } = process.threadCpuUsage(start);
      const ms = (user + system) / 1000;
      thinking.moves++;
      thinking.ms += ms;
      thinking.most = Math.max(thinking.most, ms);
      return move;
    },
  };
}

/** Plays a batch of games of a pairing; times are of the processor, whatever else it has to do. */
export default async function bouts(job: LadderJob): Promise<Bout[]> {
  const game = await gameOf(job.game);
  const all: Bout[] = [];
  for (let index = job.from; index < job.to; index++) {
    const thought = [noThinking(), noThinking()] as const;
    const one = timed(bots[job.one]!, thought[0]);
    const others = Array.from({ length: job.seats - 1 }, () => timed(bots[job.others]!, thought[1]));
    const series = {
      seats: job.seats,
      bots: [one, ...others],
      seed: `${job.seed}/${job.one}/${job.others}/${job.seats}`,
      options: {},
    };
    const { places } = playMatch(game, series, index);
    const seat = seating(job.seats, job.seats, index).indexOf(0);
    all.push({ won: winOf(places)[seat]!, places, seat, thought });
  }
  return all;
}
