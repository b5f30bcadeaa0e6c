import type { Move } from '@conclave/kernel';
import type { Pick } from './picks.ts';

/** A move on offer, taken to pieces: its parts by their names. */
export interface Offer<M extends Move, P> {
  readonly move: M;
  readonly parts: P;
}

/** Takes lists of moves to pieces, each list once; how a move is read must not change as long as its list is offered. */
export function offersOnce<M extends Move, P>(): (
  moves: readonly M[],
  read: (move: M) => P,
) => readonly Offer<M, P>[] {
  const known = new WeakMap<readonly M[], readonly Offer<M, P>[]>();
  return (moves, read) => {
    let offers = known.get(moves);
    if (!offers) {
      offers = moves.map((move) => ({ move, parts: read(move) }));
      known.set(moves, offers);
    }
    return offers;
  };
}

interface Parted<P> {
  readonly parts: P;
}

/** Whether an offer holds all these parts. */
export const holdsPicks = <P extends object>({ parts }: Parted<P>, picks: readonly Pick[]): boolean =>
  picks.every(([name, value]) => parts[name as keyof P] === value);

/** The different values of a part among offers. */
export function valuesOf<P extends object, N extends keyof P>(
  offers: readonly Parted<P>[],
  name: N,
): Set<NonNullable<P[N]>> {
  const values = new Set<NonNullable<P[N]>>();
  for (const { parts } of offers) {
    const value = parts[name];
    if (value !== undefined) values.add(value as NonNullable<P[N]>);
  }
  return values;
}

/** The parts that have the same value in every offer. */
export function commonParts<P extends object>(offers: readonly Parted<P>[]): Partial<P> {
  const [first, ...others] = offers;
  if (!first) return {};
  const entries = Object.entries(first.parts).filter(([name, value]) =>
    others.every(({ parts }) => parts[name as keyof P] === value),
  );
  return Object.fromEntries(entries) as Partial<P>;
}
