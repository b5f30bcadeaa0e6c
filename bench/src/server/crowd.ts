import { type Core, type Game, type Move, moveText, pick, type Rng, type Seat } from '@conclave/kernel';
import type { Position, TableInfo, Update } from '@conclave/server/protocol';
import { Guest } from './guest.ts';

const SEATS = 2;

/** One table as its two players know it. */
class BenchTable {
  id = '';
  finished = false;
  #versions: number[] = [];
  #positions: (Position | null)[] = [];
  #woken = (): void => {};

  reset(id: string): void {
    this.id = id;
    this.finished = false;
    this.#versions = new Array(SEATS).fill(-1);
    this.#positions = new Array(SEATS).fill(null);
  }

  /** What a player's socket brought. */
  update({ seat, version, position, info }: Update): void {
    this.#versions[seat!] = version;
    if (position) this.#positions[seat!] = position;
    if (info) this.finished = info.status === 'finished';
    this.#woken();
  }

  /** Resolves when every player knows the table as it is at this version. */
  async known(version: number): Promise<void> {
    while (this.#versions.some((known) => known < version) || this.#positions.includes(null))
      await new Promise<void>((resolve) => {
        this.#woken = resolve;
      });
  }

  /** A random move of a seat that is asked. */
  choose(game: Game, rng: Rng): { seat: Seat; move: Move; version: number; ask: string | undefined } {
    const seat = this.#positions[0]!.waiting[0]!;
    const { view, asks } = this.#positions[seat]!;
    const move = pick(rng, game.moves(view as Core, seat));
    return { seat, move, version: this.#versions[seat]!, ask: asks?.sealed ? asks.id : undefined };
  }
}

export type { BenchTable };

/** Two people at many tables. */
export class Crowd {
  readonly tables: readonly BenchTable[];
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #players: readonly Guest[];
  readonly #byId = new Map<string, BenchTable>();

  private constructor(game: Game, rng: Rng, tables: number, players: readonly Guest[]) {
    this.#game = game;
    this.#rng = rng;
    this.#players = players;
    this.tables = Array.from({ length: tables }, () => new BenchTable());
  }

  /** Seats everybody and starts every game. */
  static async at(url: string, game: Game, rng: Rng, tables: number): Promise<Crowd> {
    const players = await Promise.all(['Ada', 'Bo'].map((name) => Guest.of(url, name)));
    const crowd = new Crowd(game, rng, tables, players);
    for (const table of crowd.tables) await crowd.open(table);
    return crowd;
  }

  /** Starts a new game at this table. */
  async open(table: BenchTable): Promise<void> {
    const [host, other] = this.#players as [Guest, Guest];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await host.ask<TableInfo>('POST', '/api/tables', { game: this.#game.id, seats });
    this.#byId.delete(table.id);
    table.reset(id);
    this.#byId.set(id, table);
    await other.command(id, { do: 'join' });
    const version = await host.command(id, { do: 'start' });
    for (const [seat, player] of this.#players.entries())
      await player.watch(id, seat, (name, update) => this.#byId.get(name)?.update(update));
    await table.known(version);
  }

  /** Makes one random move at a table; resolves when it is acknowledged and both players know it. */
  async move(table: BenchTable, onAcknowledged: () => void): Promise<void> {
    const { seat, move, version, ask } = table.choose(this.#game, this.#rng);
    const command = { do: 'move', seat, move: moveText(move), ask };
    const after = await this.#players[seat]!.command(table.id, command, version);
    onAcknowledged();
    await table.known(after);
    if (table.finished) await this.open(table);
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }
}
