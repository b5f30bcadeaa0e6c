import { seatColor } from '@conclave/kit';
import { Picture } from '../home/picture.tsx';
import type { GameInfo, TableInfo } from '../net/protocol.ts';
import { type Place, placeOf } from './room-places.ts';
import { RoomSeat } from './room-seat.tsx';

/** Rows of the grid beside the board: one, two or three seats share them evenly. */
const ROWS = 6;
/** Where the middle of the arc before a seat lies, in degrees from the top, by how many sit at its side. */
const ARCS: readonly (readonly number[])[] = [[], [90], [58, 122], [42, 90, 138]];
const REACH = 15;
const RADIUS = 96;

const rimAt = (degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${(100 + RADIUS * Math.sin(turn)).toFixed(2)} ${(100 - RADIUS * Math.cos(turn)).toFixed(2)}`;
};

function arcOf({ isRight, nth, of }: Place): string {
  const middle = (ARCS[of] ?? ARCS[3]!)[nth] ?? 90;
  const from = (isRight ? middle : 360 - middle) - REACH;
  return `M${rimAt(from)}A${RADIUS} ${RADIUS} 0 0 1 ${rimAt(from + 2 * REACH)}`;
}

const cellOf = ({ isRight, nth, of }: Place): string => {
  const span = Math.floor(ROWS / of);
  return `${nth * span + 1} / ${isRight ? 3 : 1} / span ${span} / auto`;
};

/** The game's board in a ring of brass, and who sits round it. */
export function RoomRing({
  info,
  bots,
  usual,
}: {
  readonly info: TableInfo;
  readonly bots: GameInfo['bots'];
  /** The bot that comes where nothing else is said. */
  readonly usual: string | undefined;
}) {
  const count = info.seats.length;
  return (
    <div className="room-ring">
      <div className="room-board">
        <Picture game={info.game} />
        <svg viewBox="0 0 200 200" aria-hidden="true">
          <circle className="room-rim" cx="100" cy="100" r={RADIUS} />
          {info.seats.map(({ kind }, seat) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              key={seat}
              className={kind === 'open' ? 'room-arc room-arc-open' : 'room-arc'}
              stroke={seatColor(seat)}
              d={arcOf(placeOf(seat, count))}
            />
          ))}
        </svg>
      </div>
      <ol className="room-seats">
        {info.seats.map((seat, i) => (
          <RoomSeat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            key={i}
            index={i}
            seat={seat}
            info={info}
            cell={cellOf(placeOf(i, count))}
            bots={bots}
            usual={usual}
          />
        ))}
      </ol>
    </div>
  );
}
