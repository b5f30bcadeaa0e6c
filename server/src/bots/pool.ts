import { availableParallelism } from 'node:os';
import type { Bot } from '@conclave/bots';
import type { FastifyBaseLogger } from 'fastify';
import { Lane } from './lane.ts';
import type { Question } from './task.ts';

/** Megabytes of a thread: four times what a search may need, since a heap grows so far before it is cleared of what is done with. */
const MEGABYTES = 800;
/** Milliseconds that any bot has for a move. */
const LEAST_MS = 2000;
/** How many times as long as it needs on an ordinary core a bot may take on a slow one. */
const PATIENCE = 3;

/**
 * The threads in which bots think. Those that think for long have a lane of their own, so that those that answer at
 * once never stand behind them.
 */
export class BotPool {
  readonly #quick: Lane;
  readonly #deep: Lane;

  /** @param players address of the module of the players */
  constructor(players: URL, log: FastifyBaseLogger) {
    const threads = Math.max(1, availableParallelism() - 1);
    const lane = () =>
      new Lane(players, threads, MEGABYTES, (err) => log.error({ err }, 'a thread of bots failed'));
    this.#quick = lane();
    this.#deep = lane();
  }

  /** The place of the move that the bot chooses. @throws as `Lane.think` */
  think({ msAtMost }: Bot, question: Question, signal: AbortSignal): Promise<number> {
    const lane = msAtMost === undefined ? this.#quick : this.#deep;
    return lane.think(question, Math.max(LEAST_MS, (msAtMost ?? 0) * PATIENCE), signal);
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#deep.close()]);
  }
}
