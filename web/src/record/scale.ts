/** Round steps for a scale from 0 to at least `most`: 1, 2 or 5 times a power of ten, about five of them. */
export function ticks(most: number): readonly number[] {
  const raw = Math.max(1, most) / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].find((m) => m * power >= raw)! * power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Moves heights apart so that marks beside the ends of lines do not cover each other. */
export function spread(heights: readonly number[], room: number): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const { height, i } of order) {
    last = Math.max(height, last + room);
    placed[i] = last;
  }
  return placed;
}

/** Where `x` comes to lie when the ascending `from` are laid upon `to`, in between in proportion; beyond them at their ends. */
export function laidUpon(from: readonly number[], to: readonly number[], x: number): number {
  const after = from.findIndex((one) => one >= x);
  if (after === -1) return to.at(-1)!;
  if (after === 0) return to[0]!;
  const [a, b] = [from[after - 1]!, from[after]!];
  return to[after - 1]! + ((x - a) / (b - a)) * (to[after]! - to[after - 1]!);
}
