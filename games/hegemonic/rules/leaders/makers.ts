import type { Next, Seat } from '@conclave/kernel';
import type { Type } from '../../data/tracks.ts';
import { buildBase } from '../build/build.ts';
import { canDraw } from '../cards.ts';
import { typeOf } from '../conflict/power.ts';
import { gain } from '../gain.ts';
import { moveUnit } from '../pieces.ts';
import type { State } from '../types.ts';
import { drawAndDiscard, drawAndUse } from './draws.ts';
import type { Moment } from './moments.ts';
import { buildSites, fleetGoals, reducedCost } from './pieces.ts';

type Args = readonly (number | string)[];
export type EmitArgs = (...args: Args) => void;

/** One level of a leader. Its timing stands in data/leaders.ts; `only` narrows it to one moment. */
export interface Ability {
  /** What it does, for people. */
  readonly says: string;
  readonly only?: Moment;
  /** Emits each choice with a possible effect (HG-LEA-09), by what everybody knows. */
  options(s: Readonly<State>, seat: Seat, emit: EmitArgs): void;
  use(s: State, seat: Seat, args: Args): Next;
}

/** The side of a seat in the conflict that is going on, -1 for none. */
export function sideOf(s: Readonly<State>, seat: Seat): number {
  if (s.conflict === null) return -1;
  return s.conflict.attacker === seat ? 0 : s.conflict.defender === seat ? 1 : -1;
}

export const usesType = (s: Readonly<State>, seat: Seat, type: Type): boolean =>
  typeOf(s.conflict!, sideOf(s, seat)) === type;

/** An ability that gives CAPs, as many as `n` says. */
export const caps = (
  says: string,
  n: (s: Readonly<State>, seat: Seat) => number,
  only?: Moment,
): Ability => ({
  says,
  ...(only && { only }),
  options: (s, seat, emit) => n(s, seat) > 0 && emit(),
  use: (s, seat) => gain(s, seat, n(s, seat), 'leader'),
});

/** An ability that gives the own side power, where `fits`. */
export const power = (
  says: string,
  n: number,
  fits: (s: Readonly<State>, seat: Seat) => boolean = () => true,
): Ability => ({
  says,
  options: (s, seat, emit) => fits(s, seat) && emit(),
  use(s, seat) {
    s.conflict!.bonuses.push([seat, sideOf(s, seat), n]);
  },
});

export const drawThenDiscard: Ability = {
  says: 'draw a technology, then discard one',
  options: (s, seat, emit) => canDraw(s, seat) && emit(),
  use: (_s, seat) => drawAndDiscard(seat),
};

export const drawThenUse = (says: string, discount: number, anyTier: boolean): Ability => ({
  says,
  options: (s, seat, emit) => canDraw(s, seat) && emit(),
  use: (_s, seat) => drawAndUse(seat, { discount, anyTier }),
});

export const moveFleet = (steps: number): Ability => ({
  says: `move one of your Fleets up to ${steps} steps, free`,
  options(s, seat, emit) {
    for (let fleet = 0; fleet < 3; fleet++)
      for (const to of fleetGoals(s, seat, fleet, steps)) emit(fleet, to);
  },
  use: (s, seat, [fleet, to]) => moveUnit(s, seat, 'fleet', fleet as number, to as number, 0),
});

export const buildOne = (
  says: string,
  type: Type,
  discount: number,
  after?: (seat: Seat) => Next,
): Ability => ({
  says,
  options: (s, seat, emit) => buildSites(s, seat, type, discount).forEach((sector) => emit(sector)),
  use(s, seat, [sector]) {
    const cost = reducedCost(s, seat, type, sector as number, discount);
    buildBase(s, seat, type, sector as number, cost);
    return after?.(seat);
  },
});
