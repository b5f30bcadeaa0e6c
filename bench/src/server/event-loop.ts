/** What was seen of a thread, in ascending order, in milliseconds. */
export interface Looks {
  /** How late each look came. */
  readonly late: Float64Array;
  /** How long the thread had a processor from one look to the next. */
  readonly work: Float64Array;
}

const LOOK_MS = 1;

/** Looks at the event loop of this thread all the time; the answer ends that. */
export function watchThread(): () => Looks {
  const [late, work]: [number[], number[]] = [[], []];
  let [at, before] = [performance.now(), process.threadCpuUsage()];
  const timer = setInterval(() => {
    const [now, used] = [performance.now(), process.threadCpuUsage()];
    late.push(Math.max(0, now - at - LOOK_MS));
    work.push((used.user - before.user + used.system - before.system) / 1000);
    [at, before] = [now, used];
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    return { late: Float64Array.from(late).sort(), work: Float64Array.from(work).sort() };
  };
}
