import type { Point } from '@conclave/kit/table';

/** Free room about the middles of the territories. */
const [OUT, IN] = [20, 32];
const HEAD = 12;

/** The way that a unit, a warlord or an attack is about to take. */
export function Route({ from, to, isAttack }: { from: Point; to: Point; isAttack: boolean }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const start = { x: from.x + ux * OUT, y: from.y + uy * OUT };
  const end = { x: to.x - ux * IN, y: to.y - uy * IN };
  // Farther ways bend, so that they do not run over what stands between.
  const bend = far > 110 ? far * 0.16 : 0;
  const [cx, cy] = [(start.x + end.x) / 2 - uy * bend, (start.y + end.y) / 2 + ux * bend];
  const angle = Math.atan2(end.y - cy, end.x - cx);
  const [hx, hy] = [Math.cos(angle) * HEAD, Math.sin(angle) * HEAD];
  return (
    <g className="k-pen" color={isAttack ? 'var(--hx-strike)' : undefined} strokeWidth={5}>
      <path d={`M${start.x} ${start.y}Q${cx} ${cy} ${end.x} ${end.y}`} />
      <path
        d={`M${end.x - hx - hy * 0.7} ${end.y - hy + hx * 0.7}L${end.x} ${end.y}L${end.x - hx + hy * 0.7} ${end.y - hy - hx * 0.7}`}
      />
    </g>
  );
}
