import type { Point } from '@conclave/kit/table';

/** Free room about the middles of the sectors: it ends before the ships that stand at its goal, and begins below those that stand where it leads down from. */
const [OUT, IN] = [26, 36];
const BELOW_SHIPS = 46;
const HEAD = 9;

interface RouteProps {
  readonly from: Point;
  readonly to: Point;
  readonly isPortal: boolean;
}

/** The way that ships are about to take; how many, the chips at its ends say. */
export function Route({ from, to, isPortal }: RouteProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const out = dy > 0 ? BELOW_SHIPS : OUT;
  const [x1, y1] = [from.x + ux * out, from.y + uy * out];
  const [x2, y2] = [to.x - ux * IN, to.y - uy * IN];
  // A portal leaves the plane: its way is bent.
  const bend = isPortal ? far * 0.16 : 0;
  const [mx, my] = [(x1 + x2) / 2 + uy * bend, (y1 + y2) / 2 - ux * bend];
  const [tx, ty] = [x2 - mx, y2 - my];
  const length = Math.hypot(tx, ty) || 1;
  const [hx, hy] = [(tx / length) * HEAD, (ty / length) * HEAD];
  const way = `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`;
  const head = `M${x2 - hx - hy * 0.7} ${y2 - hy + hx * 0.7}L${x2} ${y2}L${x2 - hx + hy * 0.7} ${y2 - hy - hx * 0.7}`;
  return (
    <g color="var(--ink)" strokeWidth={4}>
      <path className="k-pen" color="var(--sunken)" strokeWidth={8} opacity={0.75} d={way + head} />
      <path className="k-pen" strokeDasharray={isPortal ? '2 8' : undefined} d={way} />
      <path className="k-pen" d={head} />
    </g>
  );
}
