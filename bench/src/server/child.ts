import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process that serves something on this machine. */
export interface Child {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a module that sends its address when it is ready.
 * @throws if it ends before
 */
export async function start(file: URL, ...args: string[]): Promise<Child> {
  const child = fork(file, args, { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    once(child, 'message').then(([url]) => url as string),
    ended.then(([code]) => Promise.reject(new Error(`${file.pathname} ended with ${code}`))),
  ]);
  return {
    url,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
