import { listed } from '@conclave/frame/words.ts';
import { Button, Icon } from '@conclave/kit';
import { useEffect } from 'react';
import { useHere, useSeats, useTable } from '../live/context.tsx';

/** What stands between a table and its game: rules that have changed, people who are absent, seats that bots keep for me. */
export function Absence() {
  const { live } = useHere();
  const info = useTable((s) => s.known.info);
  const isLooking = useTable((s) => s.known.seat === null);
  const back = isLooking ? info?.mine[0] : undefined;
  // Whoever comes back to a seat that a bot was called for has it again at once.
  useEffect(() => {
    if (back !== undefined) live.sit(back);
  }, [live, back]);
  if (info?.status !== 'running') return null;
  if (info.trouble === 'other-rules')
    return (
      <div role="status" className="table-notice">
        <Icon name="info" size={18} />
        <p>
          This table was begun under other rules than this version of Conclave has. It can be looked at as far
          as both agree, and not played on.
        </p>
      </div>
    );
  return (
    <>
      {info.lent.map((seat) => (
        <Lent key={seat} seat={seat} />
      ))}
      {info.absent.map((absent) => (
        <Absent key={absent.seat} {...absent} />
      ))}
    </>
  );
}

/** A bot plays my seat until I want it back. */
function Lent({ seat }: { readonly seat: number }) {
  const { live } = useHere();
  const name = useSeats()[seat]?.name ?? '';
  const takeBack = async () => {
    const answer = await live.send({ do: 'takeBack', seat });
    if (answer.ok) live.sit(seat);
  };
  return (
    <div role="status" className="table-notice">
      <Icon name="bot" size={18} />
      <p>{name} plays your seat.</p>
      <Button small onClick={() => void takeBack()}>
        Take it back
      </Button>
    </div>
  );
}

/** Somebody holds the game up; a bot comes when all others want one, and whoever comes back has the seat at once. */
function Absent({ seat, missing }: { readonly seat: number; readonly missing: readonly number[] }) {
  const { live } = useHere();
  const info = useTable((s) => s.known.info);
  const seats = useSeats();
  const name = seats[seat]?.name ?? '';
  const isMine = missing.some((other) => info?.mine.includes(other));
  const others = missing.filter((other) => !info?.mine.includes(other));
  const isSeated = (info?.mine.length ?? 0) > 0;
  return (
    <div role="status" className="table-notice">
      <Icon name="hourglass" size={18} />
      <p>
        {name} is absent, and the game waits.{' '}
        {isSeated &&
          !isMine &&
          `You want a bot for that seat; it waits for ${listed(others.map((s) => seats[s]?.name ?? ''))}.`}
        {isMine &&
          others.length > 0 &&
          `A bot comes when ${listed(others.map((s) => seats[s]?.name ?? ''))} want it as well.`}
        {isMine && others.length === 0 && `${name} may take the seat back at any time.`}
      </p>
      {isMine && (
        <Button small icon="bot" onClick={() => void live.send({ do: 'callBot', seat })}>
          Let a bot play for {name}
        </Button>
      )}
    </div>
  );
}
