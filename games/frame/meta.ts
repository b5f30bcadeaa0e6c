import type { Options } from '@conclave/kernel';

/** Where a number comes from: the rulebook's text, another public source, or us, because no source gives it. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed';

/** A smaller form of a game, in which somebody begins who is new to it. */
export interface Gentle {
  /** As the rulebook calls it: “First game”. */
  readonly name: string;
  /** What is left out or made easier; it goes on from the name: “without the most expensive cards”. */
  readonly says: string;
  readonly options: Options;
  /** Where the form is one for just so many. */
  readonly seats?: number;
}

/** What is said of a game before it is loaded. */
export interface GameMeta {
  readonly id: string;
  readonly title: string;
  /** One sentence, our own words. */
  readonly pitch: string;
  readonly designers: readonly string[];
  readonly publisher: string;
  readonly year: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  /** How much there is to learn: 1 is easy to begin with, 2 some, 3 much. */
  readonly learning: 1 | 2 | 3;
  /** Players at the table that one press lays, where two are too few to show the game. */
  readonly usual?: number;
  /** Missing where the game has one form only. */
  readonly gentle?: Gentle;
}
