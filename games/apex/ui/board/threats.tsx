import { type Point, textAt } from '@conclave/kit/table';
import type { State } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { askedStep } from '../situation.ts';
import { SYMBOLS } from '../symbols/symbol.tsx';
import { threatAt } from '../threat.ts';

/** Right of the middle, where neither name nor ships stand: over a colony, below the crest of a home. */
const BESIDE = [33, -22] as const;
const AT_HOME = [29, 7] as const;

/** Where somebody else could win a battle next; pointing at the sector says it in words. In a War turn the verdicts tell more. */
export function Threats({
  table,
  shown,
  points,
  scale,
}: {
  readonly table: Props;
  /** The table as the move under construction leaves it. */
  readonly shown: State;
  readonly points: readonly Point[];
  readonly scale: number;
}) {
  const { viewer } = table;
  if (viewer === 'table' || askedStep(table) === 'war.battle') return null;
  const size = textAt(scale, 15);
  return points.map(({ x, y }, sector) => {
    if (threatAt(shown, viewer, sector) === null) return null;
    const side = size * 1.05;
    const [right, down] = shown.origins.includes(sector) ? AT_HOME : BESIDE;
    return (
      <g
        key={sector}
        className="ax-threat"
        color="var(--bad)"
        stroke="currentColor"
        strokeWidth={1.8}
        transform={`translate(${x + right} ${y + down})`}
      >
        <rect
          fill="var(--plate)"
          x={-side / 2}
          y={-side / 2}
          width={side}
          height={side}
          transform="rotate(45)"
        />
        <path
          className="k-pen"
          strokeWidth={2.4}
          transform={`translate(${-size * 0.4} ${-size * 0.4}) scale(${size / 30})`}
          d={SYMBOLS.war}
        />
      </g>
    );
  });
}
