import { textAt } from '@conclave/kit/table';
import type { Props } from '../draft.ts';
import { type Verdict, verdictFor } from '../preview.ts';
import { askedStep } from '../situation.ts';
import { planOf } from './look.ts';

/** A tick, a cross, a bar, about a middle. */
const SIGNS: { readonly [O in Verdict['outcome']]: string } = {
  won: 'M-5 0.5L-1.5 4L5 -4',
  lost: 'M-4 -4L4 4M4 -4L-4 4',
  tied: 'M-4.5 0H4.5',
};

/** In a War turn: how each battle that can be started would end. The prompt's buttons say the same in words. */
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
    const { outcome } = verdictFor(view, viewer, sector);
    return (
      <g
        key={sector}
        className="ax-verdict"
        data-outcome={outcome}
        transform={`translate(${x + 28} ${y - 26}) scale(${size})`}
      >
        <circle r={9} />
        <path d={SIGNS[outcome]} />
      </g>
    );
  });
}
