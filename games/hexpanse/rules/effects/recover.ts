import type { Seat } from '@conclave/kernel';
import type { Move, State } from '../types.ts';
import { loop, procedure, tell } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

/** Whether a seat has units on its Recovery Ship. */
const hasShipped = (s: Readonly<State>, seat: Seat): boolean => s.ship[seat]!.some((n) => n > 0);

/** HX-REC-01: units go from the own Recovery Ship to the own reserve. */
export function takeBack(s: State, seat: Seat, normal: number, minor: number): void {
  for (const [i, n] of [normal, minor].entries()) {
    s.ship[seat]![i]! -= n;
    s.reserve[seat]![i]! += n;
  }
  if (normal + minor > 0) tell(['recovered', seat, normal, minor]);
}

/** Every way to take back between `least` and `most` units, as far as there are so many. */
export function emitTakeBacks(
  s: Readonly<State>,
  seat: Seat,
  least: number,
  most: number,
  emit: (move: Move) => void,
): void {
  const [normals, minors] = s.ship[seat]! as [number, number];
  const fewest = Math.min(least, normals + minors);
  for (let normal = Math.min(most, normals); normal >= 0; normal--)
    for (let minor = Math.min(most - normal, minors); minor >= 0; minor--)
      if (normal + minor >= fewest) emit(['takeBack', normal, minor]);
}

/** A mercenary's ability that has been chosen is used (HX-CRD-15); else up to so many may be none. */
export const fewestOf = (s: Readonly<State>): number => (s.resolving!.source[0] === 'mercenary' ? 1 : 0);

export const recovering = procedure<{ units: number }>(
  'recover',
  { units: 'all' },
  {
    choose: {
      rule: 'HX-REC-01',
      auto: true,
      who: (s) => (hasShipped(s, s.active) ? s.active : null),
      options: (s, { units }, seat, emit) => emitTakeBacks(s, seat, fewestOf(s), units, emit),
      take(s, _f, seat, move) {
        const [, normal, minor] = move as Extract<Move, readonly ['takeBack', ...unknown[]]>;
        takeBack(s, seat, normal, minor);
        if (normal + minor > 0) s.resolving!.recovered = normal > 0 ? 'normal' : 'minor';
      },
    },
  },
);

export const recover: Kind<Of<'recover'>> = {
  isPossible: hasShipped,
  carryOut: (_s, { units }) => loop(recovering, { units }),
};
