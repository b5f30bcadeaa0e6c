import type { TableInfo } from '../net/protocol.ts';

export const isMyTurn = (table: TableInfo): boolean =>
  table.status === 'running' &&
  table.trouble === null &&
  table.waiting.some((seat) => table.mine.includes(seat));

/** The seats of all others, in their order. */
export const others = (table: TableInfo): readonly number[] =>
  table.seats.flatMap((_, seat) => (table.mine.includes(seat) ? [] : [seat]));

/** Somebody else than a bot sits there, too. */
const hasCompany = (table: TableInfo): boolean =>
  others(table).some((seat) => table.seats[seat]?.kind === 'human');

/** People are not kept waiting, whoever waits longest first; of games against bots the last one goes on. */
const byUrgency = (a: TableInfo, b: TableInfo): number =>
  Number(hasCompany(b)) - Number(hasCompany(a)) ||
  (hasCompany(a) ? a.changed - b.changed : b.changed - a.changed);

/** So many tables that wait for me stand beside the one to go on with. */
const BESIDE = 2;

/** My tables that are not finished: the one to go on with, those that wait for me, too, and all others. */
export function sorted(tables: readonly TableInfo[]) {
  const open = tables.filter((table) => table.status !== 'finished');
  const mine = open.filter(isMyTurn).sort(byUrgency);
  const others = open.filter((table) => !isMyTurn(table)).sort((a, b) => b.changed - a.changed);
  return {
    first: mine[0],
    beside: mine.slice(1, 1 + BESIDE),
    rest: [...mine.slice(1 + BESIDE), ...others],
  };
}
