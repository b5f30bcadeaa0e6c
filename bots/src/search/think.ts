import type { Core, Game, Move, Rng, Seat } from '@conclave/kernel';
import type { Budget } from '../bot.ts';
import { isJudged } from '../judge/chances.ts';
import { branch } from './branch.ts';
import { inOrder } from './policy.ts';
import { Tree } from './tree.ts';

/** A move that was thought through. */
export interface Option<M extends Move> {
  readonly move: M;
  /** Worlds in which it was tried. */
  readonly tried: number;
  /** By seat: its chance to win after the move, from 0 to 1. */
  readonly chances: readonly number[];
}

/** What came of thinking: all options that were tried, the best first. */
export interface Thought<M extends Move> {
  readonly options: readonly Option<M>[];
  /** Worlds that were judged. */
  readonly nodes: number;
}

/** So many of the most promising moves are tried at all. */
const TRIED = 12;

/** None is given up in so many first futures: the others are still learning to answer. */
const TRIAL = 300;
/** Then it is asked each time after so many worlds. */
const OFTEN = 25;
/** What might be better than the best by a slight chance only, had it been unlucky by so many standard errors, is given up. */
const SURE = 3;
const SLIGHT = 0.005;

/** A candidate while it is thought about. */
interface Candidate<M extends Move> {
  readonly move: M;
  /** By seat: its chances in all worlds. */
  readonly sums: number[];
  /** The thinker's chance in each world. */
  readonly came: number[];
}

/**
 * Tries moves in worlds that could be the true one, the same worlds for all that are still in question, and keeps the
 * better half of them again and again. Where positions are judged, what is hardly better than another is given up before, and
 * with one left it ends; unjudged, the others learn to answer too late for that.
 * @param budget ends it; with nothing but nodes the same arguments give the same thought
 * @param further how many times as far again as by the game's own measure worlds are judged as well
 */
export function think<S extends Core, M extends Move>(
  game: Game<S, M>,
  view: Readonly<S>,
  seat: Seat,
  moves: readonly M[],
  rng: Rng,
  budget: Budget,
  further = 0,
): Thought<M> {
  const first = game.determinize(view, seat, branch(rng));
  delete first.agenda.at(-1)?.picks;
  const order = inOrder(game, first, seat, moves).slice(0, TRIED);
  const candidates = order.map(
    (move): Candidate<M> => ({ move, sums: new Array(view.seats).fill(0), came: [] }),
  );
  const spending = new Spending(budget);
  const tree = new Tree(game, view, seat, branch(rng), further);
  const mayEnd = isJudged(game);
  const rounds = Math.ceil(Math.log2(candidates.length));
  let left = candidates;
  for (let round = 1; left.length > 1 && spending.part() < 1; round++) {
    while (left.length > 1 && spending.part() < round / rounds) {
      const world = tree.imagine();
      for (const candidate of left) {
        if (spending.part() >= 1) break;
        const { chances } = tree.walk(world, candidate.move);
        candidate.came.push(chances[seat]!);
        for (let other = 0; other < view.seats; other++) candidate.sums[other]! += chances[other]!;
        spending.nodes++;
      }
      if (mayEnd && spending.nodes >= TRIAL && left[0]!.came.length % OFTEN === 0) left = hopeful(left, seat);
    }
    left.sort((a, b) => meanOf(b, seat) - meanOf(a, seat));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const rest = candidates
    .filter((one) => !left.includes(one))
    .sort((a, b) => b.came.length - a.came.length || meanOf(b, seat) - meanOf(a, seat));
  return {
    nodes: spending.nodes,
    options: [...left, ...rest].map(({ move, came, sums }) => ({
      move,
      tried: came.length,
      chances: sums.map((sum) => sum / Math.max(1, came.length)),
    })),
  };
}

const meanOf = ({ sums, came }: Candidate<Move>, seat: Seat): number =>
  came.length === 0 ? 0 : sums[seat]! / came.length;

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;

/**
 * Whether a candidate is hardly better than the best, by the worlds that both were tried in: also if the others go on
 * learning to answer the two of them as they did from the first half of the worlds to the second.
 */
function isHopeless(best: Candidate<Move>, one: Candidate<Move>): boolean {
  const behind = one.came.map((chance, i) => best.came[i]! - chance);
  const middle = mean(behind);
  const half = behind.length >> 1;
  const learned = Math.abs(mean(behind.slice(half)) - mean(behind.slice(0, half)));
  const error = Math.sqrt(mean(behind.map((x) => (x - middle) ** 2)) / behind.length);
  return middle + SLIGHT > SURE * error + learned;
}

/** Those of some candidates, all tried in the same worlds, that may still be the best. */
function hopeful<M extends Move>(all: readonly Candidate<M>[], seat: Seat): Candidate<M>[] {
  const best = all.reduce((a, b) => (meanOf(b, seat) > meanOf(a, seat) ? b : a));
  return all.filter((one) => one === best || !isHopeless(best, one));
}

/** Counts positions, and says how much of a budget is gone. */
class Spending {
  nodes = 0;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** From 0 to 1; 1 when thinking has to end. */
  part(): number {
    const { nodes, spent } = this.#budget;
    return Math.min(1, Math.max(nodes === undefined ? 0 : this.nodes / nodes, spent?.() ?? 0));
  }
}
