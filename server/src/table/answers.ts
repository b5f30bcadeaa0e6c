import type { CommandAnswer } from '../protocol.ts';
import type { RefusedError } from '../refused.ts';

/** Refusals that are remembered for a repeat; answers to what was carried out are remembered for ever. */
const REMEMBERED_REFUSALS = 500;

/** What a table has answered to commands: a repeat is answered as the first time, and carried out no more. */
export class Answers {
  readonly #answers = new Map<string, CommandAnswer>();
  readonly #refusals = new Map<string, RefusedError>();

  of(guest: string, command: string): CommandAnswer | RefusedError | undefined {
    const key = `${guest} ${command}`;
    return this.#answers.get(key) ?? this.#refusals.get(key);
  }

  /** Several entries may tell of one command; the answer is of all. */
  add(guest: string, command: string, answer: CommandAnswer): void {
    const key = `${guest} ${command}`;
    this.#answers.set(key, { ...this.#answers.get(key), ...answer });
  }

  refuse(guest: string, command: string, refused: RefusedError): void {
    if (this.#refusals.size >= REMEMBERED_REFUSALS)
      this.#refusals.delete(this.#refusals.keys().next().value ?? '');
    this.#refusals.set(`${guest} ${command}`, refused);
  }
}
