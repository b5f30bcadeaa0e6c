import { seatColor } from '@conclave/kit';
import { type Point, textAt } from '@conclave/kit/table';
import type { State } from '../../rules/types.ts';
import { Badge, emblemAt } from './marks.tsx';

/** A Gate pair on the board. */
export interface GateLink {
  readonly seat: number;
  /** 1 to 3. */
  readonly numeral: number;
  readonly a: number;
  readonly b: number;
}

/** All pairs of which both halves are on the board. */
export const gateLinks = ({ gates }: Readonly<State>): readonly GateLink[] =>
  gates.flatMap((halves, seat) =>
    [0, 1, 2].flatMap((pair) => {
      const [a, b] = [halves[2 * pair]!, halves[2 * pair + 1]!];
      return a < 0 || b < 0 ? [] : [{ seat, numeral: pair + 1, a, b }];
    }),
  );

const BEND = 0.17;

/** A Gate leaves the plane: its way is bent away from the middle of the galaxy. */
export function arcOf(from: Point, to: Point): { readonly d: string; readonly top: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const side = middle.x * dy - middle.y * dx >= 0 ? 1 : -1;
  const corner = { x: middle.x + side * dy * BEND * 2, y: middle.y - side * dx * BEND * 2 };
  return {
    d: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${corner.x.toFixed(1)} ${corner.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
    top: { x: (middle.x + corner.x) / 2, y: (middle.y + corner.y) / 2 },
  };
}

interface ArcsProps {
  readonly links: readonly GateLink[];
  readonly points: readonly Point[];
  /** The sectors whose links are drawn in full. */
  readonly of: ReadonlySet<number>;
  readonly scale: number;
}

/** The links of Gates: always there as a thin arc; in full, with their numeral, for a sector that matters just now. */
export function GateArcs({ links, points, of, scale }: ArcsProps) {
  const text = textAt(scale, 14);
  return links.map(({ seat, numeral, a, b }) => {
    const { d, top } = arcOf(points[a]!, points[b]!);
    const isShown = of.has(a) || of.has(b);
    return (
      <g
        key={`${seat} ${numeral}`}
        className="hg-arc"
        data-shown={isShown || undefined}
        style={{ color: seatColor(seat) }}
      >
        <path className="k-pen" d={d} />
        {isShown && (
          <g transform={`translate(${top.x.toFixed(1)} ${top.y.toFixed(1)})`}>
            <circle r={text * 0.62} fill="var(--ground)" stroke="currentColor" />
            <text className="k-lettering" y={text * 0.36} fontSize={text}>
              {numeral}
            </text>
            <Badge seat={seat} size={emblemAt(scale, 9)} x={text * 0.56} y={-text * 0.56} />
          </g>
        )}
      </g>
    );
  });
}
