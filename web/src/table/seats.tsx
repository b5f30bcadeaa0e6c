import type { TableProps } from '@conclave/kit';
import { useHere } from '../live/context.tsx';

/** All seats in playing order, seen from mine on. */
export function Seats({ props }: { readonly props: TableProps }) {
  const { Seat } = useHere().loaded.ui;
  const waiting = props.game.waiting(props.view);
  const count = props.seats.length;
  const first = props.viewer === 'table' ? 0 : props.viewer;
  return (
    <>
      <h2 className="unseen">Seats</h2>
      <ol className="seats">
        {Array.from({ length: count }, (_, i) => (first + i) % count).map((seat) => (
          <li key={seat} className="seat-place" data-waiting={waiting.includes(seat) || undefined}>
            <Seat {...props} seat={seat} />
            {props.seats[seat]?.away && <p className="seat-away">away</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
