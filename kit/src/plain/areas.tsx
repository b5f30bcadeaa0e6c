import type { Seat } from '@conclave/kernel';
import { Count } from '../count.tsx';
import { SeatBadge } from '../emblem.tsx';
import type { TableProps } from '../game-ui.ts';
import { BoardArea } from './board.tsx';
import type { Field } from './guide.ts';
import { FieldArea, type Shown } from './things.tsx';

const isCommon = ({ bySeat, as }: Field) => (bySeat ? as === 'track' : as !== 'none');
const isSeats = ({ bySeat, as }: Field) => bySeat && as !== 'none' && as !== 'track';

/** The middle of the table: boards, and all that belongs to nobody. */
export function Common(shown: Shown) {
  const { plain, fields } = shown.guide;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
    <section className="k-common" aria-label="Table" tabIndex={0}>
      {plain.boards?.map((board) => (
        <BoardArea key={board.label} shown={shown} board={board} />
      ))}
      <div className="k-areas">
        {fields.filter(isCommon).map((field) => (
          <FieldArea key={field.id} shown={shown} field={field} />
        ))}
      </div>
    </section>
  );
}

/** What belongs to the viewer. */
export function Own(shown: Shown) {
  const { viewer } = shown.props;
  const own = shown.guide.fields.filter(isSeats);
  if (viewer === 'table') return null;
  if (own.length === 0) return <p className="k-own-none">All that is yours lies on the board.</p>;
  return (
    <div className="k-areas k-own">
      {own.map((field) => (
        <FieldArea key={field.id} shown={shown} field={field} seat={viewer} />
      ))}
    </div>
  );
}

/** What everybody may know of a seat. */
export function SeatArea(shown: Shown<TableProps & { readonly seat: Seat }>) {
  const { guide, props } = shown;
  const { seat } = props;
  const points = guide.pointsOf(props.view, seat);
  return (
    <div className="k-seat-area">
      <p className="k-seat-head">
        <SeatBadge seat={seat} info={props.seats[seat]!} />
        {points !== null && (
          <span>
            <Count value={points} /> <span className="k-many">{guide.plain.counted ?? 'points'}</span>
          </span>
        )}
      </p>
      <div className="k-areas">
        {guide.fields.filter(isSeats).map((field) => (
          <FieldArea key={field.id} shown={shown} field={field} seat={seat} />
        ))}
      </div>
    </div>
  );
}
