/** The 3x3 rhombus of P07 about the middle. */
export const RHOMBUS = ['-1,-1', '-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0', '1,1'];
/** Another one, clear of the first. */
export const OTHER_RHOMBUS = ['2,-2', '2,-1', '2,0', '3,-2', '3,-1', '3,0', '4,-2', '4,-1', '4,0'];

/** The same on each of these hexes, as positions are written. */
export const units = (hexes: readonly string[], what: string): { [hex: string]: string } =>
  Object.fromEntries(hexes.map((hex) => [hex, what]));

/**
 * The hexes under the cells with a mark of a pattern about the middle, sorted; the pattern is written as in section 2.0,
 * such as `X(1,0) P(0,-1)`. It may be turned once by 60 degrees.
 */
export const under = (cells: string, mark: string, turns: 0 | 1 = 0): string[] =>
  [...cells.matchAll(/([PXE])\((-?\d+),(-?\d+)\)/g)]
    .filter((cell) => cell[1] === mark)
    .map(([, , q, r]) => (turns === 0 ? [Number(q), Number(r)] : [-Number(r), Number(q) + Number(r)]))
    .map((hex) => hex.join())
    .sort();
