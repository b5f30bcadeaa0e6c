import { median } from '@conclave/lab';

const ROUNDS = 7;
/** Long enough for a garbage collection or two. */
const ROUND_MS = 250;
/** For calls of microseconds. */
const SHORT_MS = 60;

/**
 * Runs each work again and again, by turns in short rounds, so that what else the machine does meets all alike.
 * @param works each answers with how much it did (moves, calls)
 * @param ms length of a round
 * @returns for each work its rates per second, round by round, after one round to warm up
 */
export function rates(works: readonly (() => number)[], ms = ROUND_MS): number[][] {
  const all: number[][] = works.map(() => []);
  for (let round = -1; round < ROUNDS; round++)
    works.forEach((work, i) => {
      const rate = once(work, ms);
      if (round >= 0) all[i]!.push(rate);
    });
  return all;
}

function once(work: () => number, ms: number): number {
  const start = performance.now();
  let done = 0;
  let spent: number;
  do {
    done += work();
    spent = performance.now() - start;
  } while (spent < ms);
  return (done * 1000) / spent;
}

/** The median rate per second of each work. */
export const medianRates = (works: readonly (() => number)[]): number[] => rates(works).map(median);

/** Microseconds that each call takes, as the median of rounds. */
export const medianMicroseconds = (calls: readonly (() => unknown)[]): number[] =>
  rates(
    calls.map((call) => () => repeat(call)),
    SHORT_MS,
  ).map((rounds) => 1e6 / median(rounds));

const CALLS = 20;

function repeat(call: () => unknown): number {
  for (let i = 0; i < CALLS; i++) kept = call();
  return CALLS;
}

/** @public Keeps a result alive, so that no call is optimised away: anybody could read it. */
export let kept: unknown;
