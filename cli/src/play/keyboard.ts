import { createInterface } from 'node:readline';

/** Lines typed at a prompt. */
export class Keyboard {
  interrupted = false;
  readonly #readline = createInterface({ input: process.stdin, output: process.stdout });
  readonly #lines = this.#readline[Symbol.asyncIterator]();

  constructor() {
    this.#readline.on('SIGINT', this.#interrupt);
    process.on('SIGINT', this.#interrupt).on('SIGTERM', this.#interrupt);
  }

  /** The next line; null when there is none. */
  async line(prompt: string): Promise<string | null> {
    this.#readline.setPrompt(prompt);
    this.#readline.prompt();
    const { value, done } = await this.#lines.next();
    return done ? null : value;
  }

  close(): void {
    this.#readline.close();
    process.off('SIGINT', this.#interrupt).off('SIGTERM', this.#interrupt);
  }

  readonly #interrupt = (): void => {
    this.interrupted = true;
    this.#readline.close();
    console.log('');
  };
}
