const HALVINGS = 10;

/** e to the power of x from multiplications alone, so that it is the same on every machine; near enough for chances. */
export function exp(x: number): number {
  let power = Math.max(0, 1 + x / 2 ** HALVINGS);
  for (let i = 0; i < HALVINGS; i++) power *= power;
  return power;
}
