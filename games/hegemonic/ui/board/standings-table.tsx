import { Emblem, Icon } from '@conclave/kit';
import { memo, type SyntheticEvent, useEffect, useState } from 'react';
import { technologyPoints } from '../../rules/scoring.ts';
import type { State } from '../../rules/types.ts';
import { boardLetter, boardName } from '../../words/sector-names.ts';
import type { Props } from '../draft.ts';
import { ThingSign } from '../symbols/symbols.tsx';
import { type BoardStanding, standingsOf } from './standings.ts';

interface TableProps extends Pick<Props, 'view' | 'seats'> {
  /** What the move under construction would make of the view; the view without one. */
  readonly next: State;
  /** A board that is pointed at, null for none. */
  readonly point: (board: number | null) => void;
}

/** Points, and whether the move under construction changes them; nothing is left blank. */
const Points = ({ n, was }: { readonly n: number; readonly was: number }) => (
  <>
    {n === 0 && was === 0 ? <span className="unseen">0</span> : n}
    {n !== was && <span className="unseen">, now {was}</span>}
  </>
);

const changeOf = (n: number, was: number) => (n === was ? undefined : n > was ? 'k-gain' : 'k-loss');

interface RowProps extends Pick<TableProps, 'seats' | 'point'> {
  readonly standing: BoardStanding;
  readonly was: BoardStanding;
}

function Row({ standing: { board, points, powers, leaders }, was, seats, point }: RowProps) {
  return (
    <tr onPointerEnter={() => point(board)} onPointerLeave={() => point(null)}>
      <th scope="row">
        <span aria-hidden="true">{boardLetter(board)}</span>
        <span className="unseen">{boardName(board)}</span>
      </th>
      {points.map((n, seat) => (
        <td
          key={seat}
          className={changeOf(n, was.points[seat]!)}
          data-leads={leaders.includes(seat) || undefined}
          title={powers[seat]! > 0 ? `${seats[seat]!.name}: power ${powers[seat]}, ${n} VP` : undefined}
        >
          <Points n={n} was={was.points[seat]!} />
        </td>
      ))}
    </tr>
  );
}

/** A window in which the list may lie beside the galaxy without hiding it. */
const ROOM = '(min-width: 62rem)';
const hasRoom = (): boolean => typeof matchMedia === 'undefined' || matchMedia(ROOM).matches;

const sumsOf = (standings: readonly BoardStanding[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => standings.reduce((sum, { points }) => sum + points[seat]!, 0));

/** What Advanced Technologies would bring at the end (HG-END-03). */
function Technologies({ view }: Pick<TableProps, 'view'>) {
  const points = technologyPoints(view);
  if (points.every((n) => n === 0)) return null;
  return (
    <tr title="At the end of the game: Advanced Technologies">
      <th scope="row">
        <ThingSign thing="card" size={13} title="Advanced Technologies at the end" />
      </th>
      {points.map((n, seat) => (
        <td key={seat}>
          <Points n={n} was={n} />
        </td>
      ))}
    </tr>
  );
}

/** What every board would bring to everybody if it were scored now, or after the move under construction, and the sum. */
export const StandingsTable = memo(({ view, next, seats, point }: TableProps) => {
  const [before, standings] = [standingsOf(view), standingsOf(next)];
  const [was, sums] = [sumsOf(before, view.seats), sumsOf(standings, view.seats)];
  const [isOpen, setOpen] = useState(hasRoom);
  useEffect(() => {
    const room = matchMedia(ROOM);
    const follow = () => setOpen(room.matches);
    room.addEventListener('change', follow);
    return () => room.removeEventListener('change', follow);
  }, []);
  const onToggle = (e: SyntheticEvent<HTMLDetailsElement>) => setOpen(e.currentTarget.open);
  return (
    <details className="hg-standings map-fold" open={isOpen} onToggle={onToggle}>
      <summary>
        <Icon name="chart" size={16} /> <span>If scored now</span>
      </summary>
      <table className="k-num">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Board</span>
            </th>
            {seats.map(({ name }, seat) => (
              <th key={seat} scope="col">
                <Emblem seat={seat} size={12} title={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, board) => (
            <Row key={board} standing={standing} was={before[board]!} seats={seats} point={point} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span aria-hidden="true">Σ</span>
              <span className="unseen">All boards</span>
            </th>
            {sums.map((n, seat) => (
              <td key={seat} className={changeOf(n, was[seat]!)}>
                <Points n={n} was={was[seat]!} />
              </td>
            ))}
          </tr>
          <Technologies view={view} />
        </tfoot>
      </table>
    </details>
  );
});
