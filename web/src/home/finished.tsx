import { Button, buttonLook, Icon } from '@conclave/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { serverNow } from '../net/clock.ts';
import type { TableInfo } from '../net/protocol.ts';
import { ago } from '../shell/ago.ts';
import './finished.css';
import { Others } from './my-tables.tsx';
import { points, result, titleOf } from './table-words.ts';

const FIRST = 5;
const DAY = 86_400_000;
const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });
const years = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** When a game ended: “2 days ago”, and after a week the day. */
function ended(at: number, now: number): string {
  if (now - at < 7 * DAY) return ago(at, now);
  return (now - at < 300 * DAY ? days : years).format(at);
}

function Row({ table }: { readonly table: TableInfo }) {
  const won = table.mine.some((seat) => table.outcome?.places[seat] === 1);
  return (
    <tr>
      <td className="finished-result" data-won={won || undefined}>
        {result(table)}
      </td>
      <th scope="row" className="finished-game" translate="no">
        <Link href={`/table/${table.id}`}>{titleOf(table)}</Link>
      </th>
      <td className="finished-points">{points(table).join(' to ')}</td>
      <td className="finished-who">
        <Others table={table} />
      </td>
      <td className="finished-when">{ended(table.changed, serverNow())}</td>
      <td className="finished-replay">
        <Link
          href={`/replay/${table.id}`}
          className={buttonLook({ look: 'bare' })}
          aria-label={`Replay of ${titleOf(table)}, ${ended(table.changed, serverNow())}`}
        >
          <Icon name="play" size={16} /> Replay
        </Link>
      </td>
    </tr>
  );
}

/** My finished games, newest first. */
export default function FinishedGames({ tables }: { readonly tables: readonly TableInfo[] }) {
  const [all, setAll] = useState(false);
  const done = tables.toSorted((a, b) => b.changed - a.changed);
  const rows = all ? done : done.slice(0, FIRST);
  return (
    <section className="finished" aria-labelledby="finished">
      <h2 id="finished">Finished games</h2>
      <table>
        <thead className="unseen">
          <tr>
            <th scope="col">Result</th>
            <th scope="col">Game</th>
            <th scope="col">Points, yours first</th>
            <th scope="col">Opponents</th>
            <th scope="col">Ended</th>
            <th scope="col">Replay</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </tbody>
      </table>
      {done.length > rows.length && (
        <Button look="bare" onClick={() => setAll(true)}>
          All {done.length}
        </Button>
      )}
    </section>
  );
}
