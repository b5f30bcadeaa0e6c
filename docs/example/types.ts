import type { Core, Seat } from '@conclave/kernel';

export interface Claims extends Core {
  /** The row of worlds still to claim; the first ones are within reach. */
  worlds: number[];
  /** The worlds of each seat. */
  claimed: number[][];
  /** The ships in each hand. */
  hands: number[][];
  /** The pile to draw from, the next ship last. */
  ships: number[];
  spent: number[];
}

export type ClaimsMove = ['commit', ship: number] | ['claim', world: number] | ['draw'] | ['decline'];

export type ClaimsEvent =
  | ['revealed', ships: number[]]
  | ['claimed', Seat, world: number]
  | ['drew', Seat, ship: number];
