import { type Move, sameMove } from '@conclave/kernel';
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

/** What a part holds: its value, or several where it is a list. */
const held = <P extends object>({ parts }: Parted<P>, name: string): readonly unknown[] => {
  const value: unknown = parts[name as keyof P];
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
};

/** Whether an offer holds all these parts. */
export const holdsPicks = <P extends object>(offer: Parted<P>, picks: readonly Pick[]): boolean =>
  picks.every(([name, value]) => held(offer, name).includes(value));

/** All parts of a move on offer, as if each had been chosen. */
export const picksOf = <M extends Move, P extends object>(
  offers: readonly Offer<M, P>[],
  move: M,
): readonly Pick<keyof P & string>[] =>
  Object.entries(offers.find((offer) => sameMove(offer.move, move))?.parts ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(
      (one: string | number) => [name as keyof P & string, one] as const,
    ),
  );

type OneOf<V> = V extends readonly (infer One)[] ? One : V;

/** The different values of a part among offers. */
export function valuesOf<P extends object, N extends keyof P & string>(
  offers: readonly Parted<P>[],
  name: N,
): Set<OneOf<NonNullable<P[N]>>> {
  const values = new Set<OneOf<NonNullable<P[N]>>>();
  for (const offer of offers)
    for (const value of held(offer, name)) values.add(value as OneOf<NonNullable<P[N]>>);
  return values;
}

/** The parts that have the same value in every offer; of lists, the values that all of them have. */
export function commonParts<P extends object>(offers: readonly Parted<P>[]): Partial<P> {
  const [first, ...others] = offers;
  if (!first) return {};
  const entries = Object.entries(first.parts).flatMap(([name, value]) => {
    const inAll = (one: unknown) => others.every((offer) => held(offer, name).includes(one));
    if (Array.isArray(value)) return [[name, value.filter(inAll)]];
    return inAll(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as Partial<P>;
}
