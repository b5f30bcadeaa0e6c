import type { SeatInfo } from '@conclave/kit';
import { Chart } from './chart.tsx';
import { TurningPoints } from './turning-points.tsx';
import type { Told } from './use-courses.ts';

/** How the game came about: what decided as a chart, with the turning points beside it; a press leads to the moment. */
export function HowItCame({
  told,
  seats,
  at,
  onGo,
}: {
  readonly told: readonly Told[];
  readonly seats: readonly SeatInfo[];
  /** Where one is in the game, if one is in it. */
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}) {
  return told.map(({ course, turning }) => (
    <div key={course.label} className="course">
      <Chart course={course} turning={turning} seats={seats} at={at} onGo={onGo} />
      <TurningPoints
        of={course.label}
        isAlone={told.length === 1}
        points={turning}
        seats={seats}
        at={at}
        onGo={onGo}
      />
    </div>
  ));
}
