import type { Seat } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import type { MinorFaction } from '../data/minor-factions.ts';
import { mercenaryOf, tables } from '../data/tables.ts';
import { isHexilum } from './board.ts';
import { canGain, gain } from './hexilum.ts';
import { discard, takeFrom } from './piles.ts';
import { isAlive } from './sides.ts';
import {
  EMPTY,
  type Grave,
  INERT,
  MERCENARY,
  MINOR,
  type ShipUnit,
  SQUAD,
  type State,
  type Token,
  UNITS,
} from './types.ts';
import { tell } from './vocabulary.ts';

/** The minor faction of a seat, undefined in a Sailor game. */
export const minorOf = (s: Readonly<State>, seat: Seat): MinorFaction | undefined =>
  tables(s).minors[s.minors[seat]!];

/** HX-CRD-12: the card that has squad tokens instead of a token of its own. */
export const isSquadCard = (s: Readonly<State>, card: number): boolean =>
  mercenaryOf(s, card).ability[0]!.kind === 'squad';

/** HX-PLC-01: what a seat can put on the board. */
export function placeableTokens(s: Readonly<State>, seat: Seat): Token[] {
  const units = UNITS.filter((_, i) => s.reserve[seat]![i]! > 0);
  return [...units, ...s.undeployed[seat]!.filter((card) => !isSquadCard(s, card))];
}

export const hasPlaceable = (s: Readonly<State>, seat: Seat): boolean =>
  s.reserve[seat]!.some((n) => n > 0) || s.undeployed[seat]!.some((card) => !isSquadCard(s, card));

function changeQueue(s: State, queue: number[]): void {
  s.queue = queue;
  tell(['queued', queue.slice()]);
}

/** Whether a token has an ability when it comes into play (HX-CHN-01, 08). */
const hasArrival = (s: Readonly<State>, seat: Seat, kind: number): boolean =>
  kind === MERCENARY || (kind === MINOR && minorOf(s, seat)?.arrival !== undefined);

/** HX-BRD-03, HX-PLC-04: a token comes into play, and its ability waits. */
function settle(s: State, seat: Seat, territory: number, kind: number, card: number): void {
  s.kinds[territory] = kind;
  s.owners[territory] = seat;
  s.cards[territory] = card;
  tell(['placed', seat, territory, kind, card]);
  if (isHexilum(s, territory)) {
    gain(s, seat, tables(s).territoryHexilum, 'territory');
    if (kind === MINOR) gain(s, seat, minorOf(s, seat)?.mining ?? 0, 'miners');
  }
  if (hasArrival(s, seat, kind)) changeQueue(s, [...s.queue, territory]);
}

/** Puts a unit of the reserve or the token of an undeployed mercenary on a vacant territory. */
export function comeIntoPlay(s: State, seat: Seat, territory: number, token: Token): void {
  if (typeof token === 'number') {
    takeFrom(s.undeployed[seat]!, token);
    insert(s.deployed[seat]!, token);
    settle(s, seat, territory, MERCENARY, token);
  } else {
    const unit = UNITS.indexOf(token);
    s.reserve[seat]![unit]!--;
    settle(s, seat, territory, unit + 1, -1);
  }
}

/** HX-REC-04: puts a normal unit of the Recovery Ship on a vacant territory. */
export function resurrectUnit(s: State, seat: Seat, territory: number): void {
  s.ship[seat]![0]!--;
  settle(s, seat, territory, UNITS.indexOf('normal') + 1, -1);
}

function clear(s: State, territory: number): void {
  s.kinds[territory] = EMPTY;
  s.owners[territory] = -1;
  s.cards[territory] = -1;
  if (s.queue.includes(territory))
    changeQueue(
      s,
      s.queue.filter((waiting) => waiting !== territory),
    );
}

/** HX-ACT-02: back to the reserve. */
export function withdraw(s: State, territory: number): void {
  const [seat, kind] = [s.owners[territory]!, s.kinds[territory]!];
  clear(s, territory);
  s.reserve[seat]![kind - 1]!++;
  tell(['withdrawn', seat, territory, kind]);
}

