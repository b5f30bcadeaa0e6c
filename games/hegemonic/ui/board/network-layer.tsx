import { Emblem, seatColor } from '@conclave/kit';
import { type Point, textAt } from '@conclave/kit/table';
import { memo } from 'react';
import type { Network, NetworkNode } from './network.ts';

/** A network's nodes of several seats in one sector lie side by side. */
const BESIDE = 30;
/** They lie below the middle of their sector, so that its Locations are seen. */
const BELOW = 29;

function placesOf(nodes: readonly NetworkNode[], points: readonly Point[]): readonly Point[] {
  return nodes.map(({ sector }, i) => {
    const isThere = (node: NetworkNode) => node.sector === sector;
    const [before, all] = [nodes.slice(0, i).filter(isThere).length, nodes.filter(isThere).length];
    const { x, y } = points[sector]!;
    return { x: x + (before - (all - 1) / 2) * BESIDE, y: y + BELOW };
  });
}

interface LayerProps {
  readonly network: Network;
  readonly points: readonly Point[];
  readonly scale: number;
}

/** A network over the galaxy: links between sectors that count together, and the power that each sector defends with. */
export const NetworkLayer = memo(({ network: { nodes, links }, points, scale }: LayerProps) => {
  const places = placesOf(nodes, points);
  const placeOf = (seat: number, sector: number) =>
    places[nodes.findIndex((node) => node.seat === seat && node.sector === sector)]!;
  const text = textAt(scale, 20);
  const emblem = text * 0.6;
  return (
    <g>
      {links.map(({ seat, a, b }) => {
        const [from, to] = [placeOf(seat, a), placeOf(seat, b)];
        return (
          <path
            className="k-pen"
            strokeWidth={5}
            opacity={0.85}
            key={`${seat} ${a} ${b}`}
            style={{ color: seatColor(seat) }}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          />
        );
      })}
      {nodes.map(({ seat, sector, power }, i) => {
        const width = emblem + text * (power > 9 ? 1.55 : 0.95);
        const left = -width / 2 + text * 0.16;
        return (
          <g
            key={`${seat} ${sector}`}
            className="hg-node"
            transform={`translate(${places[i]!.x} ${places[i]!.y})`}
            style={{ color: seatColor(seat) }}
          >
            <rect
              x={-width / 2}
              y={-text * 0.6}
              width={width}
              height={text * 1.2}
              rx={text * 0.6}
              fill="var(--ground)"
              stroke="currentColor"
              strokeWidth={2}
            />
            <g transform={`translate(${left} ${-emblem / 2})`}>
              <Emblem seat={seat} size={emblem} />
            </g>
            <text className="k-lettering" x={left + emblem + text * 0.08} y={text * 0.36} fontSize={text}>
              {power}
            </text>
          </g>
        );
      })}
    </g>
  );
});
