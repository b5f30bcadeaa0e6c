import type { Seat } from '@conclave/kernel';
import { EVOLUTIONS } from '../data/evolutions.ts';
import type { Galaxy } from '../data/layouts.ts';
import { tables } from '../data/tables.ts';
import { ARMAMENT, INFLUENCE } from '../rules/control.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import type { State } from '../rules/types.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * A position as the bot looks at it: a working copy of what stands on the sectors, flat for speed, and what things are
 * worth at this time of the game, in hundredths of a VP.
 */
export interface Outlook {
  readonly weights: Weights;
  /** Steps from each sector to each, and by sector those within reach. */
  readonly steps: Galaxy['steps'];
  readonly near: Near;
  readonly seats: number;
  readonly sectors: number;
  /** By sector, then by seat: `ships[sector * seats + seat]`. */
  readonly ships: number[];
  /** By sector: whose colony stands there, origin colonies included; -1 for none. */
  readonly colonies: number[];
  readonly influence: number[];
  readonly armament: number[];
  /** Rounds still to come in this age, the present one included until its choices are revealed. */
  readonly rounds: number;
  /** The same for the whole game. */
  readonly roundsInAll: number;
  /** What it is worth to control a sector now. */
  readonly hold: number;
  /** What it is worth to win a battle. */
  readonly battle: number;
  readonly ship: number;
  /** By sector: what a colony token there is worth; origin colonies can't be lost and count nothing. */
  readonly colony: number[];
  /** By sector: the seats that were there at first, as bits. */
  readonly presence: number[];
  /** Like `ships`: what a ship that isn't needed there may take nearby; -1 until asked for. */
  readonly room: number[];
  /** By seat: its part in the sector appraised last. */
  readonly parts: number[];
}

/** The position as the bot looks at it. */
export function outlookOf(s: Readonly<State>): Outlook {
  const { seats } = s;
  const weights = WEIGHTS;
  const sectors = s.colonies.length;
  const t = tables(s);
  const galaxy = galaxyOf(s);
  const agesLater = t.ages - Math.max(1, s.age);
  const rounds = t.rounds - Math.max(1, s.round) + (s.queue.length === 0 ? 1 : 0);
  const roundsInAll = rounds + t.rounds * agesLater;
  const sector = weights.sector * t.sectorVp;
  let hold = sector * weights.keptARound ** rounds;
  for (let age = 1; age <= agesLater; age++) hold += sector * weights.keptAnAge ** age;

  const o: Outlook = {
    weights,
    steps: galaxy.steps,
    near: nearOf(galaxy),
    seats,
    sectors,
    ships: new Array<number>(sectors * seats),
    colonies: s.colonies.slice(),
    influence: new Array<number>(seats),
    armament: new Array<number>(seats),
    rounds,
    roundsInAll,
    hold,
    battle: weights.sector * t.battleVp,
    ship: weights.ship + weights.shipARound * roundsInAll,
    colony: new Array<number>(sectors).fill(0),
    presence: new Array<number>(sectors).fill(0),
    room: new Array<number>(sectors * seats).fill(-1),
    parts: new Array<number>(seats).fill(0),
  };
  for (let seat = 0; seat < seats; seat++) {
    const own = s.ships[seat]!;
    for (let sector = 0; sector < sectors; sector++) {
      o.ships[sector * seats + seat] = own[sector]!;
      if (own[sector]! > 0) o.presence[sector]! |= 1 << seat;
    }
    const origin = s.origins[seat]!;
    if (origin >= 0) o.colonies[origin] = seat;
    o.influence[seat] = s.levels[seat]![INFLUENCE]!;
    o.armament[seat] = s.levels[seat]![ARMAMENT]!;
  }
  for (let sector = 0; sector < sectors; sector++) {
    const owner = o.colonies[sector]!;
    if (owner >= 0) o.presence[sector]! |= 1 << owner;
    if (sector >= s.tiles.length) continue;
    const bonus = t.tiles[s.tiles[sector]!] ?? 'unknown';
    o.colony[sector] =
      weights.colony +
      weights.bonus[bonus] *
        (bonus === 'unknown' ? 1 : t.bonus[bonus]) *
        (bonus === 'victory' ? agesLater + 1 : roundsInAll);
    if (owner >= 0 && bonus === 'influence') o.influence[owner]! += t.bonus.influence;
    if (owner >= 0 && bonus === 'armament') o.armament[owner]! += t.bonus.armament;
  }
  return o;
}

/** What a seat's levels are worth. */
export function levelsWorth(o: Outlook, levels: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < levels.length; i++) sum += levels[i]! * o.weights.level[EVOLUTIONS[i]!];
  return sum * o.roundsInAll;
}

/** A seat's tokens on a sector. */
export const tokensAt = (o: Outlook, seat: Seat, sector: number): number =>
  o.ships[sector * o.seats + seat]! + (o.colonies[sector] === seat ? 1 : 0);

/** By sector: the sectors within reach, nearest first. */
type Near = readonly (readonly number[])[];

const NEAR = new WeakMap<Galaxy, Near>();

function nearOf(galaxy: Galaxy): Near {
  const known = NEAR.get(galaxy);
  if (known !== undefined) return known;
  const { steps } = galaxy;
  const reach = WEIGHTS.near.length;
  const near = steps.map((away) =>
    [...away.keys()].filter((other) => away[other]! >= 1 && away[other]! <= reach),
  );
  NEAR.set(galaxy, near);
  return near;
}

/** What a spare ship of the seat on the sector may take round about: sectors where the seat is not, near ones most. */
export function roomAt(o: Outlook, seat: Seat, sector: number): number {
  const known = o.room[sector * o.seats + seat]!;
  if (known >= 0) return known;
  const { near, contest, roomMost } = o.weights;
  const away = o.steps[sector]!;
  let sum = 0;
  for (const other of o.near[sector]!) {
    const there = o.presence[other]!;
    if ((there & (1 << seat)) !== 0) continue;
    const worth = near[away[other]! - 1]!;
    sum += there === 0 ? worth : worth * contest;
  }
  const room = Math.min(roomMost, sum) * o.hold;
  o.room[sector * o.seats + seat] = room;
  return room;
}
