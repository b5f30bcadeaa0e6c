/** The two ends of a 95 % interval. */
export type Interval = readonly [low: number, high: number];

/** The two-sided 95 % point of the normal distribution. */
export const Z = 1.959963984540054;

/** A mean of values between 0 and 1 with its interval: a share of wins in which a shared win counts as a fraction. */
export interface Share {
  readonly share: number;
  readonly interval: Interval;
}

/**
 * Mean and 95 % interval of values between 0 and 1.
 *
 * For values that are only 0 or 1 this is Wilson's score interval. Fractions (shared wins) vary less than that, so
 * the score interval is taken for as many games as would show the variance seen; Z² games of the binomial variance
 * are added to what was seen, so that a few equal fractions do not pass for certainty.
 */
export function shareOf(values: readonly number[]): Share {
  const n = values.length;
  if (n === 0) return { share: 0, interval: [0, 1] };
  const p = mean(values);
  const binomial = p * (1 - p);
  const seen = values.reduce((sum, x) => sum + (x - p) ** 2, 0);
  const variance = (seen + Z ** 2 * binomial) / (n + Z ** 2);
  return { share: p, interval: wilson(p, variance > 0 ? (n * binomial) / variance : n) };
}

/** Wilson's 95 % score interval for a share p seen in n trials. */
export function wilson(p: number, n: number): Interval {
  const z2 = Z ** 2;
  const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** How a whole-number quantity (scores, lengths of games) is distributed. */
export interface Distribution {
  readonly count: number;
  readonly mean: number;
  /** 95 % interval of the mean. */
  readonly interval: Interval;
  readonly deviation: number;
  readonly min: number;
  readonly p5: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  /** At most 12 classes of equal width over the whole range; `to` belongs to the class. */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

const CLASSES = 12;

/** @throws RangeError if there are no values */
export function distribution(values: readonly number[]): Distribution {
  const sorted = Float64Array.from(values).sort();
  const n = sorted.length;
  if (n === 0) throw new RangeError('a distribution of nothing');
  const m = mean(values);
  const deviation = n < 2 ? 0 : Math.sqrt(values.reduce((sum, x) => sum + (x - m) ** 2, 0) / (n - 1));
  const half = (Z * deviation) / Math.sqrt(n);
  const [min, max] = [sorted[0]!, sorted[n - 1]!];
  return {
    count: n,
    mean: m,
    interval: [m - half, m + half],
    deviation,
    min,
    p5: quantile(sorted, 0.05),
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    max,
    histogram: histogram(sorted, min, max),
  };
}

function histogram(values: ArrayLike<number>, min: number, max: number): Distribution['histogram'] {
  const width = Math.ceil((max - min + 1) / CLASSES);
  const counts = new Array<number>(Math.floor((max - min) / width) + 1).fill(0);
  for (let i = 0; i < values.length; i++) counts[Math.floor((values[i]! - min) / width)]!++;
  return counts.map((count, i) => ({ from: min + i * width, to: min + (i + 1) * width - 1, count }));
}

/** The q-quantile of sorted values, between two neighbours in proportion; NaN if there are none. */
export function quantile(sorted: ArrayLike<number>, q: number): number {
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** NaN if there are no values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, x) => sum + x, 0) / values.length;

/** NaN if there are no values. */
export const median = (values: readonly number[]): number => quantile(Float64Array.from(values).sort(), 0.5);
