import { hexagon, pen } from '@conclave/kit/table';
import { memo } from 'react';
import { TilePicture } from './tile-picture.tsx';
import { CORE_CELL } from './tile-sheet.ts';

const { circle, line, polar, range } = pen;
const FULL = 2 * Math.PI;

const RINGS = [17, 23, 30, 36].map((r) => circle([0, 0], r)).join('');
const RAYS = range(36)
  .map((i) => line([polar((i / 36) * FULL, 38), polar((i / 36) * FULL, i % 3 === 0 ? 43 : 40.5)]))
  .join('');

/** The closed centre of the core: the heart of the galaxy, which nothing can be built on. */
export const Centre = memo(({ sheet }: { readonly sheet: string | null }) =>
  sheet !== null ? (
    <TilePicture sheet={sheet} cell={CORE_CELL} />
  ) : (
    <g className="hg-centre">
      <path d={hexagon()} />
      <path d={RINGS} />
      <path d={RAYS} />
    </g>
  ),
);
