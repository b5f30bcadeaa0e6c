import { kept } from '@conclave/kit';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { me } from '../net/me.ts';
import type { TableInfo } from '../net/protocol.ts';
import { isMyTurn } from './urgency.ts';

const REFRESH = 15_000;

export interface MyTables {
  readonly tables: readonly TableInfo[];
  /** Ids of the games that were begun in this browser. */
  readonly begun: readonly string[];
}

/** All my tables that are not finished, and the newest of the others: the list comes page by page, in this order. */
async function allMine(): Promise<MyTables | null> {
  const tables: TableInfo[] = [];
  let begun: readonly string[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page = await api.tables(from);
    if (!page.ok) return null;
    tables.push(...page.value.tables);
    begun = page.value.begun;
    from = tables.at(-1)?.status === 'finished' ? null : page.value.next;
  }
  return { tables, begun };
}

/** Whether a table waited for me when home was last looked at: its place is kept until that is known anew. */
export const waited = kept('conclave.waited', false);

/** The games that were begun, as home knew them last: a press may come before that is known anew. */
export const begunBefore = kept<readonly string[]>('conclave.begun', []);

let last: MyTables | null = null;

/** The tables at which I have a seat, looked up again from time to time; null until they are known. */
export function useMyTables(): MyTables | null {
  const [mine, setMine] = useState(last);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden || !(await me.known()).ok) return;
      const found = await allMine();
      if (found === null || gone) return;
      last = found;
      begunBefore.set(found.begun);
      waited.set(found.tables.some(isMyTurn));
      setMine(found);
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
  return mine;
}
