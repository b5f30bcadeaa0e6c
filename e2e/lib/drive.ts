import { type Core, type Game, type Move, moveText, pick, seeded, seedOf } from '@conclave/kernel';
import type { Person } from './person.ts';
import { type Fits, isOver } from './position.ts';

/** Plays the first seat on to the end, or to what is looked for, by the server's interface and with random moves. */
export async function drive<S extends Core, M extends Move>(
  game: Game<S, M>,
  person: Person,
  fits: Fits<S, M> = isOver,
): Promise<void> {
  const seat = 0;
  const table = person.page.url().split('/').at(-1)!;
  const { request } = person.context;
  const chance = seeded(seedOf(7));
  for (let sent = 0; ; ) {
    const answer = await request.get(`/api/tables/${table}/state?seat=${seat}`);
    const { version, position } = (await answer.json()) as {
      version: number;
      position: { view: S; waiting: number[]; asks: { id: string; sealed: boolean } | null };
    };
    const moves = position.waiting.includes(seat) ? game.moves(position.view, seat) : [];
    if (fits(position.view, moves)) return;
    if (moves.length === 0) continue;
    const move = moveText(pick(chance, moves));
    const { id, sealed } = position.asks!;
    const data = {
      id: `drive-${sent++}`,
      ...(sealed ? {} : { version }),
      command: { do: 'move', seat, move, ...(sealed ? { ask: id } : {}) },
    };
    const done = await request.post(`/api/tables/${table}/commands`, { data });
    if (!done.ok()) throw new Error(`${move}: ${await done.text()}`);
  }
}
