import { Emblem, type GameUi, Icon, seatColor, type TableProps } from '@conclave/kit';

/** What decides between equal points, small beside them. */
const Tie = ({ n, text }: { readonly n: number; readonly text: string }) => (
  <span className="seat-strip-tie" title={text}>
    <span aria-hidden="true">{n}</span>
    <span className="unseen"> points, {text}</span>
  </span>
);

/** On a phone, where a board that fills its place shows no seats: everybody's points in one line. */
export function PointsStrip({
  props: { view, seats },
  ui,
  waiting = [],
  sealed = false,
}: {
  readonly props: Pick<TableProps, 'view' | 'seats'>;
  readonly ui: GameUi;
  /** Who is waited for. */
  readonly waiting?: readonly number[];
  /** Whether all answer at once, and who is not waited for has. */
  readonly sealed?: boolean;
}) {
  return (
    <section className="seat-strip" aria-label="Points">
      <ol>
        {seats.map((info, seat) => {
          const isWaited = waiting.includes(seat);
          const points = ui.score(view, seat).reduce((sum, part) => sum + part.points, 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={seat} data-waiting={isWaited || undefined} style={{ color: seatColor(seat) }}>
              <Emblem seat={seat} size={14} />
              <span className="unseen">{info.name} </span>
              {points}
              {ui.tieBreak && <Tie {...ui.tieBreak(view, seat)} />}
              {sealed && !isWaited && <Icon name="check" size={14} />}
              {isWaited && <span className="unseen"> is waited for</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
