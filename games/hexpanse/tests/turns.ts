import type { Options } from '@conclave/kernel';
import { seedOf } from '@conclave/kernel';
import { hexpanse as game } from '../index.ts';
import { Table } from './table.ts';

const INITIALS = ['A', 'B', 'C', 'D'];

/** A new game before its first decision; the players are A, B, C and D by seat. */
export function opened(seats: number, options: Options = {}, seed = 1): Table {
  const players = Object.fromEntries(INITIALS.slice(0, seats).map((initial) => [initial, {}]));
  return new Table({ players }, game.setup(seedOf(seed), seats, options));
}

/** Plays the first offer of each step until this one asks, such as `setUp.chooseMinor`. */
export function playTo(t: Table, step: string): void {
  while (!t.asked.endsWith(` ${step}`)) {
    const seat = game.waiting(t.s)[0]!;
    t.events.push(...game.apply(t.s, seat, game.moves(t.s, seat)[0]!));
  }
}

/** The active player does nothing more and buys nothing. */
export function endTurn(t: Table): void {
  const [initial] = t.asked.split(' ');
  if (t.asked.endsWith('action.choose')) t.play(`${initial} endActions`);
  if (t.asked === `${initial} market.buy`) t.play(`${initial} stop`);
}
