/** Halvings of x before the series, and squarings after it. */
const HALVINGS = 10;
const MOST = 40;

/** e to the x, from sums and products alone: the same on every machine. */
export function exp(x: number): number {
  const r = Math.max(-MOST, Math.min(MOST, x)) / 2 ** HALVINGS;
  let y = 1 + r * (1 + (r / 2) * (1 + (r / 3) * (1 + r / 4)));
  for (let i = 0; i < HALVINGS; i++) y *= y;
  return y;
}
