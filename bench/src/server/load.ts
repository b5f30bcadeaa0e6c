import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '@conclave/lab';
import type { Crowd } from './crowd.ts';

/** Moves acknowledged in a time, and how long each took from the moment it was due. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const summed = (times: readonly number[], ms: number): Load => {
  const sorted = Float64Array.from(times).sort();
  return { perSecond: (times.length * 1000) / ms, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
};

/** At every table the next move is made as soon as both players know the last one. */
export async function closedLoop(crowd: Crowd, ms: number): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    crowd.tables.map(async (table) => {
      while (performance.now() - start < ms) {
        const due = performance.now();
        await crowd.move(table, () => times.push(performance.now() - due));
      }
    }),
  );
  return summed(times, performance.now() - start);
}

/** Moves become due at a fixed rate, whether or not earlier ones are answered; each waits for a free table. */
export async function openLoop(crowd: Crowd, perSecond: number, ms: number): Promise<Load> {
  const times: number[] = [];
  const free = [...crowd.tables];
  const due: number[] = [];
  const under = new Set<Promise<void>>();
  const start = performance.now();
  let planned = 0;

  const serve = (): void => {
    while (due.length > 0 && free.length > 0) {
      const table = free.shift()!;
      const at = due.shift()!;
      const work = crowd
        .move(table, () => times.push(performance.now() - at))
        .then(() => {
          under.delete(work);
          free.push(table);
          serve();
        });
      under.add(work);
    }
  };
  while (performance.now() - start < ms) {
    for (; start + (planned * 1000) / perSecond <= performance.now(); planned++)
      due.push(start + (planned * 1000) / perSecond);
    serve();
    await sleep(1);
  }
  while (under.size > 0) await Promise.all(under);
  return summed(times, ms);
}
