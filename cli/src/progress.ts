/** A progress bar on stderr; nothing at all where stderr is no terminal. */
export interface Progress {
  at(done: number): void;
  stop(): void;
}

/** @param what a plural: “games”, “records” */
export async function progress(what: string, total: number, start = 0): Promise<Progress> {
  if (!process.stderr.isTTY) return { at() {}, stop() {} };
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    format: `{bar} {percentage} % · {value} of {total} ${what} · {eta_formatted} left`,
    barCompleteChar: '━',
    barIncompleteChar: '─',
    stream: process.stderr,
    clearOnComplete: true,
    gracefulExit: false,
    hideCursor: true,
  });
  bar.start(total, start);
  return { at: (done) => bar.update(done), stop: () => bar.stop() };
}
