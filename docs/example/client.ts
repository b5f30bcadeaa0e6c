import { games } from '@conclave/games';
import { moveText, type Outcome, type Seat } from '@conclave/kernel';

/** What `GET /api/tables/ID/state` answers, as far as this bot reads it. */
interface State {
  readonly version: number;
  readonly position: {
    readonly view: unknown;
    readonly waiting: readonly Seat[];
    readonly asks: { readonly id: string; readonly sealed: boolean } | null;
  };
}

/** Sends requests to a server as one guest. */
async function guest(server: string) {
  const hello = await fetch(`${server}/api/me`);
  const cookie = hello.headers.getSetCookie()[0]!.split(';')[0]!;
  return async <Answer>(path: string, body?: object) => {
    const answer = await fetch(`${server}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Answer;
  };
}

/** Plays a game against the server's strongest bot: each time the first move that is offered. */
export async function playOnce(server: string, id: string): Promise<Outcome> {
  const game = await games[id]!.load();
  const ask = await guest(server);
  const seats = [{ kind: 'me' }, { kind: 'bot' }];
  const table = await ask<{ id: string }>('/tables', { game: id, seats, start: true });
  for (let turn = 0; ; ) {
    const { version, position } = await ask<State>(`/tables/${table.id}/state?seat=0`);
    const view = position.view as Parameters<typeof game.moves>[0];
    if (view.outcome) return view.outcome;
    if (position.waiting.includes(0)) {
      const command = { do: 'move', seat: 0, move: moveText(game.moves(view, 0)[0]!) };
      const when = position.asks?.sealed ? { ask: position.asks.id } : {};
      await ask(`/tables/${table.id}/commands`, {
        id: `turn-${turn++}`,
        version,
        command: { ...command, ...when },
      });
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
