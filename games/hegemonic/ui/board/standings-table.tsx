import { Emblem, Icon, useEscape } from '@conclave/kit';
import { memo, type PointerEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { tables } from '../../data/tables.ts';
import { technologyPoints } from '../../rules/scoring.ts';
import type { State } from '../../rules/types.ts';
import { boardLetter, boardName } from '../../words/sector-names.ts';
import type { Props } from '../draft.ts';
import { BoardRow } from '../scoring/board-row.tsx';
import { ThingSign } from '../symbols/symbols.tsx';
import { type BoardStanding, powerText, standingsOf } from './standings.ts';

const WHY = 'hg-why';

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

interface RowProps {
  readonly standing: BoardStanding;
  readonly was: BoardStanding;
  readonly isExplained: boolean;
  /** Explains the board, and lights it in the galaxy; null for none. */
  readonly explain: (board: number | null) => void;
}

function Row({ standing: { board, points, leaders }, was, isExplained, explain }: RowProps) {
  const byMouse = (board: number | null) => (e: PointerEvent) => e.pointerType === 'mouse' && explain(board);
  return (
    <tr data-explained={isExplained || undefined}>
      <th scope="row">
        <button
          type="button"
          aria-expanded={isExplained}
          aria-controls={WHY}
          onPointerEnter={byMouse(board)}
          onPointerLeave={byMouse(null)}
          onClick={() => explain(board)}
          onBlur={() => explain(null)}
        >
          <span aria-hidden="true">{boardLetter(board)}</span>
          <span className="unseen">{boardName(board)}</span>
        </button>
      </th>
      {points.map((n, seat) => (
        <td
          key={seat}
          className={changeOf(n, was.points[seat]!) ?? (leaders.includes(seat) ? 'k-ink k-firm' : undefined)}
        >
          <Points n={n} was={was.points[seat]!} />
        </td>
      ))}
    </tr>
  );
}

/** Why a board would pay what it would. */
function Why({ view, seats, standing }: Pick<TableProps, 'view' | 'seats'> & { standing: BoardStanding }) {
  return (
    <ul id={WHY} className="hg-why k-over k-list" aria-live="polite">
      <BoardRow
        t={tables(view)}
        scored={standing}
        seats={seats}
        from={(seat) => powerText(view, standing.board, seat)}
      />
    </ul>
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
  const [explained, setExplained] = useState<number | null>(null);
  const explain = (board: number | null) => {
    setExplained(board);
    point(board);
  };
  useEscape(explained !== null, () => explain(null));
  useEffect(() => {
    const room = matchMedia(ROOM);
    const follow = () => setOpen(room.matches);
    room.addEventListener('change', follow);
    return () => room.removeEventListener('change', follow);
  }, []);
  const onToggle = (e: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(e.currentTarget.open);
    explain(null);
  };
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
            <Row
              key={board}
              standing={standing}
              was={before[board]!}
              isExplained={explained === board}
              explain={explain}
            />
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
      {explained !== null && <Why view={next} seats={seats} standing={standings[explained]!} />}
    </details>
  );
});
