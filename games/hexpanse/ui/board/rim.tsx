import { type Point, textAt } from '@conclave/kit/table';
import { memo } from 'react';
import type { BoardId } from '../../data/boards.ts';
import { territoryName } from '../../words/territory-names.ts';
import { PLANS } from './plan.ts';

/** From the middle of the last territory of a row or line to its label. */
const BEYOND = 59;
/** Where rows and lines are labelled: rows at their western end, lines at their south-eastern one. */
const ROW: Point = { x: -BEYOND, y: 0 };
const LINE: Point = { x: BEYOND / 2, y: (BEYOND * Math.sqrt(3)) / 2 };

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The label at one end of each set of territories that share a part of their names. */
function labelsOf(board: BoardId, part: (name: string) => string, way: Point): readonly Label[] {
  const far = ({ x, y }: Point): number => x * way.x + y * way.y;
  const ends = new Map<string, Point>();
  for (const [territory, point] of PLANS[board].points.entries()) {
    const text = part(territoryName(territory));
    const end = ends.get(text);
    if (end === undefined || far(point) > far(end)) ends.set(text, point);
  }
  return [...ends].map(([text, { x, y }]) => ({ text, x: x + way.x, y: y + way.y }));
}

const rimOf = (board: BoardId): readonly Label[] => [
  ...labelsOf(board, (name) => name[0]!, ROW),
  ...labelsOf(board, (name) => name.slice(1), LINE),
];

const RIMS: { readonly [board in BoardId]: readonly Label[] } = {
  small: rimOf('small'),
  large: rimOf('large'),
};

/** Letters and numbers round the board, of which names of territories are made; those of one that is pointed at stand out. */
export const Rim = memo(
  ({
    board,
    scale,
    pointed,
  }: {
    readonly board: BoardId;
    readonly scale: number;
    readonly pointed: number | null;
  }) => {
    const size = textAt(scale, 17);
    const name = pointed === null ? '' : territoryName(pointed);
    return RIMS[board].map(({ text, x, y }) => (
      <text
        key={text}
        className="k-lettering hx-rim"
        fontWeight={650}
        data-on={text === name[0] || text === name.slice(1) || undefined}
        x={x.toFixed(1)}
        y={(y + size * 0.36).toFixed(1)}
        fontSize={size}
      >
        {text}
      </text>
    ));
  },
);
