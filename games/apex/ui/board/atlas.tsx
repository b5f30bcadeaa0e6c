import { stars } from '@conclave/web/kit';
import { memo } from 'react';
import { circle, dot, line, polar, range } from './art/pen.ts';
import { hexagon, type Point } from './look.ts';

const REACH = 1200;
const RING = 100;
const FULL = 2 * Math.PI;

const GRID = [
  ...range(REACH / RING).map((i) => circle([0, 0], (i + 1) * RING)),
  ...range(24).map((i) =>
    line([polar((i / 24) * FULL, i % 2 === 0 ? RING : 3 * RING), polar((i / 24) * FULL, REACH)]),
  ),
].join('');

const SKY = stars('apex atlas', 420);
const skyOf = (least: number, most: number): string =>
  SKY.filter(({ size }) => size >= least && size < most)
    .map(({ x, y }) => dot([(x - 0.5) * 2 * REACH, (y - 0.5) * 1.4 * REACH]))
    .join('');
const [FAINT, CLEAR, BRIGHT] = [skyOf(0, 0.05), skyOf(0.05, 0.5), skyOf(0.5, 2)];

/** The sheet on which the galaxy is drawn: circles, rays and stars about its middle. */
export const Atlas = memo(({ x, y }: Point) => (
  <g className="ax-atlas" transform={`translate(${x} ${y})`}>
    <path className="ax-grid" d={GRID} />
    <path className="ax-star" d={FAINT} strokeWidth={1.1} />
    <path className="ax-star" d={CLEAR} strokeWidth={1.9} />
    <path className="ax-star" d={BRIGHT} strokeWidth={3} />
  </g>
));

/** What drawings of sectors refer to. */
export const Definitions = memo(() => (
  <defs>
    <clipPath id="ax-hexagon">
      <path d={hexagon(0.99)} />
    </clipPath>
    <pattern id="ax-hatch" width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V8" />
    </pattern>
  </defs>
));
