import { Emblem, type SeatInfo, useRoving, useTip } from '@conclave/kit';
import type { TurningPoint } from '../record/turning.ts';
import { sayTurning, TurningWords } from '../record/turning-words.tsx';

/** The place in a replay, with marks above it where the game turned. */
export function Slider({
  at,
  last,
  said,
  turning,
  seats,
  onGo,
}: {
  readonly at: number;
  readonly last: number;
  /** Where that is, in words. */
  readonly said: string;
  readonly turning: readonly TurningPoint[];
  readonly seats: readonly SeatInfo[];
  readonly onGo: (to: number) => void;
}) {
  const roving = useRoving<HTMLFieldSetElement>();
  return (
    <div className="replay-slider">
      <fieldset className="replay-marks" {...roving}>
        <legend className="unseen">Turning points</legend>
        {[...byPlace(turning)].map(([place, points]) => (
          <Mark
            key={place}
            points={points}
            seats={seats}
            part={place / last}
            isHere={place === at}
            onGo={() => onGo(place)}
          />
        ))}
      </fieldset>
      <input
        type="range"
        className="replay-range"
        aria-label="Place in the game"
        aria-valuetext={`Move ${at} of ${last}. ${said}`}
        min={0}
        max={last}
        value={at}
        onChange={(e) => onGo(e.target.valueAsNumber)}
      />
    </div>
  );
}

/** Turning points that are at one place have one mark. */
const byPlace = (turning: readonly TurningPoint[]): ReadonlyMap<number, readonly TurningPoint[]> =>
  Map.groupBy(turning, ({ at }) => at);

/** Turning points at their part of the way; a gain is smaller than a change of the lead. */
function Mark({
  points,
  seats,
  part,
  isHere,
  onGo,
}: {
  readonly points: readonly TurningPoint[];
  readonly seats: readonly SeatInfo[];
  readonly part: number;
  readonly isHere: boolean;
  readonly onGo: () => void;
}) {
  const tip = useTip(
    points.map((point) => (
      <span key={sayTurning(point, seats)} className="replay-tip">
        Round {point.round}: <TurningWords point={point} seats={seats} />
      </span>
    )),
  );
  return (
    <button
      type="button"
      className="k-tip replay-mark"
      data-rove
      aria-label={points.map((point) => sayTurning(point, seats)).join('; ')}
      aria-current={isHere || undefined}
      style={{ insetInlineStart: `calc(var(--thumb) / 2 + (100% - var(--thumb)) * ${part})` }}
      onClick={onGo}
      {...tip}
    >
      {points.map((point) => (
        <Emblem key={sayTurning(point, seats)} seat={point.seat} size={point.lead ? 15 : 10} />
      ))}
    </button>
  );
}
