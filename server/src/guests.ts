import { digest, freshId, freshToken } from './chance.ts';
import { cleanName } from './names.ts';
import type { Guest, Store } from './store/store.ts';

/** Guests whose token was seen lately. */
const KEPT = 20_000;

/** Who is who: a guest is whoever holds a token, of which only the hash is stored. */
export class Guests {
  readonly #store: Store;
  /** By token. */
  readonly #known = new Map<string, Guest>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The guest of a token, as it came in a cookie. */
  async of(token: string): Promise<Guest | null> {
    const known = this.#known.get(token);
    if (known !== undefined) return known;
    const guest = await this.#store.guest(digest(token));
    return guest === undefined ? null : this.#keep(token, guest);
  }

  /** A new guest and the token for the cookie. @throws RefusedError store-failed */
  async make(): Promise<{ guest: Guest; token: string }> {
    const token = freshToken();
    const guest: Guest = { id: freshId(), name: null };
    await this.#store.write([this.#store.newGuest(guest.id, digest(token), Date.now())]);
    return { guest: this.#keep(token, guest), token };
  }

  /** @throws RefusedError bad-name, store-failed */
  async rename(token: string, guest: Guest, raw: string): Promise<Guest> {
    const name = cleanName(raw);
    await this.#store.write([this.#store.guestName(guest.id, name)]);
    return this.#keep(token, { id: guest.id, name });
  }

  #keep(token: string, guest: Guest): Guest {
    if (this.#known.size >= KEPT) this.#known.delete(this.#known.keys().next().value ?? '');
    this.#known.set(token, guest);
    return guest;
  }
}
