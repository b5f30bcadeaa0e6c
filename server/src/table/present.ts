import type { Presence } from './absence.ts';

interface Guest {
  pages: number;
  /** Since when they have looked, or not looked, in milliseconds since 1970. */
  since: number;
}

/** Who looks at a table, counted by open pages. Whoever has never looked since it was loaded has been away since then. */
export class Present implements Presence {
  readonly #loaded = Date.now();
  readonly #guests = new Map<string, Guest>();

  of(guest: string): { readonly here: boolean; readonly since: number } {
    const known = this.#guests.get(guest);
    return { here: (known?.pages ?? 0) > 0, since: known?.since ?? this.#loaded };
  }

  /** A page was opened; whether it is the guest's only one. */
  came(guest: string): boolean {
    return this.#pages(guest, 1) === 1;
  }

  /** A page was closed; whether it was the guest's last one. */
  left(guest: string): boolean {
    return this.#pages(guest, -1) === 0;
  }

  #pages(guest: string, more: number): number {
    const known = this.#guests.get(guest) ?? { pages: 0, since: 0 };
    known.pages += more;
    if (known.pages === (more > 0 ? 1 : 0)) known.since = Date.now();
    this.#guests.set(guest, known);
    return known.pages;
  }
}
