import { sprinkle } from '@conclave/kit';
import { pen } from '@conclave/kit/table';
import { memo } from 'react';
import { EDGE } from './shape.ts';

const ROW = (EDGE * Math.sqrt(3)) / 2;
const FAR = 4000;
const FIBRES = 170;

/** The fibres of a sheet of papyrus: some long strokes along it and some across. */
function fibres(): string {
  const next = sprinkle('papyrus');
  return pen
    .range(FIBRES)
    .map((i) => {
      const [x, y] = [(next() - 0.5) * 3000, (next() - 0.5) * 2400];
      const [long, drift] = [120 + next() * 420, (next() - 0.5) * 10];
      return i % 3 === 0
        ? `M${x.toFixed(0)} ${y.toFixed(0)}q${drift.toFixed(1)} ${(long / 2).toFixed(0)} 0 ${long.toFixed(0)}`
        : `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(0)} ${drift.toFixed(1)} ${long.toFixed(0)} 0`;
    })
    .join('');
}
const FIBRE = fibres();
/** Two rows of triangles, which repeat. */
const LATTICE = `M0 0H${EDGE}M0 ${ROW.toFixed(2)}H${EDGE}M0 0L${EDGE} ${(2 * ROW).toFixed(2)}M${EDGE} 0L0 ${(2 * ROW).toFixed(2)}`;

/** The sheet of papyrus under the map, ruled in triangles. */
export const PapyrusSheet = memo(() => (
  <g className="dm-sheet">
    <defs>
      <pattern id="dm-lattice" width={EDGE} height={(2 * ROW).toFixed(2)} patternUnits="userSpaceOnUse">
        <path d={LATTICE} />
      </pattern>
    </defs>
    <path className="dm-fibres" d={FIBRE} />
    <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="url(#dm-lattice)" />
  </g>
));
