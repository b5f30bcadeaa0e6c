import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot } from '@conclave/bots';
import { type Game, type Move, pick, seeded } from '@conclave/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import { RefusedError } from '../refused.ts';
import { BY_ITSELF, type Live } from './live.ts';
import { movedFact } from './play.ts';
import { isOpen, seatToMove, type Turn, turnOf } from './turn.ts';

/** Milliseconds until a bot tries again whose move could not be stored. */
const AFTER_FAILURE = 1000;

/** Plays for a bot that fails. */
const DEPUTY = 'steward';

/** A table's bot on its way to a move: waiting for its time, then thinking about its turn. */
interface Course {
  readonly stop: AbortController;
  turn: Turn | null;
}

export interface BotPlayerOptions {
  readonly bots: Readonly<Record<string, Bot>>;
  readonly pool: BotPool;
  /** Milliseconds before each move of a bot. */
  readonly pace: number;
  readonly log: FastifyBaseLogger;
}

/** Lets the bots of running tables move, one at a table at a time and not too fast for people to follow. */
export class BotPlayer {
  readonly #options: BotPlayerOptions;
  readonly #courses = new Map<Live, Course>();
  #closed = false;

  constructor(options: BotPlayerOptions) {
    this.#options = options;
  }

  isDue(live: Live): boolean {
    return this.#courses.has(live);
  }

  /** To be called after every change of a table: a thought that it has overtaken ends at once. */
  look(live: Live, pace = this.#options.pace): void {
    const under = this.#courses.get(live);
    if (under?.turn && !isOpen(under.turn, live.table)) this.#stop(live, under);
    if (this.#closed || this.#courses.has(live) || seatToMove(live.table) === undefined) return;
    const course: Course = { stop: new AbortController(), turn: null };
    this.#courses.set(live, course);
    void this.#run(live, course, pace);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const [live, course] of this.#courses) this.#stop(live, course);
    await this.#options.pool.close();
  }

  #stop(live: Live, course: Course): void {
    this.#courses.delete(live);
    course.stop.abort();
  }

  async #run(live: Live, course: Course, pace: number): Promise<void> {
    const { signal } = course.stop;
    let again = this.#options.pace;
    try {
      await sleep(pace, undefined, { signal });
      await this.#move(live, course);
    } catch (error) {
      if (signal.aborted) return;
      const { row, made } = live.table;
      this.#options.log.error({ err: error, table: row.id, game: made.game }, 'a bot could not move');
      if (!(error instanceof RefusedError)) return;
      again = AFTER_FAILURE;
    } finally {
      if (this.#courses.get(live) === course) this.#courses.delete(live);
    }
    this.look(live, again);
  }

  /** The table's queue is free while the bot thinks. */
  async #move(live: Live, course: Course): Promise<void> {
    await live.queue.run(async () => {
      await live.settle();
      course.turn = turnOf(live.table);
    });
    const { turn, stop } = course;
    if (turn === null) return;
    const move = await this.#choose(live, turn, stop.signal);
    await live.queue.run(async () => {
      await live.settle();
      const { table } = live;
      if (this.#closed || !isOpen(turn, table)) return;
      const next = table.game.submit(table.state!, turn.seat, move);
      if (next.ok) {
        const fact = movedFact(table, turn.seat, move, next.value.state, Date.now());
        await live.happen([fact], BY_ITSELF, next.value);
      } else if (table.gameVersion === turn.version)
        throw new Error(`a listed move was refused: ${next.error.code}`);
    });
  }

  /** The bot's move, its deputy's if it fails, any legal one if both do. */
  async #choose(live: Live, turn: Turn, signal: AbortSignal): Promise<Move> {
    const { game, row } = live.table;
    const { seat, view, seed, moves } = turn;
    if (moves.length === 1) return moves[0]!;
    const asked = turn.bot === DEPUTY || !this.#knows(DEPUTY, game) ? [turn.bot] : [turn.bot, DEPUTY];
    for (const [i, id] of asked.entries())
      try {
        const bot = this.#options.bots[id];
        if (bot === undefined) throw new Error('there is no such bot');
        const question = { bot: id, game: game.id, seat, view, seed };
        const move = moves[await this.#options.pool.think(bot, question, signal)];
        if (move === undefined) throw new Error('its answer is none of its moves');
        return move;
      } catch (error) {
        signal.throwIfAborted();
        const why = error instanceof Error ? error.message : String(error);
        const instead = asked[i + 1] ?? 'a random move';
        this.#options.log.error(
          { err: error, table: row.id, game: game.id, bot: id },
          `${id} failed in ${game.id}: ${why}; ${instead} takes its place`,
        );
      }
    return pick(seeded(seed), moves);
  }

  #knows(id: string, game: Game): boolean {
    const bot = this.#options.bots[id];
    return bot !== undefined && (bot.knows?.(game) ?? true);
  }
}
