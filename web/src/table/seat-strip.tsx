import { Emblem, Icon, seatColor, type TableProps } from '@conclave/kit';
import { useHere, useTable } from '../live/context.tsx';

/** What decides between equal points, small beside them. */
const Tie = ({ n, text }: { readonly n: number; readonly text: string }) => (
  <span className="seat-strip-tie" title={text}>
    <span aria-hidden="true">{n}</span>
    <span className="unseen"> points, {text}</span>
  </span>
);

/** On a phone, where a board that fills its place shows no seats: everybody's points and who is waited for, in one line. */
export function SeatStrip({ props }: { readonly props: TableProps }) {
  const { ui } = useHere().loaded;
  const waiting = useTable((s) => s.known.position?.waiting);
  const sealed = useTable((s) => s.known.position?.asks?.sealed ?? false);
  return (
    <section className="seat-strip" aria-label="Points">
      <ol>
        {props.seats.map((info, seat) => {
          const isWaited = waiting?.includes(seat) ?? false;
          const points = ui.score(props.view, seat).reduce((sum, part) => sum + part.points, 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={seat} data-waiting={isWaited || undefined} style={{ color: seatColor(seat) }}>
              <Emblem seat={seat} size={14} />
              <span className="unseen">{info.name} </span>
              {points}
              {ui.tieBreak && <Tie {...ui.tieBreak(props.view, seat)} />}
              {sealed && !isWaited && <Icon name="check" size={14} />}
              {isWaited && <span className="unseen"> is waited for</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
