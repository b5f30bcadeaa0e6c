import { Piscina } from 'piscina';
import { Gate } from './gate.ts';
import type { Begun, Question, Task } from './task.ts';

/** Milliseconds between two looks at the memory of a thread. */
const LOOK_MS = 50;
/** Milliseconds after which threads that nobody needs end, all but one. */
const IDLE_MS = 60_000;
/** The part of its time after which a bot is asked to come to an end by itself. */
const ASKED_AFTER = 2 / 3;
/**
 * A heap that reaches the limit of Node in one step, as a list does that doubles, ends the whole process: the limit is
 * so far away that we look before.
 */
const HEADROOM = 4;
const MEGABYTE = 2 ** 20;

/** Some threads in which bots think, first come, first served. They start when they are needed. */
export class Lane {
  readonly #players: URL;
  readonly #threads: number;
  readonly #megabytes: number;
  readonly #onTrouble: (error: Error) => void;
  /** Tasks of the pool come out of order where they can be aborted: it is given no more than it can take. */
  readonly #gate: Gate;
  readonly #begun = new Map<number, (thread: number) => void>();
  #pool: Piscina<Task, number> | undefined;
  #ids = 0;

  /**
   * @param megabytes what a thread may use, game and bot included
   * @param onTrouble hears of threads that failed while nobody thought in them
   */
  constructor(players: URL, threads: number, megabytes: number, onTrouble: (error: Error) => void) {
    this.#players = players;
    this.#threads = threads;
    this.#megabytes = megabytes;
    this.#onTrouble = onTrouble;
    this.#gate = new Gate(threads);
  }

  /**
   * The place of the move that the bot chooses. Its time begins when it thinks, not while it waits for a thread.
   * @throws the signal's reason if it was stopped, else why the bot failed: what it threw, or took too much of
   */
  async think(question: Question, ms: number, signal: AbortSignal): Promise<number> {
    await this.#gate.enter(signal);
    try {
      return await this.#run(question, ms, signal);
    } finally {
      this.#gate.leave();
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  async #run(question: Question, ms: number, signal: AbortSignal): Promise<number> {
    this.#pool ??= this.#open();
    const id = this.#ids++;
    const ended = new AbortController();
    const end = (why: string) => ended.abort(new Error(why));
    let timer: NodeJS.Timeout | undefined;
    let looks: NodeJS.Timeout | undefined;
    this.#begun.set(id, (thread) => {
      timer = setTimeout(end, ms, `it took longer than ${ms} ms`);
      looks = setInterval(async () => {
        if ((await this.#used(thread)) > this.#megabytes) end(`it took more than ${this.#megabytes} MB`);
      }, LOOK_MS);
    });
    try {
      const task = { ...question, id, players: this.#players.href, ms: ms * ASKED_AFTER };
      return await this.#pool.run(task, { signal: AbortSignal.any([signal, ended.signal]) });
    } catch (error) {
      signal.throwIfAborted();
      ended.signal.throwIfAborted();
      throw error;
    } finally {
      this.#begun.delete(id);
      clearTimeout(timer);
      clearInterval(looks);
    }
  }

  #open(): Piscina<Task, number> {
    const pool = new Piscina<Task, number>({
      filename: import.meta.resolve('./think.ts'),
      minThreads: 1,
      maxThreads: this.#threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: this.#megabytes * HEADROOM },
    });
    pool.on('message', ({ id, thread }: Begun) => this.#begun.get(id)?.(thread));
    pool.on('error', this.#onTrouble);
    return pool;
  }

  /** Megabytes of a thread, with what lies outside of its heap, such as typed arrays. */
  async #used(thread: number): Promise<number> {
    const worker = this.#pool?.threads.find(({ threadId }) => threadId === thread);
    // A thread that has just ended has no statistics.
    const heap = await worker?.getHeapStatistics().catch(() => undefined);
    return heap ? (heap.used_heap_size + heap.external_memory) / MEGABYTE : 0;
  }
}
