import { centre, corners } from '@conclave/mechanics/hex';
import { oriented, type Pattern } from '@conclave/mechanics/pattern';

/** P, X and E as in the data; `O` is where the acting token stands, the empty one a cell of a mission. */
type Mark = 'P' | 'X' | 'E' | 'O' | '';

const COLORS: { readonly [M in Mark]?: string } = { P: 'var(--hx-place)', X: 'var(--hx-strike)' };
/** How a cell differs from an empty one. */
const CELLS: { readonly [M in Mark]: { fill?: string; stroke?: string; strokeDasharray?: string } } = {
  P: { stroke: 'currentColor' },
  X: { stroke: 'currentColor', fill: 'color-mix(in oklch, currentColor 24%, transparent)' },
  E: { strokeDasharray: '2 2.5' },
  O: { stroke: 'var(--soft)', fill: 'var(--soft)' },
  '': { stroke: 'none', fill: 'currentColor' },
};

const SIZE = 10;
const say = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${x.toFixed(1)} ${y.toFixed(1)}`;
const hexagon = (size: number): string => `M${corners(size).map(say).join('L')}Z`;
const CELL = hexagon(SIZE * 0.93);
const HALF_WIDTH = (SIZE * Math.sqrt(3)) / 2;

/** The sign in a cell, so that its colour says nothing alone: a token that is placed, a cross that attacks. */
const TOKEN = 'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z';
const CROSS = 'M-5 -5L5 5M-5 5L5 -5';

interface PictureProps {
  /** A pattern of an effect, or the shape of a mission. */
  readonly pattern: Pattern;
  /** Turns by 60 degrees clockwise. */
  readonly k?: number;
  /** Pixels of a hexagon from corner to opposite corner. */
  readonly size?: number;
  /** Pixels that the whole must be high: a low pattern is drawn larger. */
  readonly least?: number;
  /** What it says, where no text beside it does. */
  readonly title?: string | undefined;
}

/** A pattern drawn from its data. */
export function PatternPicture({ pattern, k = 0, size = 14, least = 0, title }: PictureProps) {
  const own = pattern.anchor === 'self' ? ([[0, 0, 'O']] as const) : [];
  const cells = [...own, ...oriented(pattern, k).cells].map(([q, r, mark]) => ({
    ...centre([q, r], SIZE),
    mark: mark as Mark,
  }));
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - HALF_WIDTH - 0.5, Math.min(...ys) - SIZE - 0.5];
  const [width, height] = [Math.max(...xs) + HALF_WIDTH + 0.5 - left, Math.max(...ys) + SIZE + 0.5 - top];
  const scale = Math.max(size / (2 * SIZE), least / height);
  return (
    <svg
      className="hx-pattern"
      viewBox={`${left.toFixed(1)} ${top.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`}
      width={(width * scale).toFixed(1)}
      height={(height * scale).toFixed(1)}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {cells.map(({ x, y, mark }) => (
        <g key={`${x} ${y}`} color={COLORS[mark]} transform={`translate(${say({ x, y })})`}>
          <path d={CELL} fill="none" stroke="var(--edge)" strokeLinejoin="round" {...CELLS[mark]} />
          {mark === 'O' && <circle r={4} fill="var(--panel)" />}
          {mark === 'P' && <path className="k-filled" d={TOKEN} />}
          {mark === 'X' && <path className="k-pen" strokeWidth={3.2} d={CROSS} />}
        </g>
      ))}
    </svg>
  );
}
