import type { Point } from '@conclave/kit/table';
import { arcOf } from './gates.tsx';

/** Free room about the middles of the sectors. */
const [OUT, IN] = [10, 26];
const HEAD = 10;

/** The way that a unit, base or attack is about to take. */
export function Route({ from, to, isAttack }: { from: Point; to: Point; isAttack: boolean }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const end = { x: to.x - ux * IN, y: to.y - uy * IN };
  const [hx, hy] = [ux * HEAD, uy * HEAD];
  return (
    <g className="hg-route k-pen" strokeWidth={4.5} data-attack={isAttack || undefined}>
      <path d={`M${from.x + ux * OUT} ${from.y + uy * OUT}L${end.x} ${end.y}`} />
      <path
        d={`M${end.x - hx - hy * 0.7} ${end.y - hy + hx * 0.7}L${end.x} ${end.y}L${end.x - hx + hy * 0.7} ${end.y - hy - hx * 0.7}`}
      />
    </g>
  );
}

/** The link of a Gate pair that is about to be placed. */
export const GateRoute = ({ from, to }: { from: Point; to: Point }) => (
  <g className="hg-route k-pen" strokeWidth={4.5} strokeDasharray="8 6">
    <path d={arcOf(from, to).d} />
  </g>
);
