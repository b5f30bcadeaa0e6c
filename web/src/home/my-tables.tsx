import { games } from '@conclave/games';
import { Emblem } from '@conclave/web/kit';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../net/api.ts';
import { me } from '../net/me.ts';
import type { TableInfo } from '../net/protocol.ts';
import { ago } from '../shell/ago.ts';

const REFRESH = 15_000;

function useMyTables(): readonly TableInfo[] {
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden || !(await me.known()).ok) return;
      const answer = await api.tables();
      if (answer.ok && !gone) setTables(answer.value.tables);
    };
    void look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return tables;
}

const isMyTurn = (table: TableInfo) =>
  table.status === 'running' && table.waiting.some((seat) => table.mine.includes(seat));

/** What is to be said of a table in a few words. */
function standing(table: TableInfo): string {
  if (table.status === 'waiting') return 'Waiting for players';
  if (table.status === 'running') {
    if (isMyTurn(table)) return 'Your turn';
    return `${table.waiting.map((seat) => table.seats[seat]?.name ?? '').join(', ')} to move`;
  }
  const won = table.mine.some((seat) => table.outcome?.places[seat] === 1);
  return won ? 'You won' : 'Finished';
}

function Row({ table }: { readonly table: TableInfo }) {
  return (
    <li>
      <Link href={`/table/${table.id}`} className={isMyTurn(table) ? 'my-table my-turn' : 'my-table'}>
        <span className="my-table-state">{standing(table)}</span>
        <span className="my-table-who">
          <span className="my-table-game">{games[table.game]?.meta.title ?? table.game}</span>
          {table.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <span key={i} className="my-table-seat">
              <Emblem seat={i} size={12} />
              <bdi>{seat.name || 'open'}</bdi>
            </span>
          ))}
        </span>
        <span className="my-table-when">{ago(table.changed)}</span>
      </Link>
    </li>
  );
}

/** My games: those that wait for me first, then the others, then the finished ones. */
export function MyTables() {
  const tables = useMyTables();
  if (tables.length === 0) return null;
  const rank = (t: TableInfo) => (isMyTurn(t) ? 0 : t.status === 'finished' ? 2 : 1);
  const sorted = [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
  const [open, done] = [
    sorted.filter((t) => t.status !== 'finished'),
    sorted.filter((t) => t.status === 'finished'),
  ];
  return (
    <section className="my-tables" aria-label="Your games">
      {open.length > 0 && (
        <>
          <h2>Your games</h2>
          <ul>
            {open.map((table) => (
              <Row key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
      {done.length > 0 && (
        <details open={open.length === 0}>
          <summary>Finished games ({done.length})</summary>
          <ul>
            {done.slice(0, 30).map((table) => (
              <Row key={table.id} table={table} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
