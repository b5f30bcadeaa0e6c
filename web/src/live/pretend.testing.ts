import {
  type Core,
  type Game,
  type GameEvent,
  type Move,
  moveText,
  parseMove,
  seedOf,
} from '@conclave/kernel';
import type { GameUi, Speed } from '@conclave/kit';
import type { Answer } from '../net/api.ts';
import type {
  Command,
  CommandAnswer,
  History,
  PlayedStep,
  Refused,
  TableInfo,
  Update,
} from '../net/protocol.ts';
import type { Watcher } from '../net/socket.ts';
import type { World } from './live-table.ts';

interface Played {
  readonly seat: number;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  readonly after: Core;
  readonly version: number;
}

/** A table of the server as far as one page sees it, played in this process. */
export class PretendServer implements World {
  readonly #game: Game;
  readonly #watchers: Watcher[] = [];
  #state: Core;
  #played: Played[] = [];
  #version = 1;
  asked = 0;
  pace: Speed = 'normal';
  unseen = false;
  /** Holds answers back until `release`. */
  held: (() => void)[] | null = null;
  refuseNext: Refused | null = null;
  readonly sent: { command: Command; version: number | undefined }[] = [];

  constructor(game: Game, seats: number) {
    this.#game = game;
    this.#state = game.setup(seedOf(7), seats);
  }

  get state(): Core {
    return this.#state;
  }

  /** A move by anybody, announced to everybody. */
  move(seat: number, move: Move): void {
    const after = this.#game.clone(this.#state);
    const events = this.#game.apply(after, seat, move);
    this.#state = after;
    this.#played.push({ seat, move, events, after, version: ++this.#version });
    this.#announce({ steps: true });
  }

  /** Cuts the game back to its first moves. */
  undo(keep: number): void {
    this.#played = this.#played.slice(0, keep);
    this.#state = this.#played.at(-1)?.after ?? this.#game.setup(seedOf(7), this.#state.seats);
    this.#version++;
    this.#announce({ keep });
  }

  chat(text: string): void {
    this.#version++;
    const line = { version: this.#version, seat: 0, name: 'A', text, at: 0 };
    for (const watcher of this.#watchers) {
      const { version: from, table } = { version: this.#version - 1, table: watcher.table };
      watcher.update({ table, seat: watcher.seat(), from, version: this.#version, chat: [line] }, false);
    }
  }

  /** Nobody has the seat any more that they look from. */
  unseat(): void {
    this.#version++;
    for (const watcher of this.#watchers)
      watcher.update({ ...this.#update(watcher, 0, { steps: [] }), seat: null }, false);
  }

  release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const go of held) go();
  }

  async command(command: Command, version?: number): Promise<Answer<CommandAnswer>> {
    this.sent.push({ command, version });
    if (this.held) await new Promise<void>((go) => this.held!.push(go));
    const refused = this.refuseNext;
    this.refuseNext = null;
    if (refused) return { ok: false, refused };
    if (command.do === 'move') {
      const move = parseMove(command.move);
      if (move.ok) this.move(command.seat, move.value);
    }
    return { ok: true, value: { version: this.#version } };
  }

  async history(seat: number | null, from: number, count = 50): Promise<Answer<History>> {
    const before = this.#played[from - 1]?.after ?? this.#game.setup(seedOf(7), this.#state.seats);
    const steps = this.#played
      .slice(from, from + count)
      .map((played) => ({ ...this.#step(played, seat), view: this.#view(played.after, seat) }));
    return { ok: true, value: { from, before: this.#view(before, seat), steps } };
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.push(watcher);
    this.#tell(watcher);
    return () => this.#watchers.splice(this.#watchers.indexOf(watcher), 1);
  }

  ask(): void {
    this.asked++;
    for (const watcher of this.#watchers) this.#tell(watcher);
  }

  speed = () => this.pace;
  hidden = () => this.unseen;

  #tell(watcher: Watcher): void {
    const since = watcher.since() ?? 0;
    watcher.update(
      this.#update(watcher, since, { steps: this.#played.filter((p) => p.version > since) }),
      true,
    );
  }

  #announce({ steps, keep }: { steps?: boolean; keep?: number }): void {
    for (const watcher of this.#watchers)
      watcher.update(
        this.#update(watcher, this.#version - 1, {
          steps: steps ? this.#played.slice(-1) : [],
          ...(keep === undefined ? {} : { keep }),
        }),
        false,
      );
  }

  #update(
    watcher: Watcher,
    from: number,
    { steps, keep }: { steps: readonly Played[]; keep?: number },
  ): Update {
    const seat = watcher.seat();
    const waiting = [...this.#game.waiting(this.#state)];
    const asks = this.#game.asks(this.#state);
    return {
      table: watcher.table,
      seat,
      from,
      version: this.#version,
      ...(keep === undefined ? {} : { keep }),
      steps: steps.map((played) => this.#step(played, seat)),
      position: {
        view: this.#view(this.#state, seat),
        waiting,
        asks: asks && { id: `${asks.procedure}.${asks.step}`, ...asks },
      },
      info: {
        status: this.#state.outcome ? 'finished' : 'running',
        seats: [],
        mine: seat === null ? [] : [seat],
        waiting,
      } as unknown as TableInfo,
    };
  }

  #step = ({ seat, move, events, version }: Played, viewer: number | null): PlayedStep => ({
    version,
    seat,
    move: seat === viewer ? moveText(move) : null,
    events: events.flatMap((event) => {
      const seen = this.#game.eventFor(event, viewer ?? 'table');
      return seen === null ? [] : [[...seen]];
    }),
  });

  #view = (state: Core, seat: number | null): Core =>
    JSON.parse(JSON.stringify(this.#game.view(state, seat ?? 'table'))) as Core;
}

/** The least interface that a table needs: one line a move. */
export const plainUi = {
  describe: (event: GameEvent) => ({ text: event[0], seat: null, depth: 0 }),
} as unknown as GameUi;
