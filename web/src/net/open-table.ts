import { api, isMissed } from './api.ts';
import type { LoadedGame } from './games.ts';
import { me } from './me.ts';
import { part } from './parts.ts';
import type { Refused, TableInfo } from './protocol.ts';
import { untilAnswered } from './reach.ts';
import { connection } from './socket.ts';

/** A table with its game, ready to be shown. */
export interface Opened {
  readonly info: TableInfo;
  readonly loaded: LoadedGame;
}

async function ask(id: string): Promise<Opened | Refused> {
  const games = part(() => import('./games.ts'));
  games.catch(() => undefined);
  const asks = () => untilAnswered(() => api.table(id), isMissed);
  const meets = untilAnswered(me.known, isMissed);
  void meets.then(({ ok }) => ok && connection.open());
  // Who is new is told nothing before the server has met them.
  const [known, table] = await Promise.all([meets, me.wasMet() ? asks() : meets.then(asks)]);
  if (!known.ok) return known.refused;
  if (!table.ok) return table.refused;
  const loaded = await (await games).loadGame(table.value.game);
  if (!loaded) return { error: 'no-game', message: 'This game cannot be shown by this version of Conclave.' };
  return { info: table.value, loaded };
}

/** What was asked for before the page that shows it had come. */
let early: { readonly id: string; readonly opened: Promise<Opened | Refused> } | null = null;

/** Where the address is a table's: asks for it while the parts of its page are still on their way. */
export function openEarly(path: string): void {
  const id = /^\/table\/([\w-]+)$/.exec(path)?.[1];
  if (id === undefined) return;
  early = { id, opened: ask(id) };
  early.opened.catch(() => undefined);
}

/** Finds a table and loads its game. Rejects where the game can't be loaded. */
export function openTable(id: string): Promise<Opened | Refused> {
  const opened = early?.id === id ? early.opened : ask(id);
  early = null;
  return opened;
}
