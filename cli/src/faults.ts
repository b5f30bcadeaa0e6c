/** What the person at the keyboard can mend: told in one sentence, exit status 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The person pressed Ctrl-C: exit status 130. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Calls `work` with a signal that aborts, with `Stopped`, when the process is asked to end. */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort(new Stopped());
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
