import { Button, Crest, Emblem, Icon, IconButton, Name, seatColor } from '@conclave/kit';
import type { CSSProperties } from 'react';
import { useHere } from '../live/context.tsx';
import type { GameInfo, SeatInfo, TableInfo } from '../net/protocol.ts';

/** A seat in the waiting room; who made the table fills open ones with bots, and sends away whom it must. */
export function RoomSeat({
  index,
  seat,
  info,
  cell,
  bot,
}: {
  readonly index: number;
  readonly seat: SeatInfo;
  readonly info: TableInfo;
  /** Its place in the grid round the board, where there is room for one. */
  readonly cell: string;
  /** Which bot sits there, once that is known. */
  readonly bot: GameInfo['bots'][number] | undefined;
}) {
  const { live } = useHere();
  const style = { '--cell': cell, '--own': seatColor(index) } as CSSProperties;
  const isMine = info.mine.includes(index);
  if (seat.kind === 'open')
    return (
      <li className="room-seat room-open" style={style}>
        <Crest seat={index} size={56} />
        <div className="room-who">
          <p className="room-name">Open seat</p>
          <p className="room-kind">for a friend or a bot</p>
          {info.host && (
            <Button small icon="bot" onClick={() => void live.send({ do: 'addBot', seat: index })}>
              Add a bot
            </Button>
          )}
        </div>
      </li>
    );
  const isBot = seat.kind === 'bot';
  return (
    <li className="room-seat" style={style}>
      <Crest seat={index} size={56} />
      <div className="room-who">
        <p className="room-name">
          <Emblem seat={index} size={15} /> <Name of={seat.name} />
        </p>
        <p className="room-kind">
          {isBot ? (
            <>
              <Icon name="bot" size={16} /> {bot?.title ?? 'Bot'}
            </>
          ) : isMine ? (
            `You${info.host && index === info.mine[0] ? ', host' : ''}`
          ) : seat.away ? (
            'away'
          ) : (
            'here'
          )}
        </p>
        {bot?.manner && <p className="room-manner">{bot.manner}</p>}
      </div>
      {info.host && !isMine && (
        <IconButton
          icon="close"
          className="room-away"
          label={isBot ? `Remove the bot ${seat.name}` : `Remove ${seat.name}`}
          onClick={() => void live.send({ do: isBot ? 'removeBot' : 'removePerson', seat: index })}
        />
      )}
    </li>
  );
}
