import type { Seat } from '@conclave/kernel';
import { type Explanation, Icon, SeatBadge } from '@conclave/kit';
import { Beside } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { armament, controller, controlScore, influence } from '../../rules/control.ts';
import { colonyOf, tokens } from '../../rules/galaxy.ts';
import { BONUS_TEXT } from '../../words/names.ts';
import { kindOf, neighboursOf, presentAt, tokensOf } from '../../words/sector.ts';
import type { Props } from '../draft.ts';
import { previewBattle } from '../preview.ts';
import { Sign } from '../symbols/symbol.tsx';
import { sayThreat, threatAt } from '../threat.ts';
import { at, bonusOf } from '../words.ts';

type SectorProps = Pick<Props, 'view' | 'seats' | 'viewer'> & { readonly sector: number };

/** A sum with its parts: “3 + 1 = 4”; without a second part only the result. */
function Sum({ own, more }: { readonly own: number; readonly more: number }) {
  return (
    <span className="k-num">
      {more > 0 && (
        <span className="k-quiet">
          {own} + {more} ={' '}
        </span>
      )}
      <b>{own + more}</b>
    </span>
  );
}

const Controls = () => (
  <span className="ax-controls">
    <Icon name="check" size={14} />
    <span className="unseen"> controls it</span>
  </span>
);

/** What a seat would keep or lose in a battle there now. */
function fate({ view, sector }: SectorProps, seat: Seat): string {
  const { parts, winner } = previewBattle(view, sector);
  const { keeps, loses } = parts.find((part) => part.seat === seat)!;
  if (seat === winner) return `wins, keeps ${keeps}`;
  return loses === 'nothing' ? 'loses nothing' : `loses ${loses}`;
}

/** Several are there: tokens and influence for control, tokens and armament for a battle. */
function Shared(props: SectorProps & { readonly present: readonly Seat[]; readonly holder: Seat }) {
  const { view, seats, sector, holder } = props;
  const present = [...props.present].sort(
    (a, b) => controlScore(view, b, sector) - controlScore(view, a, sector) || a - b,
  );
  return (
    <table className="ax-present">
      <thead className="k-note">
        <tr>
          <th scope="col">
            <span className="unseen">Player</span>
          </th>
          <th scope="col">
            <Sign name="influence" size={14} /> Control
          </th>
          <th scope="col" colSpan={2}>
            <Sign name="armament" size={14} /> Battle now
          </th>
        </tr>
      </thead>
      <tbody>
        {present.map((seat) => {
          const own = tokens(view, seat, sector);
          return (
            <tr key={seat}>
              <th scope="row">
                <SeatBadge seat={seat} info={seats[seat]!} />
              </th>
              <td>
                <Sum own={own} more={influence(view, seat)} />
                {seat === holder && <Controls />}
              </td>
              <td>
                <Sum own={own} more={armament(view, seat)} />
              </td>
              <td>{fate(props, seat)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Who is there, and what that comes to. */
function Present(props: SectorProps) {
  const { view, seats, sector } = props;
  const present = presentAt(view, sector);
  const holder = controller(view, sector);
  const colony = colonyOf(view, sector);
  if (present.length === 0) return <p>Nobody is here.</p>;
  return (
    <>
      {present.length > 1 ? (
        <Shared {...props} present={present} holder={holder} />
      ) : (
        <p className="k-flow">
          <SeatBadge seat={holder} info={seats[holder]!} /> controls it alone:{' '}
          {tokensOf(view, holder, sector)}
        </p>
      )}
      {holder < 0 && <p>Tied: nobody controls it.</p>}
      {colony >= 0 && present.length > 1 && (
        <p className="k-flow">
          <Sign name="colony" /> {view.colonies[sector] === colony ? 'Colony' : 'Origin colony'} of{' '}
          <SeatBadge seat={colony} info={seats[colony]!} />
        </p>
      )}
    </>
  );
}

/** A sector taken apart: its bonus, who controls it and why, how a battle there would end now, what lies beside it. */
export function Inspect({
  close,
  isAfter = false,
  why = null,
  ...props
}: SectorProps & {
  /** Whether the view is what the move under construction would make of it, as the galaxy shows it then. */
  readonly isAfter?: boolean;
  readonly why?: Explanation | null;
  readonly close: () => void;
}) {
  const { view, seats, viewer, sector } = props;
  const bonus = bonusOf(view, sector);
  const names = seats.map(({ name }) => name);
  const threat = viewer === 'table' ? null : threatAt(view, viewer, sector);
  return (
    <Beside
      place={sector}
      label={`Sector ${at(view, sector)}`}
      title={
        <>
          {bonus !== null && <Sign name={bonus} size={18} />} {at(view, sector)}{' '}
          <span className="k-quiet">
            {kindOf(view, sector, names)}
            {isAfter && ', after this move'}
          </span>
        </>
      }
      className="ax-inspect"
      why={why}
      close={close}
    >
      <Present {...props} />
      {threat && <p>{sayThreat(threat, seats, view)}</p>}
      {bonus !== null && (
        <p className="k-note ax-more">A colony here: {BONUS_TEXT[bonus].says(tables(view))}</p>
      )}
      <p className="unseen">Next to {neighboursOf(view, sector)}.</p>
    </Beside>
  );
}
