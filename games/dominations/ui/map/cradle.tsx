import { pen } from '@conclave/kit/table';
import { memo } from 'react';
import { CRADLE_DOTS } from '../../data/cradle.ts';
import { usePieces } from '../art/pieces.ts';
import { DomainMark } from '../symbols/symbols.tsx';
import { CRADLE_SIGN_AT, EDGE, slice, vertexPoint } from './shape.ts';

const GAP = 1.2;
const DOT = 26;
const SIGN = 14;
/** The picture of the valley is so wide. */
const PICTURE = 150;

const hexagon = (r: number): string => pen.loop(pen.range(6).map((i) => pen.polar((i * Math.PI) / 3, r)));

const DOTS = [...CRADLE_DOTS]
  .map(([vertex, domain]) => ({ domain, at: vertexPoint(vertex) }))
  .sort((a, b) => Math.atan2(a.at.y, a.at.x) - Math.atan2(b.at.y, b.at.x));

function Valley() {
  const pieces = usePieces();
  return (
    pieces && (
      <image href={pieces.cradle} x={-PICTURE / 2} y={-PICTURE / 2} width={PICTURE} height={PICTURE} />
    )
  );
}

/** The Cradle of Humanity: a hexagon with a dot of each Domain. */
export const CradleDrawing = memo(({ isPlain }: { readonly isPlain: boolean }) => (
  <>
    <path
      className={isPlain ? 'dm-cradle' : undefined}
      fill="transparent"
      stroke="var(--dm-bronze)"
      strokeWidth={2.4}
      d={hexagon(EDGE - GAP)}
    />
    <Valley />
    {DOTS.map(({ domain, at }, i) => {
      const part = 1 - GAP / EDGE;
      const corner = { x: at.x * part, y: at.y * part };
      const [before, after] = [DOTS[(i + 5) % 6]!.at, DOTS[(i + 1) % 6]!.at];
      return (
        <g key={domain} className={`dm-dot dm-ground-${domain}`}>
          <path d={slice(corner, after, before, DOT)} />
          <DomainMark domain={domain} size={SIGN} x={at.x * CRADLE_SIGN_AT} y={at.y * CRADLE_SIGN_AT} />
        </g>
      );
    })}
  </>
));
