import type { Seat } from '@conclave/kernel';
import { BUILDS } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { HOME } from '../../data/tiles.ts';
import type { Type } from '../../data/tracks.ts';
import { unitsOf } from '../../rules/board.ts';
import { build, gate } from '../../rules/build/build.ts';
import { clone } from '../../rules/clone.ts';
import { supply } from '../../rules/networks.ts';
import { addBase, moveBase, removeBases, setGate } from '../../rules/pieces.ts';
import type { Conflict, Move, State, Unit } from '../../rules/types.ts';

const TYPE_OF: { readonly [label in Move[0]]?: Type } = {
  complex: 'industrial',
  embassy: 'political',
  outpost: 'martial',
};

/** The type that a Build of the seat builds, by the frame of the Build or by its action card. */
function builtType(view: Readonly<State>, seat: Seat): Type | undefined {
  const card = view.chosen[seat];
  return build.under(view)?.type ?? (card ? BUILDS[card] : undefined);
}

function settle(s: State, seat: Seat, unit: Unit, number: number, sector: number): void {
  unitsOf(s, seat, unit)[number] = sector;
}

/** Half of a Gate pair, with the other half left where it is or nowhere yet. */
function halve(s: State, seat: Seat, pair: number, sector: number): void {
  if (pair >= 0) setGate(s, seat, pair, sector, s.gates[seat]![2 * pair + 1]!);
}

/**
 * What the map would look like after a move that puts pieces or tiles; the same view after any other move. Only what
 * stands on the map is right: nothing is paid, drawn or turned up.
 */
export function foreseen(view: Readonly<State>, seat: Seat, move: Move): Readonly<State> {
  const s = clone(view);
  switch (move[0]) {
    case 'place':
      s.tiles[move[2]] = move[1];
      return s;
    case 'home':
      s.tiles[move[1]] = HOME;
      s.homes[seat] = move[1];
      return s;
    case 'complex':
    case 'embassy':
    case 'outpost':
      addBase(s, seat, TYPE_OF[move[0]]!, move[1]);
      return s;
    case 'agent':
    case 'fleet':
      settle(s, seat, move[0], unitsOf(s, seat, move[0]).indexOf(-1), move[1]);
      return s;
    case 'moveAgent':
      settle(s, seat, 'agent', move[1], move[2]);
      return s;
    case 'moveFleet':
      settle(s, seat, 'fleet', move[1], move[2]);
      return s;
    case 'relocate': {
      const type = builtType(view, seat);
      if (type) moveBase(s, seat, type, move[1], move[2]);
      return s;
    }
    case 'gate':
      halve(
        s,
        seat,
        [0, 1, 2].findIndex((pair) => s.gates[seat]![2 * pair] === -1),
        move[1],
      );
      return s;
    case 'relocateGate':
      setGate(s, seat, move[1], move[2], -1);
      return s;
    case 'otherHalf': {
      const { pair: old, a } = gate.under(view)!;
      const pair = old < 0 ? [0, 1, 2].findIndex((i) => s.gates[seat]![2 * i] === -1) : old;
      setGate(s, seat, pair, a, move[1]);
      return s;
    }
    default:
      return view;
  }
}

/** The map as a victory of the Attacker leaves it, units and Gates apart (HG-CON-32 to 34). */
export function afterVictory(view: Readonly<State>, c: Readonly<Conflict>): Readonly<State> {
  const after = clone(view);
  const lost = removeBases(after, c.defender, c.target, c.sector);
  if (tables(view).patterns[c.pattern].result === 'takeover')
    for (let i = Math.min(lost, supply(view, c.attacker, c.target)); i > 0; i--)
      addBase(after, c.attacker, c.target, c.sector);
  return after;
}
