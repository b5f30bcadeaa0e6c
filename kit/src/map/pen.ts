/* Ink on paper: pieces of SVG paths about the middle of what is drawn. */

export type Spot = readonly [x: number, y: number];

const say = (n: number): string => `${Math.round(n * 10) / 10}`;
const go = ([x, y]: Spot): string => `${say(x)} ${say(y)}`;

/** A point by its angle in radians and its distance from the middle. */
export const polar = (angle: number, r: number): Spot => [Math.cos(angle) * r, Math.sin(angle) * r];

export const line = (spots: readonly Spot[]): string =>
  spots.length === 0 ? '' : `M${spots.map(go).join('L')}`;

export const loop = (spots: readonly Spot[]): string => `${line(spots)}Z`;

export const circle = ([x, y]: Spot, r: number): string =>
  `M${say(x - r)} ${say(y)}a${say(r)} ${say(r)} 0 1 0 ${say(2 * r)} 0a${say(r)} ${say(r)} 0 1 0 ${say(-2 * r)} 0Z`;

export const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
