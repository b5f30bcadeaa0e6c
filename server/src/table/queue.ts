/** Runs tasks one after the other. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get idle(): boolean {
    return this.#waiting === 0;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#last.then(task).finally(() => {
      this.#waiting--;
    });
    this.#last = result.catch(() => {});
    return result;
  }
}
