import { Emblem, SeatBadge, type SeatInfo, seatColor } from '@conclave/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Rounds } from './film.ts';
import '../table/end.css';

const HEIGHT = 260;
/** Narrower than this it is scaled. */
const LEAST = 240;
/** Room that the number of a round needs. */
const LABEL = 30;
const EDGE = { left: 34, right: 40, top: 16, bottom: 28 };

/** Round steps for a scale from 0 to at least `most`: 1, 2 or 5 times a power of ten, about five of them. */
export function ticks(most: number): readonly number[] {
  const raw = Math.max(1, most) / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].find((m) => m * power >= raw)! * power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** The width of an element, so that a drawing can be made for it instead of being scaled. */
function useWidth() {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(LEAST);
  useLayoutEffect(() => {
    const element = ref.current!;
    const measure = () => setWidth(Math.max(LEAST, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** Everybody's points after each round, as lines; the same numbers as a table below. */
export function PointsChart({
  rounds,
  seats,
  counted = 'Points',
}: {
  readonly rounds: readonly Rounds[];
  readonly seats: readonly SeatInfo[];
  readonly counted?: string | undefined;
}) {
  const { ref, width } = useWidth();
  const scale = ticks(Math.max(1, ...rounds.flatMap((r) => r.scores)));
  const top = scale.at(-1)!;
  const x = (i: number) =>
    EDGE.left + (i / Math.max(1, rounds.length - 1)) * (width - EDGE.left - EDGE.right);
  const y = (points: number) => HEIGHT - EDGE.bottom - (points / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const every = Math.max(1, Math.ceil((rounds.length * LABEL) / (width - EDGE.left - EDGE.right)));
  const ends = spread(rounds.at(-1)?.scores.map(y) ?? [], 18);
  return (
    <figure ref={ref} className="chart" aria-label={`${counted} round by round`}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {scale.map((points) => (
          <g key={points} className="chart-grid">
            <path d={`M${EDGE.left} ${y(points)}H${width - EDGE.right}`} />
            <text x={EDGE.left - 8} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {rounds.map(({ round }, i) =>
          i % every === 0 ? (
            <text key={round} className="chart-round" x={x(i)} y={HEIGHT - 8} textAnchor="middle">
              {round}
            </text>
          ) : null,
        )}
        {seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <g key={seat}>
            <polyline
              points={rounds.map((r, i) => `${x(i)},${y(r.scores[seat]!)}`).join(' ')}
              fill="none"
              stroke={seatColor(seat)}
              strokeWidth="2"
              strokeLinejoin="round"
            />
            <g transform={`translate(${width - EDGE.right + 8} ${ends[seat]! - 7})`}>
              <Emblem seat={seat} size={14} />
            </g>
          </g>
        ))}
      </svg>
      <figcaption>{counted} after each round</figcaption>
      <details>
        <summary>As a table</summary>
        <div className="chart-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Round</th>
                {seats.map((info, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  <th key={seat} scope="col">
                    <SeatBadge seat={seat} info={info} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ round, scores }) => (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  {scores.map((points, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                    <td key={seat}>{points}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** Moves heights apart so that marks beside the ends of lines do not cover each other. */
export function spread(heights: readonly number[], room: number): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const { height, i } of order) {
    last = Math.max(height, last + room);
    placed[i] = last;
  }
  return placed;
}
