/** One thing measured. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Figures of this kind that a change must not fall short of (`least`) or exceed (`most`). */
  readonly least?: number | undefined;
  readonly most?: number;
}

/** What is to be measured is not there yet. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** A part of the bench: what it measures, and how. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** @throws NotReady with a sentence for people */
  measure(): Promise<readonly Figure[]>;
}
