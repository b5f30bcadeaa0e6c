import { Button, Emblem, Icon, Name, seatColor } from '@conclave/kit';
import { useHere } from '../live/context.tsx';
import type { SeatInfo, TableInfo } from '../net/protocol.ts';

/** A seat in the waiting room; who made the table fills open ones with bots, and sends away whom it must. */
export function RoomSeat({
  index,
  seat,
  info,
}: {
  readonly index: number;
  readonly seat: SeatInfo;
  readonly info: TableInfo;
}) {
  const { live } = useHere();
  const mine = info.mine.includes(index);
  return (
    <li className={seat.kind === 'open' ? 'room-seat room-open' : 'room-seat'}>
      <span className="plan-mark" style={{ color: seatColor(index) }}>
        <Emblem seat={index} size={22} />
        {seat.kind === 'open' ? (
          <span className="room-name">Open seat</span>
        ) : (
          <Name of={seat.name} className="room-name" />
        )}
      </span>
      <span className="room-kind">
        {seat.kind === 'bot' && (
          <>
            <Icon name="bot" size={16} /> Bot
          </>
        )}
        {mine && 'You'}
        {seat.kind === 'human' && !mine && seat.away && 'away'}
      </span>
      {info.host && seat.kind === 'open' && (
        <Button small icon="bot" onClick={() => void live.send({ do: 'addBot', seat: index })}>
          Add a bot
        </Button>
      )}
      {info.host && seat.kind === 'bot' && (
        <Button
          small
          look="bare"
          icon="close"
          aria-label={`Remove the bot ${seat.name}`}
          onClick={() => void live.send({ do: 'removeBot', seat: index })}
        >
          Remove
        </Button>
      )}
      {info.host && seat.kind === 'human' && !mine && (
        <Button
          small
          look="bare"
          icon="close"
          aria-label={`Remove ${seat.name}`}
          onClick={() => void live.send({ do: 'removePerson', seat: index })}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
