import { plural } from '@conclave/frame/words.ts';
import type { Next, Seat } from '@conclave/kernel';
import type { Leader } from '../../data/leaders.ts';
import { tables } from '../../data/tables.ts';
import { type Type, UNITS } from '../../data/tracks.ts';
import { buildBase } from '../build/build.ts';
import { caps } from '../caps.ts';
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
  /** What it does, for people. Its number stands in the tables. */
  says(n: number): string;
  readonly only?: Moment;
  /** Emits each choice with a possible effect (HG-LEA-09), by what everybody knows. */
  options(s: Readonly<State>, seat: Seat, emit: EmitArgs, n: number): void;
  use(s: State, seat: Seat, args: Args, n: number): Next;
}

/** The card of a seat's leader. */
export const leaderOf = (s: Readonly<State>, seat: Seat): Leader => tables(s).leaders[s.leaders[seat]!]!;

/** The side of a seat in the conflict that is going on, -1 for none. */
export function sideOf(s: Readonly<State>, seat: Seat): number {
  if (s.conflict === null) return -1;
  return s.conflict.attacker === seat ? 0 : s.conflict.defender === seat ? 1 : -1;
}

export const usesType = (s: Readonly<State>, seat: Seat, type: Type): boolean =>
  typeOf(s.conflict!, sideOf(s, seat)) === type;

type Amount = (s: Readonly<State>, seat: Seat, n: number) => number;

/** An ability that gives CAPs, its number of them where nothing else is said. */
export const gainCaps = (
  says: Ability['says'] = (n) => `gain ${caps(n)}`,
  amount: Amount = (_s, _seat, n) => n,
  only?: Moment,
): Ability => ({
  says,
  ...(only && { only }),
  options: (s, seat, emit, n) => amount(s, seat, n) > 0 && emit(),
  use: (s, seat, _args, n) => gain(s, seat, amount(s, seat, n), 'leader'),
});

/** An ability that gives the own side power, where `fits`. */
export const power = (
  condition = '',
  fits: (s: Readonly<State>, seat: Seat) => boolean = () => true,
): Ability => ({
  says: (n) => `+${n}${condition}`,
  options: (s, seat, emit) => fits(s, seat) && emit(),
  use(s, seat, _args, n) {
    s.conflict!.bonuses.push([seat, sideOf(s, seat), n]);
  },
});

export const drawThenDiscard: Ability = {
  says: () => 'draw a technology, then discard one',
  options: (s, seat, emit) => canDraw(s, seat) && emit(),
  use: (_s, seat) => drawAndDiscard(seat),
};

export const drawThenUse = (says: Ability['says'], anyTier: boolean): Ability => ({
  says,
  options: (s, seat, emit) => canDraw(s, seat) && emit(),
  use: (_s, seat, _args, discount) => drawAndUse(seat, { discount, anyTier }),
});

export const moveFleet: Ability = {
  says: (steps) => `move one of your Fleets up to ${plural(steps, 'step')}, free`,
  options(s, seat, emit, steps) {
    for (let fleet = 0; fleet < UNITS; fleet++)
      for (const to of fleetGoals(s, seat, fleet, steps)) emit(fleet, to);
  },
  use: (s, seat, [fleet, to]) => moveUnit(s, seat, 'fleet', fleet as number, to as number, 0),
};

/** @param discount of the ability, from its number */
export const buildOne = (
  says: Ability['says'],
  type: Type,
  discount: (n: number) => number,
  after?: (seat: Seat) => Next,
): Ability => ({
  says,
  options: (s, seat, emit, n) => buildSites(s, seat, type, discount(n)).forEach((sector) => emit(sector)),
  use(s, seat, [sector], n) {
    const cost = reducedCost(s, seat, type, sector as number, discount(n));
    buildBase(s, seat, type, sector as number, cost);
    return after?.(seat);
  },
});
