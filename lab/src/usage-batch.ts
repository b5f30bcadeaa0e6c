import { type Bot, bots } from '@conclave/bots';
import type { Move } from '@conclave/kernel';
import { gameOf, partOf } from './game.ts';
import { playMatch, type Series } from './match.ts';
import { BY_LABEL, type Counts, Tally } from './usage.ts';

/** Games `from` to `to` - 1 of a series. */
export interface UsageJob extends Omit<Series, 'bots'> {
  readonly game: string;
  readonly bots: readonly string[];
  readonly from: number;
  readonly to: number;
}

export interface Counted {
  readonly counts: Counts;
  readonly games: number;
}

/** Plays a batch of games and counts what was open and what was chosen. */
export default async function count(job: UsageJob): Promise<Counted> {
  const game = await gameOf(job.game);
  const { kindsOf } = (await partOf(job.game, 'usage')) ?? BY_LABEL;
  const tally = new Tally();
  const noting = (bot: Bot): Bot => ({
    ...bot,
    choose(game, view, seat, moves, rng) {
      const move = bot.choose(game, view, seat, moves, rng);
      const kinds = (one: Move) => kindsOf(view, seat, one);
      for (const kind of new Set(moves.flatMap(kinds))) tally.add(kind, 1, 0);
      for (const kind of new Set(kinds(move))) tally.add(kind, 0, 1);
      return move;
    },
  });
  const series = { ...job, bots: job.bots.map((id) => noting(bots[id]!)) };
  for (let index = job.from; index < job.to; index++) playMatch(game, series, index);
  return { counts: tally.counts, games: job.to - job.from };
}
