import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/kit';
import { textAt } from '@conclave/kit/table';
import { memo } from 'react';
import type { State } from '../../rules/types.ts';
import type { Outlook } from '../../words/production.ts';
import { lostToLimits } from '../../words/production-words.ts';
import { Sign } from '../symbols/symbols.tsx';

/** Pixels a unit from which on what others get is said in numbers. */
const ROOMY = 0.8;
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

interface MarksProps {
  readonly view: Readonly<State>;
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly isDown: boolean;
  readonly scale: number;
}

/** What others get, each with its emblem. */
function Rivals({ view, seat, outlook: { produced }, isDown, scale }: MarksProps) {
  const got = produced
    .map((list, other) => ({ other, n: sum(list) - sum(lostToLimits(view, other, list)) }))
    .filter(({ other, n }) => other !== seat && n > 0);
  const isSaid = scale >= ROOMY;
  const text = textAt(scale, 15);
  const emblem = isSaid ? 12 : Math.min(20, Math.max(12, 9 / scale));
  const width = isSaid ? emblem + text * 0.75 + 4 : emblem + 3;
  const y = isDown ? -17 : 19;
  return got.map(({ other, n }, i) => {
    const x = (i - (got.length - 1) / 2) * width;
    const left = isSaid ? x - width / 2 + 1 : x - emblem / 2;
    return (
      <g key={other} className="dm-rival" style={{ color: seatColor(other) }}>
        <g transform={`translate(${left.toFixed(1)} ${(y - emblem / 2).toFixed(1)})`}>
          <Emblem seat={other} size={emblem} />
        </g>
        {isSaid && (
          <text className="k-lettering" x={left + emblem + 2} y={y + text * 0.36} fontSize={text}>
            {n}
          </text>
        )}
      </g>
    );
  });
}

/** What a tile would bring on an empty place: to its player in large, to others beside it; and whether limits take of it. */
export const YieldMarks = memo((props: MarksProps) => {
  const { view, seat, outlook, isDown, scale } = props;
  const lost = sum(lostToLimits(view, seat, outlook.produced[seat]!));
  const size = textAt(scale, 25);
  const small = textAt(scale, 9);
  const y = isDown ? 5 : -5;
  return (
    <g className={lost > 0 ? 'k-loss' : 'k-soft'}>
      <text className="k-lettering dm-kept" y={y + size * 0.36} fontSize={size}>
        {outlook.kept}
      </text>
      {lost > 0 &&
        (scale >= ROOMY ? (
          <text className="k-lettering dm-kept" y={(isDown ? 22 : -22) + small * 0.36} fontSize={small}>
            {lost} lost
          </text>
        ) : (
          <Sign name="overflow" size={15} x={0} y={isDown ? 33 : -33} />
        ))}
      {outlook.site.loci.length > 0 && lost === 0 && (
        <Sign name="locus" size={16} x={0} y={isDown ? 33 : -33} />
      )}
      <Rivals {...props} />
    </g>
  );
});
