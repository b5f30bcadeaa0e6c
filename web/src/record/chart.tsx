import { Emblem, type SeatInfo, seatColor } from '@conclave/kit';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { ChartTable } from './chart-table.tsx';
import { bends, type Course } from './course.ts';
import { laidUpon, spread, ticks } from './scale.ts';
import type { TurningPoint } from './turning.ts';
import { sayTurning } from './turning-words.tsx';
import '../table/end.css';

const HEIGHT = 260;
/** Narrower than this it is scaled. */
const LEAST = 240;
/** Room that the number of a round needs. */
const LABEL = 30;
const EDGE = { left: 34, right: 40, top: 16, bottom: 28 };

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

/**
 * What everybody had, as lines that bend where it changed, with the turning points on them; below as a table what they had
 * after each round. A press
 * goes to its moment, and within a replay a drag along with it; who has no pointer uses the replay's slider.
 */
export function Chart({
  course: { label, moments, rounds },
  turning,
  seats,
  at,
  onGo,
}: {
  readonly course: Course;
  readonly turning: readonly TurningPoint[];
  readonly seats: readonly SeatInfo[];
  /** Where one is in the game, if one is in it. */
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}) {
  const { ref, width } = useWidth();
  const scale = ticks(Math.max(1, ...moments.flatMap(({ values }) => values)));
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - (value / scale.at(-1)!) * (HEIGHT - EDGE.top - EDGE.bottom);
  const room = width - EDGE.left - EDGE.right;
  const places = rounds.map((round) => round.at);
  const columns = rounds.map((_, i) => EDGE.left + (i / Math.max(1, rounds.length - 1)) * room);
  const x = (place: number) => laidUpon(places, columns, place);
  const every = Math.max(1, Math.ceil((rounds.length * LABEL) / room));
  const ends = spread(rounds.at(-1)!.values.map(y), 18);
  const press = (e: PointerEvent<SVGSVGElement>) => {
    const { left, width: drawn } = e.currentTarget.getBoundingClientRect();
    onGo(Math.round(laidUpon(columns, places, ((e.clientX - left) * width) / drawn)));
  };
  return (
    <figure ref={ref} className="chart" aria-label={`${label} round by round`}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        aria-hidden="true"
        onPointerDown={(e) => at !== null && e.currentTarget.setPointerCapture(e.pointerId)}
        onPointerMove={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && press(e)}
        onPointerUp={press}
      >
        {scale.map((value) => (
          <g key={value} className="chart-grid">
            <path d={`M${EDGE.left} ${y(value)}H${width - EDGE.right}`} />
            <text x={EDGE.left - 8} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {rounds.map(({ round }, i) =>
          round > 0 && i % every === 0 ? (
            <text key={round} className="chart-round" x={columns[i]} y={HEIGHT - 8} textAnchor="middle">
              {round}
            </text>
          ) : null,
        )}
        {at !== null && <path className="chart-here" d={`M${x(at)} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} />}
        {seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <g key={seat}>
            <polyline
              points={bends(moments, seat)
                .map(({ at, values }) => `${x(at)},${y(values[seat]!)}`)
                .join(' ')}
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
        {turning.map((point) => {
          const { at: place, seat } = point;
          const height = y(moments.findLast(({ at }) => at <= place)!.values[seat]!);
          return (
            <g
              key={`${place} ${sayTurning(point, seats)}`}
              transform={`translate(${x(place) - 6} ${height - 6})`}
            >
              <Emblem seat={seat} size={12} />
            </g>
          );
        })}
      </svg>
      <figcaption>{label}, after each deed</figcaption>
      <ChartTable rounds={rounds.slice(1)} seats={seats} />
    </figure>
  );
}
