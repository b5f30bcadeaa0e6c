import type { Core } from '@conclave/kernel';
import type { GameUi, ScorePart, SeatInfo } from '@conclave/kit';
import { SeatColumns } from '../record/chart-table.tsx';

/** How everybody's points came about, part by part, every seat in its column. */
export function Scores({
  view,
  seats,
  ui,
}: {
  readonly view: Core;
  readonly seats: readonly SeatInfo[];
  readonly ui: GameUi;
}) {
  const label = `${ui.counted ?? 'Points'}, part by part`;
  const bySeat = seats.map((_, seat) => ui.score(view, seat));
  const rows = new Map(bySeat.flat().map((part) => [nameOf(part), part]));
  // The ranking has said it.
  if (rows.size < 2) return null;
  const sum = (parts: readonly ScorePart[]) => parts.reduce((all, { points }) => all + points, 0);
  return (
    <table className="seat-table" aria-label={label}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <td />
          <SeatColumns seats={seats} />
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([name, part]) => (
          <tr key={name}>
            <th scope="row">
              {part.label}
              {part.detail && <span className="field-help"> {part.detail}</span>}
            </th>
            {bySeat.map((parts, seat) => {
              const own = parts.filter((one) => nameOf(one) === name);
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              return <td key={seat}>{own.length > 0 && sum(own)}</td>;
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {bySeat.map((parts, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <td key={seat}>{sum(parts)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Parts of the same words are one row. */
const nameOf = ({ label, detail = '' }: ScorePart): string => `${label}\n${detail}`;
