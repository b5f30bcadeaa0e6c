import type { Next, Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import type { Type } from '../../data/tracks.ts';
import { buildReach, unitsOf } from '../board.ts';
import { addBase, moveBase, setGate } from '../pieces.ts';
import type { Move, State, Unit } from '../types.ts';
import { call, procedure, tell } from '../vocabulary.ts';
import {
  BASE_TYPE,
  buildCost,
  emitBuilds,
  gateReach,
  otherHalves,
  relocationCost,
  unitCost,
} from './offers.ts';

/** Builds a base for its price. */
export function buildBase(s: State, seat: Seat, type: Type, sector: number, cost: number): void {
  s.caps[seat]! -= cost;
  addBase(s, seat, type, sector);
  tell(['built', seat, type, sector, cost]);
}

function buildUnit(s: State, seat: Seat, unit: Unit, sector: number): void {
  const cost = unitCost(s, unit);
  const units = unitsOf(s, seat, unit);
  const number = units.indexOf(-1);
  s.caps[seat]! -= cost;
  units[number] = sector;
  tell(['unitBuilt', seat, unit, number, sector, cost]);
}

function relocate(s: State, seat: Seat, type: Type, from: number, to: number): void {
  // Range is counted before the base is lifted (HG-R-50).
  const cost = relocationCost(s, seat, type, buildReach(s, seat, type), to);
  s.caps[seat]! -= cost;
  moveBase(s, seat, type, from, to);
  tell(['relocated', seat, type, from, to, cost]);
}

/**
 * A Gate pair whose first half has its place and which is paid: `pair` is -1 for a new one, else that on the board
 * (HG-BLD-10 to 12). `reach` is that of the moment of payment.
 */
export const gate = procedure<{ seat: Seat; pair: number; a: number; reach: number; cost: number }>(
  'gate',
  { seat: 'all', pair: 'all', a: 'all', reach: 'all', cost: 'all' },
  {
    otherHalf: {
      rule: 'HG-BLD-10',
      auto: true,
      who: (_s, f) => f.seat,
      options(s, f, seat, emit) {
        for (const b of otherHalves(s, seat, f.pair, f.a, f.reach)) emit(['otherHalf', b]);
      },
      take(s, f, seat, move) {
        const b = move[1] as number;
        const pair = f.pair < 0 ? [0, 1, 2].find((i) => s.gates[seat]![2 * i] === -1)! : f.pair;
        setGate(s, seat, pair, f.a, b);
        tell([f.pair < 0 ? 'gateBuilt' : 'gateRelocated', seat, pair, f.a, b, f.cost]);
      },
    },
  },
);

/** Pays for a Gate pair and asks where its other half goes. */
export function placeGate(s: State, seat: Seat, pair: number, a: number, cost: number): Next {
  s.caps[seat]! -= cost;
  return call(gate, { seat, pair, a, reach: gateReach(s, seat), cost });
}

/** One build or relocation of a BUILD. */
function carryOut(s: State, seat: Seat, type: Type, move: Move): Next {
  switch (move[0]) {
    case 'agent':
    case 'fleet':
      return buildUnit(s, seat, move[0], move[1]);
    case 'relocate':
      return relocate(s, seat, type, move[1], move[2]);
    case 'gate':
      return placeGate(s, seat, -1, move[1], tables(s).gateCost);
    case 'relocateGate':
      return placeGate(s, seat, move[1], move[2], tables(s).gateCost);
    default: {
      const base = BASE_TYPE[move[0]]!;
      const sector = move[1] as number;
      return buildBase(s, seat, base, sector, buildCost(s, seat, base, sector));
    }
  }
}

/** HG-BLD-01, 02: builds and relocations of one type one after another, the first of which has been chosen. */
export const build = procedure<{ seat: Seat; type: Type; first: Move }>(
  'build',
  { seat: 'all', type: 'all', first: 'all' },
  {
    first: (s, f) => carryOut(s, f.seat, f.type, f.first),
    next: {
      rule: 'HG-BLD-01',
      auto: true,
      who: (_s, f) => f.seat,
      options(s, f, seat, emit) {
        emitBuilds(s, seat, f.type, emit);
        emit(['stop']);
      },
      take(s, f, seat, move): Next {
        if (move[0] === 'stop') return;
        const next = carryOut(s, seat, f.type, move);
        return typeof next === 'object' && 'frame' in next ? { ...next, again: true } : 'again';
      },
    },
  },
);
