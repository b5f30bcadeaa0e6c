import { bots } from '@conclave/bots';
import { winOf } from '@conclave/bots/judge';
import { judgementOf } from '@conclave/frame/judgement.ts';
import { Bug, below, type Game, pick, seeded } from '@conclave/kernel';
import { chance } from '../chance.ts';
import { gameOf } from '../game.ts';
import type { Fitted } from './chances.ts';
import { oneAhead } from './one-ahead.ts';

/** Games `from` to `to` - 1 of those that are learned from. */
export interface SamplesJob {
  readonly game: string;
  readonly seed: string;
  /** Ids of those that play; each seat of each game is drawn from them. */
  readonly players: readonly string[];
  /** What was learned so far: most seats are then played by it. Null: nothing. */
  readonly learned: Fitted | null;
  /** Whether positions in mid-turn are noted as well: for numbers that are to play by themselves. */
  readonly midTurn: boolean;
  readonly from: number;
  readonly to: number;
}

/** Positions of one game: the features of all seats at each of them, one after the other, and who won. */
export interface Sampled {
  readonly seats: number;
  readonly features: Float32Array;
  /** By seat: its part of the win. */
  readonly won: readonly number[];
}

/** How often out of 100 a move is drawn from all moves, so that positions nobody would seek are seen as well. */
const ASTRAY = 2;
/** Of ten games so many are duels. */
const DUELS = 5;
/** How often out of 100 a seat is played by what was learned so far. */
const LEARNERS = 75;
/** How often out of 100 a position after a choice in mid-turn is noted. */
const NOTED = 30;

/** Plays one game and notes what is seen of it wherever a turn or a round begins, and in mid-turn where that is asked for. */
function sample(game: Game, { seed, players, learned, midTurn }: SamplesJob, index: number): Sampled {
  const judgement = judgementOf(game);
  if (judgement === undefined) throw new Bug(`${game.id} has no judgement`);
  const rng = seeded(chance(seed, index, 'players'));
  const { min, max } = game.seats;
  const isDuel = min === 2 && below(rng, 10) < DUELS;
  const seats = isDuel ? 2 : Math.min(max, 4, min + below(rng, max - min + 1));
  const learner = learned && oneAhead(learned);
  const minds = Array.from({ length: seats }, () =>
    learner && below(rng, 100) < LEARNERS ? learner : bots[pick(rng, players)]!,
  );
  const s = game.setup(chance(seed, index, 'game'), seats);
  const features: number[] = [];
  const bound = game.bound(s);
  let turn = judgement.turn(s);
  for (let moves = 0; s.outcome === null; moves++) {
    if (moves >= bound) throw new Bug(`${game.id}: game ${index} of ${seed} goes on after ${bound} moves`);
    const seat = game.waiting(s)[0]!;
    const offered = game.moves(s, seat);
    const move =
      below(rng, 100) < ASTRAY
        ? pick(rng, offered)
        : minds[seat]!.choose(game, game.view(s, seat), seat, offered, rng);
    game.apply(s, seat, move);
    const now = judgement.turn(s);
    const isNoted = now !== turn || (midTurn && offered.length > 1 && below(rng, 100) < NOTED);
    if (!isNoted || s.outcome !== null) continue;
    turn = now;
    features.push(...judgement.of(s).flat());
  }
  return { seats, features: Float32Array.from(features), won: winOf(s.outcome.places) };
}

/** Plays a batch of games to learn from. */
export default async function samples(job: SamplesJob): Promise<Sampled[]> {
  const game = await gameOf(job.game);
  const all: Sampled[] = [];
  for (let index = job.from; index < job.to; index++) all.push(sample(game, job, index));
  return all;
}
