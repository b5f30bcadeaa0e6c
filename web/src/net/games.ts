import { type GameEntry, games } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import type { GameUi } from '@conclave/kit';
import { hearOfExamples } from './examples.ts';
import { part } from './parts.ts';

/** A game with its interface, ready to be shown. */
export interface LoadedGame {
  readonly game: Game;
  readonly ui: GameUi;
}

const uis = import.meta.glob<{ default: Partial<GameUi> }>('../../../games/*/ui/index.tsx');
const loaded = new Map<string, Promise<LoadedGame | null>>();

/** What a page must have to be whole. */
const PARTS = [
  'Board',
  'Mine',
  'Seat',
  'Prompt',
  'rule',
  'describe',
  'score',
  'rules',
  'turn',
  'options',
  'endings',
] as const;
const isWhole = (ui: Partial<GameUi>): ui is GameUi => PARTS.every((name) => ui[name] !== undefined);

const ownPage = async (id: string): Promise<Partial<GameUi>> =>
  (await uis[`../../../games/${id}/ui/index.tsx`]?.())?.default ?? {};

/** What a game's own page leaves out is drawn by the house. */
async function completed(game: Game, own: Partial<GameUi>, entry: GameEntry): Promise<GameUi> {
  if (isWhole(own)) return own;
  const [{ complete }, plain, text, sayRefusal] = await Promise.all([
    import('@conclave/kit/plain/complete.tsx'),
    entry.plain?.(),
    entry.text?.(),
    entry.say(),
  ]);
  return complete(game, own, { title: entry.meta.title, plain, text, sayRefusal });
}

async function load(id: string): Promise<LoadedGame | null> {
  if (!Object.hasOwn(games, id)) await hearOfExamples();
  const entry = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!entry) return null;
  const [game, own] = await Promise.all([entry.load(), ownPage(id)]);
  return { game, ui: await completed(game, own, entry) };
}

/** Loads rules and interface of a game, once. Null for a game that is unknown. */
export function loadGame(id: string): Promise<LoadedGame | null> {
  let promise = loaded.get(id);
  if (!promise) {
    promise = part(() => load(id));
    const forget = () => loaded.delete(id);
    promise.then((found) => found ?? forget(), forget);
    loaded.set(id, promise);
  }
  return promise;
}

/** Has the browser fetch a game while nothing else is to do; a failure changes nothing. */
export function prefetchGame(id: string): void {
  void load(id).catch(() => undefined);
}
