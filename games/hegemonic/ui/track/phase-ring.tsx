import type { State } from '../../rules/types.ts';
import { RING, ringStep } from './phases.ts';

const GAP = 0.09;
const at = (turn: number, r: number): string => {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
};

/** An arc of the ring: a sixth of the circle, without the gaps at its ends. */
function arc(i: number, r: number): string {
  const [from, to] = [(i + GAP) / RING.length, (i + 1 - GAP) / RING.length];
  return `M${at(from, r)}A${r} ${r} 0 0 1 ${at(to, r)}`;
}

interface RingProps {
  readonly view: Readonly<State>;
  readonly r: number;
  /** Whether the round stands in the middle. */
  readonly isNumbered?: boolean;
}

/** The six phases of a round as a ring about a middle, inside a drawing. The track says the same in words. */
export function PhaseRing({ view, r, isNumbered = false }: RingProps) {
  const now = ringStep(view);
  return (
    <g className="map-ring" strokeWidth={isNumbered ? r * 0.24 : r * 0.12}>
      {RING.map((step, i) => (
        <path
          key={`${step.phase} ${step.actionPhase}`}
          d={arc(i, r)}
          data-is={i < now ? 'over' : i === now ? 'now' : undefined}
        />
      ))}
      {isNumbered && (
        <text className="k-lettering k-firm" y={r * 0.32} fontSize={r * 0.9}>
          {view.round || ''}
        </text>
      )}
    </g>
  );
}
