import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { Goal, Outlook } from './outlook.ts';
import { completions } from './reach.ts';

/** Places that lack more cells are not counted one by one. */
const NEAR = 4;
/** More places than these make no difference. */
const ENOUGH = 8;
/** A side that has no place left lacks so much. */
export const ALL = 9;
/** Formations within reach that are looked at. */
const REACHED = 6;

/** How near a side is to its formations. */
export interface Formation {
  /** Cells that the nearest place lacks of those that nothing blocks, and with one blocked cell. */
  readonly missing: number;
  readonly missingBlocked: number;
  /** Places that lack 1 to `NEAR` cells and have none blocked; places that lack as many at most and have one blocked. */
  readonly near: readonly number[];
  readonly blocked: number;
}

function look(
  { places, counts }: Goal,
  near: number[],
  found: { free: number; one: number; blocked: number },
) {
  const size = places.sets[0]!.length;
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place]!;
    if (count >= 32) continue;
    const missing = size - (count & 15);
    if (count < 16) {
      found.free = Math.min(found.free, missing);
      if (missing <= NEAR) near[missing - 1]!++;
    } else {
      found.one = Math.min(found.one, missing);
      if (missing <= NEAR) found.blocked++;
    }
  }
}

/** How near a side is to its formations. */
export function formationOf(o: Outlook, side: number): Formation {
  const near = new Array<number>(NEAR).fill(0);
  const found = { free: ALL, one: ALL, blocked: 0 };
  for (const goal of o.goals) if (goal.side === side && goal.places.sets.length > 0) look(goal, near, found);
  return {
    missing: found.free,
    missingBlocked: found.one,
    near: near.map((n) => Math.min(n, ENOUGH)),
    blocked: Math.min(found.blocked, ENOUGH),
  };
}

/** Formations that a seat can complete in a turn of its own. */
export interface Reach {
  /** By one action. */
  readonly soon: number;
  /** By a whole turn. */
  readonly all: number;
  /** Those that are left when the one cell is taken that most of them need. */
  readonly left: number;
}

const OUT_OF_REACH: Reach = { soon: 0, all: 0, left: 0 };
const NEEDS = new Uint8Array(128);

/** Formations that a seat can complete in a turn of its own, as far as everybody can see. */
export function reachOf(o: Outlook, seat: Seat): Reach {
  const found = completions(o, seat, tables(o.s).actions, REACHED);
  if (found.length === 0) return OUT_OF_REACH;
  let most = 0;
  for (const { cells } of found) for (const cell of cells) most = Math.max(most, ++NEEDS[cell]!);
  for (const { cells } of found) for (const cell of cells) NEEDS[cell] = 0;
  return { soon: completions(o, seat, 1, 1).length, all: found.length, left: found.length - most };
}
