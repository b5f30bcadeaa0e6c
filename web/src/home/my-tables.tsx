import { toldApart } from '@conclave/frame/told-apart.ts';
import { listed } from '@conclave/frame/words.ts';
import { games } from '@conclave/games';
import { Emblem, Name } from '@conclave/kit';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../net/api.ts';
import { serverNow } from '../net/clock.ts';
import { me } from '../net/me.ts';
import type { TableInfo } from '../net/protocol.ts';
import { ago } from '../shell/ago.ts';
import './my-tables.css';

const REFRESH = 15_000;

/** All my tables that are not finished, and the newest of the others: the list comes page by page, in this order. */
async function allMine(): Promise<readonly TableInfo[] | null> {
  const tables: TableInfo[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page = await api.tables(from);
    if (!page.ok) return null;
    tables.push(...page.value.tables);
    from = tables.at(-1)?.status === 'finished' ? null : page.value.next;
  }
  return tables;
}

/** The tables at which I have a seat, looked up again from time to time. */
export function useMyTables(): readonly TableInfo[] {
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden || !(await me.known()).ok) return;
      const mine = await allMine();
      if (mine !== null && !gone) setTables(mine);
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

const namesOf = (table: TableInfo) => toldApart(table.seats.map(({ name }) => name));

/** What is to be said of a table in a few words. */
function standing(table: TableInfo): string {
  if (table.trouble === 'damaged') return 'Damaged: it can no longer be read';
  if (table.trouble === 'other-rules') return 'Begun under other rules: to look at only';
  if (table.status === 'waiting') return 'Waiting for players';
  if (table.status === 'running') {
    if (isMyTurn(table)) return 'Your turn';
    return `Waiting for ${listed(table.waiting.map((seat) => namesOf(table)[seat] ?? ''))}`;
  }
  const won = table.mine.some((seat) => table.outcome?.places[seat] === 1);
  return won ? 'You won' : 'Finished';
}

function Row({ table }: { readonly table: TableInfo }) {
  const names = namesOf(table);
  return (
    <li>
      <Link href={`/table/${table.id}`} className={isMyTurn(table) ? 'my-table my-turn' : 'my-table'}>
        <span className="my-table-state">{standing(table)}</span>
        <span className="my-table-who">
          <span className="my-table-game" translate="no">
            {games[table.game]?.meta.title ?? table.game}
          </span>
          {table.seats.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <span key={i} className="my-table-seat">
              <Emblem seat={i} size={12} />
              {names[i] ? <Name of={names[i]} /> : 'open'}
            </span>
          ))}
        </span>
        <span className="my-table-when">{ago(table.changed, serverNow())}</span>
      </Link>
    </li>
  );
}

const newestFirst = (a: TableInfo, b: TableInfo) => b.changed - a.changed;

/** My running games, those that wait for me first. */
export function RunningTables({ tables }: { readonly tables: readonly TableInfo[] }) {
  const open = tables.filter((table) => table.status !== 'finished');
  if (open.length === 0) return null;
  const sorted = [...open].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || newestFirst(a, b));
  return (
    <section className="my-tables" aria-labelledby="running">
      <h2 id="running">Your games</h2>
      <ul>
        {sorted.map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 30;

/** My finished games, newest first. */
export function FinishedTables({ tables }: { readonly tables: readonly TableInfo[] }) {
  const done = tables.filter((table) => table.status === 'finished').sort(newestFirst);
  if (done.length === 0) return null;
  return (
    <details className="my-tables">
      <summary>Finished games ({done.length})</summary>
      <ul>
        {done.slice(0, SHOWN).map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </details>
  );
}
