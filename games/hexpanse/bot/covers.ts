import type { Lay } from './tools.ts';

/** Formations that lack more cells are hardly ever completed in a turn. */
export const MOST_MISSING = 6;

export const bitsOf = (mask: number): number => {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
};

/** By territory, and one beyond the last: its bit among the missing cells, and whether it is needed where it stands. */
export const BITS = new Int32Array(128);
export const NEEDED = new Uint8Array(128);

/** One action that holds some of the missing cells, as bits; `used` are the cards it takes, by their bits. */
export class Covers {
  readonly masks: number[] = [];
  readonly used: number[] = [];
  readonly firsts: string[] = [];
  readonly #seen = new Set<number>();

  add(mask: number, used: number, first: string): void {
    const key = mask | (used << MOST_MISSING);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.masks.push(mask);
    this.used.push(used);
    this.firsts.push(first);
  }

  /** A pattern where it fills one of the missing cells; with `content` it needs a vacant anchor, which is held as well. */
  layThrough(
    lay: Lay,
    cell: number,
    vacant: number,
    content: Int8Array | null,
    used: number,
    first: string,
  ): void {
    const turns = lay.turns.length;
    const ways = lay.through[cell]!;
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i]!;
      if (content === null) this.#lay(lay, way, vacant, 0, used, first);
      else {
        const anchor = Math.floor(way / turns);
        if (content[anchor] === -1) this.#lay(lay, way, vacant, BITS[anchor]!, used, first);
      }
    }
  }

  /** A pattern about a token or warlord that stands there. */
  layAt(lay: Lay, anchor: number, vacant: number, used: number, first: string): void {
    const turns = lay.turns.length;
    for (let way = anchor * turns; way < (anchor + 1) * turns; way++)
      this.#lay(lay, way, vacant, 0, used, first);
  }

  #lay(
    { placed, attacked, places, attacks }: Lay,
    way: number,
    vacant: number,
    own: number,
    used: number,
    first: string,
  ) {
    const [n, m] = [places.length, attacks.length];
    let mask = 0;
    for (let i = way * n; i < (way + 1) * n; i++) mask |= BITS[placed[i]!]!;
    mask = (mask & vacant) | own;
    if ((mask & (mask - 1)) === 0) return;
    for (let i = way * m; i < (way + 1) * m; i++) if (NEEDED[attacked[i]!] === 1) return;
    this.add(mask, used, first);
  }
}
