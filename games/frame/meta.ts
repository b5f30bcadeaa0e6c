/** Where a number comes from: the rulebook's text, another public source, or us, because no source gives it. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed';

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
}
