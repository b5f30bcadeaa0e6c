import type { Next, Seat } from '@conclave/kernel';
import type { Effect } from '../data/effects.ts';
import { emitTakeBacks, takeBack } from './effects/recover.ts';
import { gain } from './hexilum.ts';
import { heal } from './life.ts';
import { clockwise } from './sides.ts';
import { minorOf } from './tokens.ts';
import type { Move, State } from './types.ts';
import { call, procedure, tell } from './vocabulary.ts';

/** HX-DST-06: M11's owner takes back all, or as many as it can: asked only if that leaves a choice. */
export const returnUnits = procedure<{ seat: Seat; units: number }>(
  'returnUnits',
  { seat: 'all', units: 'all' },
  {
    choose: {
      rule: 'HX-DST-06',
      auto: true,
      who: (_s, f) => f.seat,
      options: (s, f, seat, emit) => emitTakeBacks(s, seat, f.units, f.units, emit),
      take(s, _f, seat, move) {
        const [, normal, minor] = move as Extract<Move, readonly ['takeBack', ...unknown[]]>;
        takeBack(s, seat, normal, minor);
      },
    },
  },
);

function carryOut(s: State, seat: Seat, effect: Effect): Next {
  switch (effect.kind) {
    case 'heal':
      return heal(s, seat, effect.life);
    case 'gain':
      return gain(s, seat, effect.hexilum, 'destruction');
    case 'recover':
      return { ...call(returnUnits, { seat, units: effect.units }), again: true };
  }
}

/** HX-DST-05 to 07: destruction abilities, the active player's first, then clockwise (HX-R-37). */
const fall = procedure(
  'triggers',
  {},
  {
    next(s): Next {
      const seat = clockwise(s, s.active).find((owner) => s.fallen.includes(owner));
      if (seat === undefined) return;
      s.fallen.splice(s.fallen.indexOf(seat), 1);
      tell(['fell', seat, s.minors[seat]!]);
      return carryOut(s, seat, minorOf(s, seat)!.destruction![0]!) ?? 'again';
    },
  },
);

/** Carries out what waits because of destroyed units, if anything does. */
export const afterDestruction = (s: Readonly<State>): Next =>
  s.fallen.length > 0 ? call(fall, {}) : undefined;
