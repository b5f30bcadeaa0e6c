import { tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import { moveCost } from '../rules/attacks.ts';
import { buildReach, hasRoom, unitsOf } from '../rules/board.ts';
import { BASE_TYPE, buildCost, emitBuilds, relocationCost, unitCost } from '../rules/build/offers.ts';
import { clone } from '../rules/clone.ts';
import { addBase, moveBase } from '../rules/pieces.ts';
import type { Move, State, Unit } from '../rules/types.ts';
import { baseWorth, powerOf, prey, relocationWorth, timeForUnits, unitWorth } from './bases.ts';
import { gateMoveWorth, gateWorth } from './gates.ts';
import { gained, type Outlook, spending } from './outlook.ts';
import { Guard } from './threats.ts';
import { WEIGHT } from './weights.ts';

/** What a build gives and costs. */
interface Bargain {
  readonly worth: number;
  readonly cost: number;
}

/** A first unit of a network brings Locations within range that its bases don't reach. */
function opening(o: Outlook, unit: Unit, sector: number, reach: Uint8Array): number {
  const { s, seat } = o;
  if (unitsOf(s, seat, unit).some((at) => at >= 0)) return 0;
  const type = unit === 'agent' ? 'political' : 'martial';
  const { tiles } = tables(s);
  let sum = 0;
  for (let to = 0; to < reach.length; to++)
    if (reach[to] === 0 && hasRoom(s, seat, type, to) && moveCost(s, seat, unit, sector, to) <= 2)
      sum += tiles[s.tiles[to]!]![type];
  return WEIGHT.opening * Math.min(6, sum) * timeForUnits(o);
}

/** What one step of a BUILD gives and costs. */
function bargain(o: Outlook, type: Type, reach: Uint8Array, guard: Guard, move: Move): Bargain {
  const { s, seat } = o;
  switch (move[0]) {
    case 'complex':
    case 'embassy':
    case 'outpost': {
      const worth = baseWorth(o, type, move[1], reach);
      return {
        worth: worth + guard.base(move[1], worth),
        cost: buildCost(s, seat, BASE_TYPE[move[0]]!, move[1]),
      };
    }
    case 'agent':
    case 'fleet':
      return {
        worth:
          unitWorth(o, seat, move[0]) +
          guard.unit(move[1]) +
          WEIGHT.prey * prey(s, seat, move[1]) +
          opening(o, move[0], move[1], reach),
        cost: unitCost(s, move[0]),
      };
    case 'relocate':
      return {
        worth: relocationWorth(o, type, move[1], move[2]),
        cost: relocationCost(s, seat, type, reach, move[2]),
      };
    case 'gate':
      return { worth: gateWorth(o, move[1]), cost: tables(s).gateCost };
    case 'relocateGate':
      return { worth: gateMoveWorth(o, move[1], move[2]), cost: tables(s).gateCost };
    default:
      return { worth: 0, cost: 0 };
  }
}

/** What each step of a BUILD gives and costs. */
function bargains(o: Outlook, type: Type, reach: Uint8Array, moves: readonly Move[]): Bargain[] {
  const guard = new Guard(o, type);
  return moves.map((move) => bargain(o, type, reach, guard, move));
}

/** How good a step of a BUILD is, its price taken off. What is worth its price is taken; cheap things first. */
function rank(o: Outlook, { worth, cost }: Bargain): number {
  const price = spending(o, cost);
  const net = worth - price;
  return net > 0 ? Math.max(net * 0.05, net - WEIGHT.thrift * price) : net;
}

/** How good each step of a BUILD is, its price taken off; other moves are 0. */
export const buildValues = (o: Outlook, type: Type, moves: readonly Move[]): number[] =>
  bargains(o, type, buildReach(o.s, o.seat, type), moves).map((one) => rank(o, one));

/** A BUILD as the bot would carry it out. */
export interface Chain {
  /** What it is worth, its price taken off. */
  readonly worth: number;
  readonly first: Move | null;
  /** All that it could begin with and pays, and how much less that looks than the first. */
  readonly starts: readonly (readonly [move: Move, less: number])[];
}

/** The steps that would be taken at the most. */
const LENGTH = 12;

/** A BUILD of a type carried out as far as it pays, after what is to be done before it. */
export function chain(from: Outlook, type: Type, before: (s: State) => void): Chain {
  const s = clone(from.s);
  const { seat } = from;
  before(s);
  const o = { ...from, s, powers: from.powers.map((powers) => powers.slice()), boards: from.boards.slice() };
  let worth = 0;
  let first: Move | null = null;
  let starts: Chain['starts'] = [];
  for (let step = 0; step < LENGTH; step++) {
    const moves: Move[] = [];
    const reach = buildReach(s, seat, type);
    emitBuilds(s, seat, type, (move) => moves.push(move), reach);
    const offers = bargains(o, type, reach, moves);
    const values = offers.map((offer) => rank(o, offer));
    const best = Math.max(0, ...values);
    if (best === 0) break;
    const at = values.indexOf(best);
    const move = moves[at]!;
    if (first === null) {
      first = move;
      starts = moves.flatMap((one, i) => (values[i]! > 0 ? [[one, best - values[i]!] as const] : []));
    }
    const { worth: gain, cost } = offers[at]!;
    worth += gain - spending(o, cost);
    s.caps[seat]! -= cost;
    switch (move[0]) {
      case 'agent':
      case 'fleet': {
        const units = unitsOf(s, seat, move[0]);
        units[units.indexOf(-1)] = move[1];
        break;
      }
      case 'complex':
      case 'embassy':
      case 'outpost':
        gained(o, o.boardOf[move[1]]!, seat, powerOf(s, type, move[1]));
        addBase(s, seat, type, move[1]);
        break;
      case 'relocate':
        gained(o, o.boardOf[move[1]]!, seat, -powerOf(s, type, move[1]));
        gained(o, o.boardOf[move[2]]!, seat, powerOf(s, type, move[2]));
        moveBase(s, seat, type, move[1], move[2]);
        break;
      default:
        // Gates change distances for all that follows; the plan ends here.
        return { worth, first, starts };
    }
  }
  return { worth, first, starts };
}
