import { textAt } from '@conclave/kit/table';
import type { Props } from '../draft.ts';
import { type Verdict, verdictFor } from '../preview.ts';
import { askedStep } from '../situation.ts';
import { planOf } from './look.ts';

/** A tick, a cross, a bar, about a middle. */
const SIGNS: { readonly [O in Verdict['outcome']]: string } = {
  won: 'M-4.5 0.5L-1.5 3.6L4.5 -3.6',
  lost: 'M-4 -4L4 4M4 -4L-4 4',
  tied: 'M-4.5 0H4.5',
};

/** Each in its colour, with a frame of its own. */
const FRAMES: { readonly [O in Verdict['outcome']]: readonly [color: string, dashes?: string] } = {
  won: ['var(--good)'],
  lost: ['var(--bad)', '1.5 3'],
  tied: ['var(--soft)', '5 3'],
};

/** Units that a digit takes. */
const DIGIT = 8.6;

/** In a War turn: how each battle that can be started would end, by strengths, the viewer's first. The prompt's buttons say the same in words. */
export function Verdicts({
  table,
  sectors,
  scale,
}: {
  readonly table: Props;
  readonly sectors: ReadonlySet<number>;
  readonly scale: number;
}) {
  const { view, viewer } = table;
  if (viewer === 'table' || askedStep(table) !== 'war.battle') return null;
  const { points } = planOf(view.seats);
  const size = textAt(scale, 16) / 16;
  return [...sectors].map((sector) => {
    const { x, y } = points[sector]!;
    const { outcome, own, rival } = verdictFor(view, viewer, sector);
    const [color, dashes] = FRAMES[outcome];
    const score = `${own}:${rival}`;
    const width = 26 + DIGIT * score.length;
    return (
      <g key={sector} color={color} transform={`translate(${x} ${y - 3}) scale(${size})`}>
        <rect
          x={-width / 2}
          y={-11}
          width={width}
          height={22}
          rx={6}
          fill="var(--panel)"
          stroke="currentColor"
          strokeWidth={1.8}
          strokeDasharray={dashes}
        />
        <path
          className="k-pen"
          strokeWidth={2.4}
          transform={`translate(${13 - width / 2} 0)`}
          d={SIGNS[outcome]}
        />
        <text className="k-lettering" x={8} y={5.4} fontSize={16}>
          {score}
        </text>
      </g>
    );
  });
}
