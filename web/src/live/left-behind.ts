import { createStore } from 'zustand/vanilla';
import type { LiveTable, Returned } from './live-table.ts';

/** A move whose maker has left the table before it was answered. */
export interface LeftBehind {
  readonly table: string;
  readonly game: string;
  /** Why it was not made; null as long as nobody knows. */
  readonly refused: Returned | null;
}

/** What people must still hear of, wherever in the house they are now. */
export const leftBehind = createStore<readonly LeftBehind[]>(() => []);

export const forget = (one: LeftBehind): void =>
  leftBehind.setState(
    leftBehind.getState().filter((each) => each !== one),
    true,
  );

/** Goes on listening for what becomes of the moves at a table that is left. */
export async function leave(table: string, game: string, live: LiveTable): Promise<void> {
  if (live.store.getState().pending.length === 0) return;
  const open: LeftBehind = { table, game, refused: null };
  leftBehind.setState([...leftBehind.getState(), open], true);
  await live.sent();
  const { refused } = live.store.getState();
  forget(open);
  if (refused) leftBehind.setState([...leftBehind.getState(), { ...open, refused }], true);
}
