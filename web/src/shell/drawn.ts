import { later } from '../net/reach.ts';

/** A picture has been drawn; in a page that nobody sees none is. */
export const drawn = (): Promise<void> =>
  Promise.race([new Promise<void>((go) => requestAnimationFrame(() => setTimeout(go))), later(100)]);
