import { Button, Crest, Emblem, IconButton, Name, seatColor } from '@conclave/kit';
import type { CSSProperties } from 'react';
import { choose } from '../levels/chosen.ts';
import { LevelChoice } from '../levels/level-choice.tsx';
import { LevelCrest } from '../levels/level-crest.tsx';
import { offered, sayThinking } from '../levels/levels.ts';
import { useHere } from '../live/context.tsx';
import type { GameInfo, SeatInfo, TableInfo } from '../net/protocol.ts';

/** A seat in the waiting room; who made the table fills open ones with bots, and sends away whom it must. */
export function RoomSeat({
  index,
  seat,
  info,
  cell,
  bots,
  usual,
}: {
  readonly index: number;
  readonly seat: SeatInfo;
  readonly info: TableInfo;
  /** Its place in the grid round the board, where there is room for one. */
  readonly cell: string;
  /** All bots that play the game, once they are known. */
  readonly bots: GameInfo['bots'];
  /** The one that comes where nothing else is said. */
  readonly usual: string | undefined;
}) {
  const { live } = useHere();
  const bot = bots.find(({ id }) => id === seat.bot);
  const seatBot = (id: string | undefined) =>
    live.send({ do: 'addBot', seat: index, ...(id && { bot: id }) });
  const change = async (level: string) => {
    choose(info.game, level);
    if ((await live.send({ do: 'removeBot', seat: index })).ok) await seatBot(level);
  };
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
            <Button small icon="bot" onClick={() => void seatBot(usual)}>
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
        <div className="room-kind">
          {isBot && bot && info.host ? (
            <LevelChoice
              bots={offered(bots)}
              value={bot}
              label={`${seat.name} plays as`}
              onChange={(level) => void change(level)}
            />
          ) : isBot ? (
            <span className="room-level">
              <LevelCrest level={seat.bot ?? ''} size={22} /> {bot?.title ?? 'Bot'}
            </span>
          ) : isMine ? (
            `You${info.host && index === info.mine[0] ? ', host' : ''}`
          ) : seat.away ? (
            'away'
          ) : (
            'here'
          )}
        </div>
        {bot && (
          <p className="room-manner">
            {bot.manner} {sayThinking(bot)}
          </p>
        )}
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
