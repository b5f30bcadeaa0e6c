import type { Seat } from '@conclave/kernel';
import type { State } from './types.ts';

/** All seats clockwise, beginning with this one. */
export const clockwise = (s: Readonly<State>, first: Seat): Seat[] =>
  Array.from({ length: s.seats }, (_, i) => (first + i) % s.seats);

export const isAlive = (s: Readonly<State>, seat: Seat): boolean => s.life[seat]! > 0;

/** HX-TEAM-01: the number of a seat's team; without pairs each seat is its own. */
export const sideOf = (s: Readonly<State>, seat: Seat): number => (s.pairs ? seat % 2 : seat);

/** The seats of one side, the dead included. */
export const seatsOf = (s: Readonly<State>, side: number): Seat[] => (s.pairs ? [side, side + 2] : [side]);

/** HX-TEAM-01: the partner of a seat, -1 without pairs. */
export const partnerOf = (s: Readonly<State>, seat: Seat): Seat => (s.pairs ? (seat + 2) % s.seats : -1);

/** HX-TEAM-03: the partner is no enemy. */
export const isEnemy = (s: Readonly<State>, seat: Seat, other: Seat): boolean =>
  sideOf(s, seat) !== sideOf(s, other);

/** The living enemies of a seat, clockwise from it. */
export function enemiesOf(s: Readonly<State>, seat: Seat): Seat[] {
  const enemies: Seat[] = [];
  for (let i = 1; i < s.seats; i++) {
    const other = (seat + i) % s.seats;
    if (isEnemy(s, seat, other) && isAlive(s, other)) enemies.push(other);
  }
  return enemies;
}
