import type { Judged } from '@conclave/frame/judgement.ts';
import type { Core, Move, Rng, Seat } from '@conclave/kernel';
import type { Budget } from '../bot.ts';
import { slopes } from '../judge/chances.ts';
import { branch } from './branch.ts';
import { type Option, think } from './think.ts';
import { Tree } from './tree.ts';

/** What speaks for a move, or against it, beside the others that were weighed. */
export interface Reason {
  /** A key of `judgement.features`. */
  readonly feature: string;
  /** How much more of it there will be than after the others, on average. */
  readonly more: number;
  /** What that adds to the winning chance, roughly, from -1 to 1; less than 0 speaks against the move. */
  readonly by: number;
}

export interface Advised<M extends Move> extends Option<M> {
  /** The weightiest first. */
  readonly reasons: readonly Reason[];
}

/** The best move and up to two alternatives, each with its reasons. */
export interface Advice<M extends Move> {
  readonly options: readonly Advised<M>[];
  /** By seat: its chance to win if the best move is made. */
  readonly chances: readonly number[];
  readonly nodes: number;
}

const SHOWN = 3;
/** Worlds in which the shown moves are compared. */
const COMPARED = 24;
/** What adds less than this to a chance is no reason. */
const LEAST = 0.002;

/** What to do, and why. The same arguments give the same advice where the budget is in nodes. */
export function advise<S extends Core, M extends Move>(
  game: Judged<S, M>,
  view: Readonly<S>,
  seat: Seat,
  moves: readonly M[],
  rng: Rng,
  budget: Budget,
): Advice<M> {
  const thought = think(game, view, seat, moves, rng, budget);
  const shown = thought.options.slice(0, SHOWN);
  const after = featuresAfter(game, view, seat, shown, rng);
  return {
    options: shown.map((option, i) => ({ ...option, reasons: reasonsFor(game, seat, option, after, i) })),
    chances: shown[0]!.chances,
    nodes: thought.nodes,
  };
}

/** By option: the seat's features where the moves are judged, on average over the same worlds. */
function featuresAfter<S extends Core, M extends Move>(
  game: Judged<S, M>,
  view: Readonly<S>,
  seat: Seat,
  options: readonly Option<M>[],
  rng: Rng,
): number[][] {
  const { judgement } = game;
  const sums = options.map(() => new Array<number>(judgement.features.length).fill(0));
  const tree = new Tree(game, view, seat, branch(rng));
  for (let i = 0; i < COMPARED; i++) {
    const world = tree.imagine();
    for (const [at, option] of options.entries()) {
      const { s } = tree.walk(world, option.move);
      for (const [feature, value] of judgement.of(s)[seat]!.entries())
        sums[at]![feature]! += value / COMPARED;
    }
  }
  return sums;
}

function reasonsFor<S extends Core, M extends Move>(
  { judgement }: Judged<S, M>,
  seat: Seat,
  option: Option<M>,
  after: readonly (readonly number[])[],
  at: number,
): Reason[] {
  const own = after[at]!;
  const others = after.filter((_, i) => i !== at);
  if (others.length === 0) return [];
  const chance = option.chances[seat]!;
  const slope = slopes(judgement.learned, own);
  return judgement.features
    .map((feature, i): Reason => {
      const usual = others.reduce((sum, features) => sum + features[i]!, 0) / others.length;
      const more = own[i]! - usual;
      return { feature, more, by: slope[i]! * more * chance * (1 - chance) };
    })
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
