/** The numbers of a game that stand on no card, all of them from the rulebook. */
export interface Numbers {
  /** Cards dealt to each hand. */
  readonly hand: number;
  /** VPs at the start, from the first player to the last. */
  readonly startVps: readonly number[];
  /** Cards turned upright at the start of a turn (SI-TRN-03). */
  readonly unslips: number;
  /** Cards looked at in research (SI-RES-01). */
  readonly lookedAt: number;
  /** Cards that may stay in a hand (SI-RST-01). */
  readonly handLimit: number;
  /** Built cards that trigger the end (SI-GAM-01). */
  readonly complete: number;
}

export const NUMBERS: Numbers = {
  hand: 5,
  startVps: [1, 2, 3, 4],
  unslips: 3,
  lookedAt: 4,
  handLimit: 5,
  complete: 8,
};
