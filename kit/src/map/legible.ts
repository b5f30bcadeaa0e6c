/** Pixels: nothing that is read may be smaller. */
export const LEAST_TEXT = 12.2;
/** Units: text is never higher in the drawing. */
export const MOST_TEXT = 40;

/** The size of text in units, at so many pixels a unit: as high as is good, and high enough to be read. */
export const textAt = (scale: number, good: number): number =>
  Math.min(MOST_TEXT, Math.max(good, Math.ceil((2 * LEAST_TEXT) / scale) / 2));
