import { setImmediate } from 'node:timers/promises';

/** Numbered work, done in batches by this thread or by several. */
export interface Batches<J, R> {
  /** Work `from` to `to` - 1 is to be done. */
  readonly from: number;
  readonly to: number;
  /** With 1 all is done in this thread, between other things it has to do. */
  readonly workers: number;
  /** The module whose default export does a batch. */
  readonly module: string;
  /** A batch, in words that can be sent to a worker. */
  readonly job: (from: number, to: number) => J;
  /** Called with each result, in no particular order. */
  readonly onResult: (result: R, from: number, to: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Time that one batch should take: much longer than it takes to send it. */
const BATCH_MS = 100;
const MOST = 10_000;

/**
 * Does all of it; what is done does not depend on the number of workers.
 * @throws the signal's reason if it was aborted, else the first error of a batch
 */
export async function inBatches<J, R>(work: Batches<J, R>): Promise<void> {
  const { from: first, to: end, workers, job, onResult, signal } = work;
  const crew = await (workers > 1 ? pool<J, R>(work.module, workers) : alone<J, R>(work.module));
  let next = first;
  let size = 1;

  const labour = async (): Promise<void> => {
    while (next < end) {
      signal?.throwIfAborted();
      const from = next;
      const to = Math.min(end, from + Math.min(size, Math.ceil((end - from) / workers)));
      next = to;
      const start = performance.now();
      const result = await crew.do(job(from, to), signal);
      const ms = performance.now() - start;
      size = Math.max(1, Math.min(MOST, Math.round(((to - from) * BATCH_MS) / ms)));
      onResult(result, from, to);
    }
  };

  try {
    await Promise.all(Array.from({ length: workers }, labour));
  } finally {
    await crew.leave();
  }
}

interface Crew<J, R> {
  do(job: J, signal: AbortSignal | undefined): Promise<R>;
  leave(): Promise<void>;
}

async function alone<J, R>(module: string): Promise<Crew<J, R>> {
  const work = (await import(module)).default as (job: J) => Promise<R>;
  return {
    async do(job) {
      await setImmediate();
      return work(job);
    },
    async leave() {},
  };
}

async function pool<J, R>(module: string, workers: number): Promise<Crew<J, R>> {
  const { Piscina } = await import('piscina');
  const piscina = new Piscina<J, R>({ filename: module, minThreads: workers, maxThreads: workers });
  return {
    do: (job, signal) => piscina.run(job, signal ? { signal } : {}),
    leave: () => piscina.destroy(),
  };
}
