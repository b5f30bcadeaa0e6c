import { cardOf } from '../../data/cards.ts';
import type { Move, State } from '../../rules/types.ts';

/** How a sale that is being put together stands. */
export interface Sale {
  /** What has to be covered. */
  readonly need: number;
  readonly sum: number;
  /** What is still missing, 0 if covered. */
  readonly missing: number;
  /** What would be left over. */
  readonly change: number;
  /** Chosen cards without which the rest would still cover the need: selling them is overselling (SI-SEL-03). */
  readonly superfluous: readonly number[];
}

/** Weighs the chosen cards against what is needed; prices in $. */
export function weigh(need: number, chosen: readonly number[], price: (uid: number) => number): Sale {
  const sum = chosen.reduce((total, uid) => total + price(uid), 0);
  return {
    need,
    sum,
    missing: Math.max(0, need - sum),
    change: Math.max(0, sum - need),
    superfluous: sum < need ? [] : chosen.filter((uid) => sum - price(uid) >= need),
  };
}

/** Whether a move that pays, or that begins a build, takes an extra build. */
export const isExtraBuild = (view: Pick<State, 'payment'>, move: Move): boolean =>
  move[0] === 'extra' || move[0] === 'declareExtra' || (move[0] === 'pay' && view.payment!.extra);

/** The cards sold by a move that pays. */
export const soldBy = (move: Move): readonly number[] =>
  (move[0] === 'pay' ? move.slice(1) : move.slice(2)) as number[];

/** Whether a move sells just these cards. */
export function isSaleOf(move: Move, uids: readonly number[]): boolean {
  const sold = soldBy(move);
  return sold.length === uids.length && uids.every((uid) => sold.includes(uid));
}

/** What is given up with a card: the points it would bring when built; one that counts others may bring most. */
const worth = (uid: number): number => {
  const { vp } = cardOf(uid);
  return vp === '?' ? 9 : vp;
};

/**
 * The sales best worth offering: least change first, then fewest cards, then the fewest points given up; sets that
 * differ only in which copy of a price they take are offered once.
 */
export function bestSales(moves: readonly Move[], price: (uid: number) => number, most = 3): readonly Move[] {
  const sum = (uids: readonly number[], of: (uid: number) => number) =>
    uids.reduce((total, uid) => total + of(uid), 0);
  const shape = (uids: readonly number[]) =>
    uids
      .map(price)
      .sort((a, b) => a - b)
      .join();
  const ranked = moves
    .filter(([label]) => label === 'pay' || label === 'build' || label === 'extra')
    .map((move) => ({ move, sold: soldBy(move) }))
    .map((sale) => ({
      ...sale,
      sum: sum(sale.sold, price),
      worth: sum(sale.sold, worth),
      shape: shape(sale.sold),
    }))
    .sort(
      (a, b) =>
        a.sum - b.sum || a.sold.length - b.sold.length || a.worth - b.worth || a.shape.localeCompare(b.shape),
    );
  const seen = new Set<string>();
  return ranked
    .filter((sale) => !seen.has(sale.shape) && seen.add(sale.shape))
    .slice(0, most)
    .map((sale) => sale.move);
}
