import { Emblem, Icon } from '@conclave/kit';
import { memo, type SyntheticEvent, useEffect, useState } from 'react';
import { boardLetter, boardName } from '../../words/sector-names.ts';
import type { Props } from '../draft.ts';
import { type BoardStanding, standingsOf } from './standings.ts';

interface TableProps extends Pick<Props, 'view' | 'seats'> {
  /** A board that is pointed at, null for none. */
  readonly point: (board: number | null) => void;
}

function Row({ standing, seats, point }: Omit<TableProps, 'view'> & { readonly standing: BoardStanding }) {
  const { board, points, powers, leaders } = standing;
  return (
    <tr onPointerEnter={() => point(board)} onPointerLeave={() => point(null)}>
      <th scope="row">
        <span aria-hidden="true">{boardLetter(board)}</span>
        <span className="unseen">{boardName(board)}</span>
      </th>
      {points.map((n, seat) => (
        <td
          key={seat}
          data-leads={leaders.includes(seat) || undefined}
          title={powers[seat]! > 0 ? `${seats[seat]!.name}: power ${powers[seat]}, ${n} VP` : undefined}
        >
          {n > 0 ? n : <span className="unseen">0</span>}
        </td>
      ))}
    </tr>
  );
}

/** A window in which the list may lie beside the galaxy without hiding it. */
const ROOM = '(min-width: 62rem)';
const hasRoom = (): boolean => typeof matchMedia === 'undefined' || matchMedia(ROOM).matches;

/** What every board would bring to everybody if it were scored now, and the sum. */
export const StandingsTable = memo(({ view, seats, point }: TableProps) => {
  const standings = standingsOf(view);
  const [isOpen, setOpen] = useState(hasRoom);
  useEffect(() => {
    const room = matchMedia(ROOM);
    const follow = () => setOpen(room.matches);
    room.addEventListener('change', follow);
    return () => room.removeEventListener('change', follow);
  }, []);
  const onToggle = (e: SyntheticEvent<HTMLDetailsElement>) => setOpen(e.currentTarget.open);
  return (
    <details className="hg-standings" open={isOpen} onToggle={onToggle}>
      <summary>
        <Icon name="chart" size={16} /> <span>If scored now</span>
      </summary>
      <table>
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
          {standings.map((standing) => (
            <Row key={standing.board} standing={standing} seats={seats} point={point} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span aria-hidden="true">Σ</span>
              <span className="unseen">All boards</span>
            </th>
            {seats.map((_, seat) => (
              <td key={seat}>{standings.reduce((sum, { points }) => sum + points[seat]!, 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </details>
  );
});
