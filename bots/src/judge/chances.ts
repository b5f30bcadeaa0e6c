import { type Judged, judgementOf, type Learned } from '@conclave/frame/judgement.ts';
import type { Core, Game, Move } from '@conclave/kernel';
import { exp } from './exp.ts';

export const isJudged = <S extends Core, M extends Move>(game: Game<S, M>): game is Judged<S, M> =>
  judgementOf(game) !== undefined;

/** The numbers of a network. */
export type Network = Pick<Learned, 'mean' | 'scale' | 'direct' | 'hidden' | 'out'>;

/** What a network makes of a seat's features. */
export function weigh(learned: Network, features: readonly number[]): number {
  const { mean, scale, direct, hidden, out } = learned;
  const n = features.length;
  const x = new Array<number>(n);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    x[i] = (features[i]! - mean[i]!) * scale[i]!;
    sum += direct[i]! * x[i]!;
  }
  for (let unit = 0; unit < out.length; unit++) {
    const weights = hidden[unit]!;
    let into = weights[n]!;
    for (let i = 0; i < n; i++) into += weights[i]! * x[i]!;
    if (into > 0) sum += out[unit]! * into;
  }
  return sum;
}

/** By feature: what one more of it adds to the number of a seat that has these. */
export function slopes(learned: Network, features: readonly number[]): number[] {
  const { mean, scale, direct, hidden, out } = learned;
  const n = features.length;
  const slope = [...direct];
  for (let unit = 0; unit < out.length; unit++) {
    const weights = hidden[unit]!;
    let into = weights[n]!;
    for (let i = 0; i < n; i++) into += weights[i]! * (features[i]! - mean[i]!) * scale[i]!;
    if (into > 0) for (let i = 0; i < n; i++) slope[i]! += out[unit]! * weights[i]!;
  }
  return slope.map((by, i) => by * scale[i]!);
}

/** Parts of one, by how great each number is beside the others. */
export function shares(numbers: readonly number[]): number[] {
  const most = Math.max(...numbers);
  const powers = numbers.map((x) => exp(x - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** By seat: its part of the win, shared among all in first place. */
export function winOf(places: readonly number[]): number[] {
  const firsts = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / firsts : 0));
}

/** By seat: its chance to win, from 0 to 1. */
export function chancesOf<S extends Core, M extends Move>(
  { judgement }: Judged<S, M>,
  s: Readonly<S>,
): number[] {
  if (s.outcome !== null) return winOf(s.outcome.places);
  return shares(judgement.of(s).map((features) => weigh(judgement.learned, features)));
}
