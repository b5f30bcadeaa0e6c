import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data of a folder is in use by another process. */
export class InUse extends Error {
  override readonly name = 'InUse';
}

/**
 * Sees to it that one process at a time uses the data of a folder. It is a lock of SQLite's on a file beside the data: the
 * system lets go of it however the process ends.
 */
export class Lock {
  readonly #file: DatabaseSync;

  /** @throws InUse */
  constructor(dataDir: string) {
    this.#file = new DatabaseSync(join(dataDir, 'conclave.lock'), { timeout: 0 });
    try {
      this.#file.exec('pragma journal_mode = memory; begin exclusive');
    } catch (error) {
      this.#file.close();
      throw new InUse('Another Conclave server uses this data already', { cause: error });
    }
  }

  release(): void {
    if (this.#file.isOpen) this.#file.close();
  }
}
