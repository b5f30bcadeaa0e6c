import { Bug, type Seat, Unknown } from '@conclave/kernel';
import type { Action } from '../data/actions.ts';
import { tables } from '../data/tables.ts';
import { controller } from './control.ts';
import { colonyOf, galaxyOf, isPresent, reserve, sectorCount } from './galaxy.ts';
import type { Move, State } from './types.ts';
import { tell } from './vocabulary.ts';

type Emit = (move: Move) => void;

/** The moves that use up an action of each kind. */
export const ACTION_OF: { readonly [label: string]: Action } = {
  move: 'movement',
  portal: 'portal',
  produce: 'production',
  ambush: 'ambush',
  convert: 'conversion',
};

/** AX-PRO-01: a colony of one's own suffices. */
export const canProduceAt = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  colonyOf(s, sector) === seat;

/** AX-AMB-01: a token of one's own suffices. */
export const canAmbushAt = isPresent;

/** AX-CNV-01, AX-EXP-05: the sector must be controlled now. */
export const canConvertAt = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  isPresent(s, seat, sector) && controller(s, sector) === seat;

/** Whether an opponent has a ship on the sector. */
function hasVictim(s: Readonly<State>, seat: Seat, sector: number): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.ships[other]![sector]! > 0) return true;
  return false;
}

function emitVictims(s: State, seat: Seat, label: 'ambush' | 'convert', sector: number, emit: Emit): void {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.ships[other]![sector]! > 0) emit([label, sector, other]);
}

/** A kind of action: whether it is possible anywhere, and all ways to use it. */
interface Kind {
  can(s: Readonly<State>, seat: Seat): boolean;
  emit(s: State, seat: Seat, emit: Emit): void;
}

/** AX-MOV-01: any number of ships to an adjacent sector, whoever is there (AX-MOV-04). */
const movement: Kind = {
  can: (s, seat) => reserve(s, seat) < tables(s).ships,
  emit(s, seat, emit) {
    const ships = s.ships[seat]!;
    const { neighbours } = galaxyOf(s);
    for (let from = 0; from < ships.length; from++)
      if (ships[from]! > 0)
        for (const to of neighbours[from]!)
          for (let n = 1; n <= ships[from]!; n++) emit(['move', from, to, n]);
  },
};

/** AX-POR-01: any number of ships to any other sector. */
const portal: Kind = {
  can: movement.can,
  emit(s, seat, emit) {
    const ships = s.ships[seat]!;
    for (let from = 0; from < ships.length; from++)
      if (ships[from]! > 0)
        for (let to = 0; to < ships.length; to++)
          if (to !== from) for (let n = 1; n <= ships[from]!; n++) emit(['portal', from, to, n]);
  },
};

/** AX-PRO-01, 02: a ship from the reserve to a colony; the origin colony is always there. */
const production: Kind = {
  can: (s, seat) => reserve(s, seat) > 0,
  emit(s, seat, emit) {
    if (reserve(s, seat) === 0) return;
    for (let sector = 0; sector < sectorCount(s); sector++)
      if (canProduceAt(s, seat, sector)) emit(['produce', sector]);
  },
};

/** AX-AMB-01, AX-CNV-01: an opposing ship on a sector where the seat may use this. */
const against = (label: 'ambush' | 'convert', isAllowedAt: typeof canAmbushAt): Kind => ({
  can(s, seat) {
    for (let sector = 0; sector < sectorCount(s); sector++)
      if (hasVictim(s, seat, sector) && isAllowedAt(s, seat, sector)) return true;
    return false;
  },
  emit(s, seat, emit) {
    for (let sector = 0; sector < sectorCount(s); sector++)
      if (hasVictim(s, seat, sector) && isAllowedAt(s, seat, sector))
        emitVictims(s, seat, label, sector, emit);
  },
});

/** In the order of `ACTIONS`. */
const KINDS: readonly Kind[] = [
  movement,
  portal,
  production,
  against('ambush', canAmbushAt),
  against('convert', canConvertAt),
];

/** Emits all that the pool allows (AX-EXP-02); what is not legal yet stays in it (AX-EXP-03). */
export function emitActions(s: State, seat: Seat, pool: readonly number[], emit: Emit): void {
  for (let kind = 0; kind < KINDS.length; kind++) if (pool[kind]! > 0) KINDS[kind]!.emit(s, seat, emit);
}

/** Whether the pool holds an action that is legal now. */
export function canAct(s: Readonly<State>, seat: Seat, pool: readonly number[]): boolean {
  for (let kind = 0; kind < KINDS.length; kind++)
    if (pool[kind]! > 0 && KINDS[kind]!.can(s, seat)) return true;
  return false;
}

/** AX-XPL-02: a face-down tile flips when ships come. @throws Unknown on a view, which hides it */
function flip(s: State, sector: number): void {
  if (s.faceUp[sector] !== false) return;
  const tile = s.tiles[sector]!;
  if (tile < 0) throw new Unknown('a tile that lies face down');
  s.faceUp[sector] = true;
  tell(['flipped', sector, tile]);
}

function transfer(s: State, seat: Seat, from: number, to: number, n: number): void {
  s.ships[seat]![from]! -= n;
  s.ships[seat]![to]! += n;
}

/** Carries an action out. @throws Bug on a move that is none */
export function act(s: State, seat: Seat, move: Move): void {
  switch (move[0]) {
    case 'move': {
      const [, from, to, n] = move;
      transfer(s, seat, from, to, n);
      tell(['moved', seat, from, to, n]);
      return flip(s, to);
    }
    case 'portal': {
      const [, from, to, n] = move;
      transfer(s, seat, from, to, n);
      tell(['portalled', seat, from, to, n]);
      return flip(s, to);
    }
    case 'produce': {
      s.ships[seat]![move[1]]!++;
      tell(['produced', seat, move[1]]);
      return;
    }
    case 'ambush': {
      const [, sector, opponent] = move;
      s.ships[opponent]![sector]!--;
      tell(['ambushed', seat, sector, opponent]);
      return;
    }
    case 'convert': {
      const [, sector, opponent] = move;
      // AX-CNV-02, AX-R-16: without a ship in reserve it still destroys.
      const placed = reserve(s, seat) > 0;
      s.ships[opponent]![sector]!--;
      if (placed) s.ships[seat]![sector]!++;
      tell(['converted', seat, sector, opponent, placed]);
      return;
    }
    default:
      throw new Bug(`${move[0]} is no action`);
  }
}
