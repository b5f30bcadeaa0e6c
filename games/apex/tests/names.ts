import type { At } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { apex as game } from '../index.ts';
import { galaxyOf } from '../rules/galaxy.ts';

/** A game of today of this many seats. */
export const newest = (seats: number): At => ({ seats, rules: game.rules });

const ORIGIN = '-origin';

/** What tests call seats (`H`) and sectors (`Z`, `H-origin`; all others `#7`). */
export class Names {
  readonly seats: readonly string[];
  readonly #neutral: readonly string[];
  readonly #neutralCount: number;

  /** The named neutral sectors take the neutral positions in order, so that in a row they are neighbours. */
  constructor(seats: readonly string[], sectors: readonly string[] = []) {
    this.seats = seats;
    this.#neutral = sectors.filter((name) => !name.endsWith(ORIGIN) && !name.startsWith('#'));
    this.#neutralCount = galaxyOf(newest(seats.length)).neutral.length;
  }

  seat(name: string): Seat {
    const seat = this.seats.indexOf(name);
    if (seat < 0) throw new Error(`no player ${name}`);
    return seat;
  }

  seatName(seat: Seat): string {
    return this.seats[seat] ?? 'nobody';
  }

  /** In tests seat i has the origin sector at slot i. */
  sector(name: string): number {
    if (name.startsWith('#')) return Number(name.slice(1));
    if (name.endsWith(ORIGIN)) return this.#neutralCount + this.seat(name.slice(0, -ORIGIN.length));
    const sector = this.#neutral.indexOf(name);
    if (sector < 0) throw new Error(`no sector ${name}`);
    return sector;
  }

  sectorName(sector: number): string {
    if (sector >= this.#neutralCount) return `${this.seats[sector - this.#neutralCount]}${ORIGIN}`;
    return this.#neutral[sector] ?? `#${sector}`;
  }

  /** One value a player, by name. */
  each<T>(of: (seat: Seat) => T): { [name: string]: T } {
    return Object.fromEntries(this.seats.map((name, seat) => [name, of(seat)]));
  }
}
