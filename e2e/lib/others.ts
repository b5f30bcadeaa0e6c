import { type Core, type Game, type Move, moveText } from '@conclave/kernel';
import type { Person } from './person.ts';

interface Stood {
  readonly version: number;
  readonly position: {
    readonly view: Core;
    readonly waiting: readonly number[];
    readonly asks: { id: string; sealed: boolean } | null;
  };
}

let sent = 0;

/** Makes the first move there is for a seat of a person, by the server's interface and past their page. */
export async function movesAside(
  game: Game,
  person: Person,
  table: string,
  seat: number,
  url: string,
): Promise<Move> {
  const { request } = person.context;
  const api = `${url}/api${table.replace('/table/', '/tables/')}`;
  const answer = await request.get(`${api}/state?seat=${seat}`);
  const { version, position } = (await answer.json()) as Stood;
  const move = game.moves(position.view, seat)[0]!;
  const { id, sealed } = position.asks!;
  const data = {
    id: `aside-${sent++}`,
    ...(sealed ? {} : { version }),
    command: { do: 'move', seat, move: moveText(move), ...(sealed ? { ask: id } : {}) },
  };
  const done = await request.post(`${api}/commands`, { data });
  if (!done.ok()) throw new Error(await done.text());
  return move;
}
