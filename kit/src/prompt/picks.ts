import { type Move, sameMove } from '@conclave/kernel';

/** A part of a move as it was chosen: its name and value. */
export type Pick<N extends string = string> = readonly [name: N, value: string | number];

/** The picks but for those of these parts. */
export const withoutPicks = <N extends string>(
  picks: readonly Pick<N>[],
  ...names: readonly N[]
): readonly Pick<N>[] => picks.filter(([name]) => !names.includes(name));

/** The picks but for this one: other values of its part stay. */
export const withoutPick = <N extends string>(
  picks: readonly Pick<N>[],
  [name, value]: Pick<N>,
): readonly Pick<N>[] => picks.filter((pick) => pick[0] !== name || pick[1] !== value);

/**
 * Picks with a part chosen instead of another value of it, or besides where a part holds several; the latest of the
 * others are given up as long as no move would hold all of them.
 */
export function withPick<N extends string>(
  picks: readonly Pick<N>[],
  pick: Pick<N>,
  isOpen: (picks: readonly Pick<N>[]) => boolean,
  holdsSeveral = false,
): readonly Pick<N>[] {
  let others = holdsSeveral ? withoutPick(picks, pick) : withoutPicks(picks, pick[0]);
  while (others.length > 0 && !isOpen([...others, pick])) others = others.slice(0, -1);
  return [...others, pick];
}

/** Whether two lists offer the same moves in the same order. */
export const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  a === b || (a.length === b.length && a.every((move, i) => sameMove(move, b[i]!)));
