import { createStore } from 'zustand/vanilla';

/** Asks the server for a sign of life; refuses when none comes within so many milliseconds. */
export type Probe = (limit: number) => Promise<unknown>;

/** Milliseconds: a line that is back is found by the quick asking, one that is only slow by the patient one. */
const QUICK = 1_200;
const PATIENT = 8_000;
/** Between the beginnings of two askings, while somebody looks and while nobody does. */
const PAUSE = 1_000;
const UNSEEN_PAUSE = 15_000;

/**
 * Whether the server can be reached: one answer for the whole page. Whoever misses an answer says so; then the server is
 * asked until it answers, and whoever waits goes on. Nobody else counts tries, and nobody trusts what a browser says of
 * its line: a network that swallows everything looks to it like one that works.
 */
export class Reach {
  readonly status = createStore<'yes' | 'no'>(() => 'yes');
  readonly #probe: Probe;
  readonly #isSeen: () => boolean;
  #waiting: (() => void)[] = [];
  readonly #pauses = new Set<() => void>();
  /** Counts the losses, so that the askings of an earlier one end. */
  #loss = 0;

  constructor(probe: Probe, isSeen: () => boolean = () => true) {
    this.#probe = probe;
    this.#isSeen = isSeen;
  }

  /** An answer is missing. */
  missed(): void {
    if (this.status.getState() === 'no') return;
    this.status.setState('no', true);
    const loss = ++this.#loss;
    void this.#askOn(loss, QUICK);
    void this.#askOn(loss, PATIENT);
  }

  /** Asks once, unless that goes on already. */
  async check(): Promise<void> {
    if (this.status.getState() === 'no') return this.hurry();
    await this.#probe(PATIENT / 2).catch(() => this.missed());
  }

  /** Something came from the server. */
  answered(): void {
    if (this.status.getState() === 'yes') return;
    this.#loss++;
    this.status.setState('yes', true);
    this.hurry();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }

  /** At once while the server answers, else as soon as it does again. */
  back(): Promise<void> {
    return this.status.getState() === 'yes' ? Promise.resolve() : new Promise((go) => this.#waiting.push(go));
  }

  /** Something speaks for the line's return: asks at once instead of after the pause. */
  hurry(): void {
    for (const end of [...this.#pauses]) end();
  }

  async #askOn(loss: number, limit: number): Promise<void> {
    while (loss === this.#loss) {
      const next = this.#pause();
      try {
        await this.#probe(limit);
        if (loss === this.#loss) this.answered();
        return;
      } catch {
        await next;
      }
    }
  }

  #pause(): Promise<void> {
    return new Promise((go) => {
      const end = () => {
        clearTimeout(timer);
        this.#pauses.delete(end);
        go();
      };
      const timer = setTimeout(end, this.#isSeen() ? PAUSE : UNSEEN_PAUSE);
      this.#pauses.add(end);
    });
  }
}

const health: Probe = async (limit) => {
  const response = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(limit) });
  const { ok } = (await response.json()) as { readonly ok?: boolean };
  // Also a server that is unwell, as one with a full disk, has been reached.
  if (typeof ok !== 'boolean') throw new Error('somebody else answers');
};

export const reach = new Reach(health, () => !document.hidden);

export const later = (milliseconds: number): Promise<void> =>
  new Promise((go) => setTimeout(go, milliseconds));

/** Repeats what got no answer, each time the server can be reached again. */
export async function untilAnswered<T>(ask: () => Promise<T>, isMissed: (answer: T) => boolean): Promise<T> {
  for (let wait = 200; ; wait = Math.min(2 * wait, 5_000)) {
    const answer = await ask();
    if (!isMissed(answer)) return answer;
    await reach.back();
    // A server that answers to be well but not to this must not be asked in a storm.
    await later(wait);
  }
}
