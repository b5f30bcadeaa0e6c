import { shared } from './shared.ts';

interface Told {
  readonly id: number;
  readonly text: string;
}

/** More than these nobody waits to hear. */
const KEPT = 4;
let next = 0;

/** What was told last to those who listen to the page, the newest last. */
export const told = shared<readonly Told[]>([]);

/** Tells something politely: each time anew, also in the same words. */
export const tell = (text: string): void => {
  told.set([...told.get(), { id: next++, text }].slice(-KEPT));
};
