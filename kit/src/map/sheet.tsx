import { memo } from 'react';
import { stars } from '../noise.ts';
import type { Point } from './camera.ts';
import { circle, dot, line, polar, range } from './pen.ts';

const REACH = 1200;
const RING = 100;
const FULL = 2 * Math.PI;

const GRID = [
  ...range(REACH / RING).map((i) => circle([0, 0], (i + 1) * RING)),
  ...range(24).map((i) =>
    line([polar((i / 24) * FULL, i % 2 === 0 ? RING : 3 * RING), polar((i / 24) * FULL, REACH)]),
  ),
].join('');

const SKY = stars('star atlas', 420);
const skyOf = (least: number, most: number): string =>
  SKY.filter(({ size }) => size >= least && size < most)
    .map(({ x, y }) => dot([(x - 0.5) * 2 * REACH, (y - 0.5) * 1.4 * REACH]))
    .join('');
const [FAINT, CLEAR, BRIGHT] = [skyOf(0, 0.05), skyOf(0.05, 0.5), skyOf(0.5, 2)];

/** The sheet of a star atlas, on which a galaxy is drawn: circles, rays and stars about its middle. */
export const StarSheet = memo(({ x, y }: Point) => (
  <g className="star-sheet" transform={`translate(${x} ${y})`}>
    <path className="star-sheet-grid" d={GRID} />
    <path d={FAINT} strokeWidth={1.1} />
    <path d={CLEAR} strokeWidth={1.9} />
    <path d={BRIGHT} strokeWidth={3} />
  </g>
));