/** A stolen mercenary's token leaves the board without being destroyed (HX-CRD-08). */
export const liftToken = clear;

/** HX-DST-04: a zombie goes to the reserve. */
export const isUndying = (s: Readonly<State>, seat: Seat, unit: ShipUnit): boolean =>
  unit === 'minor' && minorOf(s, seat)?.undying === true;

/** HX-DST-01, 04, 05: where a destroyed or sent unit goes; its destruction ability waits. */
export function sendToShip(s: State, seat: Seat, unit: ShipUnit): Grave {
  const i = UNITS.indexOf(unit);
  if (isUndying(s, seat, unit)) {
    s.reserve[seat]![i]!++;
    return 'reserve';
  }
  s.ship[seat]![i]!++;
  if (unit === 'minor' && minorOf(s, seat)?.destruction !== undefined) s.fallen.push(seat);
  return 'ship';
}

/** HX-DST-03: with the last squad token the card goes. */
function checkSquad(s: State, seat: Seat): void {
  const isLeft =
    s.reserve[seat]![SQUAD - 1]! > 0 || s.kinds.some((kind, i) => kind === SQUAD && s.owners[i] === seat);
  const card = s.deployed[seat]!.find((one) => isSquadCard(s, one));
  if (isLeft || card === undefined) return;
  takeFrom(s.deployed[seat]!, card);
  discard(s, seat, card);
}

/** HX-DST-01 to 05, HX-ELM-03: a token is destroyed. */
export function destroyUnit(s: State, territory: number): void {
  const [seat, kind, card] = [s.owners[territory]!, s.kinds[territory]!, s.cards[territory]!];
  clear(s, territory);
  const isShipped = isAlive(s, seat) && (kind === MINOR || kind === UNITS.indexOf('normal') + 1);
  const to: Grave = isShipped
    ? sendToShip(s, seat, UNITS[kind - 1] as ShipUnit)
    : kind === MERCENARY
      ? 'discard'
      : 'gone';
  tell(['destroyed', territory, kind, seat, card, to]);
  if (kind === MERCENARY) {
    takeFrom(s.deployed[seat]!, card);
    discard(s, seat, card);
  } else if (kind === SQUAD) checkSquad(s, seat);
}

/** HX-EXC-05: whether two units may stand for each other. */
const areAlike = (s: Readonly<State>, a: number, b: number): boolean =>
  s.owners[a] === s.owners[b] && s.kinds[a] === s.kinds[b] && s.cards[a] === s.cards[b];

/** HX-EXC-03: what moving from one territory to another brings the seat. */
const bringsHexilum = (s: Readonly<State>, seat: Seat, from: number, to: number): boolean =>
  s.owners[from] === seat && s.kinds[from] !== INERT && isHexilum(s, to) && !isHexilum(s, from);

/** HX-EXC-01, 05: whether the seat may exchange two units. */
export const canSwap = (s: Readonly<State>, seat: Seat, a: number, b: number): boolean =>
  a !== b &&
  (!areAlike(s, a, b) ||
    (canGain(s, seat) && (bringsHexilum(s, seat, a, b) || bringsHexilum(s, seat, b, a))));

/** HX-EXC-01, 03: two units swap, or one moves to a vacant territory; waiting abilities go with them (HX-CHN-06). */
export function exchange(s: State, seat: Seat, a: number, b: number): void {
  const gains = [bringsHexilum(s, seat, a, b), bringsHexilum(s, seat, b, a)];
  for (const list of [s.kinds, s.owners, s.cards]) [list[a], list[b]] = [list[b]!, list[a]!];
  tell(['exchanged', seat, a, b]);
  for (const isGained of gains) if (isGained) gain(s, seat, tables(s).territoryHexilum, 'territory');
  if (s.queue.includes(a) || s.queue.includes(b))
    changeQueue(
      s,
      s.queue.map((waiting) => (waiting === a ? b : waiting === b ? a : waiting)),
    );
}
