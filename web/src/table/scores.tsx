import type { Core } from '@conclave/kernel';
import { type GameUi, SeatBadge, type SeatInfo } from '@conclave/kit';

/** How everybody's points came about, part by part. */
export function Scores({
  view,
  seats,
  ui,
}: {
  readonly view: Core;
  readonly seats: readonly SeatInfo[];
  readonly ui: GameUi;
}) {
  return (
    <section className="scores" aria-label={`${ui.counted ?? 'Points'}, part by part`}>
      {seats.map((info, seat) => {
        const parts = ui.score(view, seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <table key={seat} className="score-table">
            <caption>
              <SeatBadge seat={seat} info={info} />
            </caption>
            <tbody>
              {parts.map((part, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same words
                <tr key={i}>
                  <th scope="row">
                    {part.label}
                    {part.detail && <span className="field-help"> {part.detail}</span>}
                  </th>
                  <td>{part.points}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td>{parts.reduce((sum, part) => sum + part.points, 0)}</td>
              </tr>
            </tfoot>
          </table>
        );
      })}
    </section>
  );
}
