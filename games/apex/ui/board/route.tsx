import { type Point, textAt } from '@conclave/kit/table';

/** Free room about the middles of the sectors. */
const [OUT, IN] = [16, 20];
const HEAD = 9;

interface RouteProps {
  readonly from: Point;
  readonly to: Point;
  /** Ships, 0 where no number is asked. */
  readonly n: number;
  readonly isPortal: boolean;
  readonly scale: number;
}

/** The way that ships are about to take. */
export function Route({ from, to, n, isPortal, scale }: RouteProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const [x1, y1] = [from.x + ux * OUT, from.y + uy * OUT];
  const [x2, y2] = [to.x - ux * IN, to.y - uy * IN];
  // A portal leaves the plane: its way is bent.
  const bend = isPortal ? far * 0.16 : 0;
  const [mx, my] = [(x1 + x2) / 2 + uy * bend, (y1 + y2) / 2 - ux * bend];
  const [tx, ty] = [x2 - mx, y2 - my];
  const length = Math.hypot(tx, ty) || 1;
  const [hx, hy] = [(tx / length) * HEAD, (ty / length) * HEAD];
  const text = textAt(scale, 15);
  // On the border, where no names stand, and the head stays free; of a bent way the middle lies halfway to its corner.
  const count = isPortal
    ? { x: mx - uy * bend * 0.5, y: my + ux * bend * 0.5 }
    : { x: x1 + (x2 - x1) * 0.62, y: y1 + (y2 - y1) * 0.62 };
  return (
    <g className="ax-route" data-portal={isPortal || undefined}>
      <path className="k-pen" d={`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`} />
      <path
        className="k-pen"
        d={`M${x2 - hx - hy * 0.7} ${y2 - hy + hx * 0.7}L${x2} ${y2}L${x2 - hx + hy * 0.7} ${y2 - hy - hx * 0.7}`}
      />
      {n > 0 && (
        <g transform={`translate(${count.x} ${count.y})`}>
          <circle r={text * 0.78} />
          <text className="k-lettering" y={text * 0.36} fontSize={text}>
            {n}
          </text>
        </g>
      )}
    </g>
  );
}
