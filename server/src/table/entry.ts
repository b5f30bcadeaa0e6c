import type { Options, Seat } from '@conclave/kernel';

/** Who sits on a seat. Several seats of one guest are people at one device. */
export type Sitting =
  | { readonly kind: 'open' }
  | { readonly kind: 'human'; readonly guest: string; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** What can happen at a table, as it stands in the log. */
export type Fact =
  | {
      readonly is: 'made';
      readonly game: string;
      readonly options: Options;
      readonly seats: readonly Sitting[];
      readonly creator: string;
      readonly creatorName: string;
    }
  | { readonly is: 'seated'; readonly seat: Seat; readonly sitting: Sitting }
  | { readonly is: 'left'; readonly seats: readonly Seat[] }
  | { readonly is: 'renamed'; readonly seat: Seat; readonly name: string }
  /** `bots` is the seed of the bots' own chance. None of the three leaves the server before the end. */
  | {
      readonly is: 'started';
      readonly rules: number;
      readonly seed: string;
      readonly salt: string;
      readonly bots: string;
    }
  | { readonly is: 'moved'; readonly seat: Seat; readonly move: string; readonly ms: number }
  /** A move taken back; `to` moves stay. */
  | { readonly is: 'undone'; readonly seat: Seat; readonly to: number }
  | { readonly is: 'undoAsked'; readonly seat: Seat; readonly to: number; readonly of: readonly Seat[] }
  | { readonly is: 'consented'; readonly seats: readonly Seat[]; readonly agree: boolean }
  | { readonly is: 'handedOver'; readonly seat: Seat; readonly bot: string; readonly name: string }
  | { readonly is: 'said'; readonly seat: Seat | null; readonly name: string; readonly text: string }
  | { readonly is: 'rematch'; readonly table: string };

/** One place of a table's log; `seq` counts from 1 without a gap. */
export interface Entry {
  readonly seq: number;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /** Who caused it, and by which command; null for what the server does by itself. */
  readonly guest: string | null;
  readonly command: string | null;
  readonly fact: Fact;
}
