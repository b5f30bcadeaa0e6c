import { placeOf } from '@conclave/kit/table';
import type { Production } from '../../rules/production.ts';
import { dotPoint, EDGE, middleOf, vertexPoint } from './shape.ts';

const AT_CORNER: ReadonlySet<string> = new Set(['own', 'beside', 'locus']);

/** Those of pairs and Cities stand out. */
const PAIR = { stroke: 'var(--signal)', strokeWidth: 3.4 } as const;

/** Rings about every dot, pair, Camp and City that a placement lets Produce, and wheels about the Loci it closes. */
export function Activated({ made: { parts, site } }: { readonly made: Production }) {
  const dots = parts.filter(([part]) => AT_CORNER.has(part));
  const pairs = parts.filter(([part]) => part === 'pair');
  const cities = new Set(
    parts.filter(([part]) => part === 'city' || part === 'cityCard').map((part) => part[4]),
  );
  return (
    <g fill="none" stroke="var(--ink)" strokeWidth={2.4}>
      {site.loci.map((vertex) => (
        <circle
          key={vertex}
          stroke="var(--signal)"
          strokeWidth={3}
          strokeDasharray="5 4"
          r={EDGE * 0.37}
          {...at(vertexPoint(vertex))}
        />
      ))}
      {dots.map(([part, , , , cell, corner], i) => (
        <circle key={`${part} ${cell} ${corner} ${i}`} r={11.5} {...at(dotPoint(cell, corner))} />
      ))}
      {pairs.map(([, , , , cell, corner], i) => (
        <circle key={`${cell} ${corner} ${i}`} {...PAIR} r={15} {...at(dotPoint(cell, corner))} />
      ))}
      {[...cities].map((cell) => (
        <circle key={cell} {...PAIR} r={26} transform={placeOf(middleOf(cell))} />
      ))}
    </g>
  );
}

const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ cx: x, cy: y });
