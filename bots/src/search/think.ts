import type { Core, Game, Move, Rng, Seat } from '@conclave/kernel';
import type { Budget } from '../bot.ts';
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

/** A candidate while it is thought about. */
interface Candidate<M extends Move> {
  readonly move: M;
  tried: number;
  readonly sums: number[];
}

/**
 * Tries moves in worlds that could be the true one, the same worlds for all that are still in question, and keeps the
 * better half of them again and again.
 * @param budget ends it; with nothing but nodes the same arguments give the same thought
 */
export function think<S extends Core, M extends Move>(
  game: Game<S, M>,
  view: Readonly<S>,
  seat: Seat,
  moves: readonly M[],
  rng: Rng,
  budget: Budget,
): Thought<M> {
  const first = game.determinize(view, seat, branch(rng));
  delete first.agenda.at(-1)?.picks;
  const order = inOrder(game, first, seat, moves).slice(0, TRIED);
  const candidates = order.map(
    (move): Candidate<M> => ({ move, tried: 0, sums: new Array(view.seats).fill(0) }),
  );
  const spending = new Spending(budget);
  const tree = new Tree(game, view, seat, branch(rng));
  const rounds = Math.ceil(Math.log2(candidates.length));
  let left = candidates;
  for (let round = 1; left.length > 1 && spending.part() < 1; round++) {
    while (spending.part() < round / rounds) {
      const world = tree.imagine();
      for (const candidate of left) {
        if (spending.part() >= 1) break;
        const { chances } = tree.walk(world, candidate.move);
        candidate.tried++;
        for (let other = 0; other < view.seats; other++) candidate.sums[other]! += chances[other]!;
        spending.nodes++;
      }
    }
    left.sort((a, b) => meanOf(b, seat) - meanOf(a, seat));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const rest = candidates
    .filter((one) => !left.includes(one))
    .sort((a, b) => b.tried - a.tried || meanOf(b, seat) - meanOf(a, seat));
  return {
    nodes: spending.nodes,
    options: [...left, ...rest].map(({ move, tried, sums }) => ({
      move,
      tried,
      chances: sums.map((sum) => sum / Math.max(1, tried)),
    })),
  };
}

const meanOf = ({ sums, tried }: Candidate<Move>, seat: Seat): number =>
  tried === 0 ? 0 : sums[seat]! / tried;

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
