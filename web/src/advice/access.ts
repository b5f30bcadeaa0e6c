import type { TableInfo } from '../net/protocol.ts';

/** Whether somebody may ask for advice: `others`: people whom it would betray play too; `later`: nothing is asked now. */
export type Access = 'open' | 'later' | 'others' | 'none';

type Table = Pick<TableInfo, 'status' | 'seats' | 'mine' | 'lent'>;

/** @param isAsked whether the game waits for the seat that is looked from */
export function accessOf(table: Table, seat: number | null, isJudged: boolean, isAsked: boolean): Access {
  if (!isJudged || seat === null || table.status !== 'running') return 'none';
  const isOther = ({ kind, lent }: TableInfo['seats'][number], at: number) =>
    !table.mine.includes(at) && (kind !== 'bot' || (lent === true && !table.lent.includes(at)));
  if (table.seats.some(isOther)) return 'others';
  return isAsked ? 'open' : 'later';
}
