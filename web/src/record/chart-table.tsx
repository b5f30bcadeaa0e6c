import { SeatBadge, type SeatInfo } from '@conclave/kit';
import type { Moment } from './course.ts';

/** The heads of the columns of a table in which every seat has one. */
export function SeatColumns({ seats }: { readonly seats: readonly SeatInfo[] }) {
  return seats.map((info, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
    <th key={seat} scope="col">
      <SeatBadge seat={seat} info={info} />
    </th>
  ));
}

/** What a chart shows, in numbers. */
export function ChartTable({
  rounds,
  seats,
}: {
  readonly rounds: readonly Moment[];
  readonly seats: readonly SeatInfo[];
}) {
  return (
    <details>
      <summary>As a table</summary>
      <table className="seat-table">
        <thead>
          <tr>
            <th scope="col">Round</th>
            <SeatColumns seats={seats} />
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, values }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {values.map((value, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <td key={seat}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
