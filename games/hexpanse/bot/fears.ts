import type { Seat } from '@conclave/kernel';
import { type Tables, tables } from '../data/tables.ts';
import { neighboursOf } from '../rules/board.ts';
import { isAlive, isEnemy, sideOf } from '../rules/sides.ts';
import { EMPTY, type State } from '../rules/types.ts';
import { damageIn, fearOf, relieved, type Siege, siegeOf } from './danger.ts';
import { WEIGHT } from './weights.ts';

/** A warlord that a seat besieges, or might. */
interface Besieged {
  readonly rival: Seat;
  readonly seat: Seat;
  readonly siege: Siege;
  /** How much the fear counts for the seat that looks. */
  readonly weight: number;
  readonly fear: number;
}

/** What rivals can do to the own warlord and the seat to theirs, and how that changes. */
export class Fears {
  readonly #s: Readonly<State>;
  readonly #t: Tables;
  readonly #all: Besieged[] = [];
  /** By territory: what it is worth that the token there goes, or that an own unit comes there. */
  readonly #gone: Float64Array;
  readonly #filled: Float64Array;

  /** The enemy whose warlord can be killed in this turn, which wins the game; -1 for none. */
  readonly #prey: Seat = -1;

  /** @param actions that are left, the one that has begun included */
  constructor(s: Readonly<State>, seat: Seat, weights: Float64Array, actions: number) {
    this.#s = s;
    this.#t = tables(s);
    this.#gone = new Float64Array(s.kinds.length);
    this.#filled = new Float64Array(s.kinds.length);
    if (s.phase === 'setup' || !isAlive(s, seat)) return;
    for (let passed = 0; passed < s.seats - 1; passed++) {
      const rival = (seat + 1 + passed) % s.seats;
      if (!isAlive(s, rival) || !isEnemy(s, seat, rival)) continue;
      this.#look(rival, seat, WEIGHT.passedOn ** passed);
      this.#look(seat, rival, WEIGHT.menace * weights[sideOf(s, rival)]!);
    }
    if (actions > 1) this.#approach(s.warlords[seat]!);
    this.#prey = this.#victim(seat, actions);
    if (this.#prey >= 0)
      for (const beside of neighboursOf(s, s.warlords[this.#prey]!)) this.#filled[beside]! += WEIGHT.wanted;
  }

  /** An own unit beside what besieges the warlord can attack it with the next action. */
  #approach(warlord: number): void {
    const s = this.#s;
    for (const besieger of neighboursOf(s, warlord))
      if (this.#gone[besieger]! > 0)
        for (const cell of neighboursOf(s, besieger))
          if (s.kinds[cell] === EMPTY) this.#filled[cell]! += this.#gone[besieger]! / 2;
  }

  #victim(seat: Seat, actions: number): Seat {
    const s = this.#s;
    const [victim, ...others] = this.#all.filter((one) => one.rival === seat);
    if (s.phase !== 'action' || victim === undefined || others.length > 0) return -1;
    return damageIn(this.#t, victim.siege, actions) >= s.life[victim.seat]! ? victim.seat : -1;
  }

  #look(rival: Seat, seat: Seat, weight: number): void {
    const s = this.#s;
    const siege = siegeOf(s, rival, seat);
    const fear = fearOf(this.#t, siege, s.life[seat]!);
    this.#all.push({ rival, seat, siege, weight, fear });
    for (const beside of neighboursOf(s, s.warlords[seat]!)) {
      const change = (other: Siege) => weight * (fearOf(this.#t, other, s.life[seat]!) - fear);
      if (s.kinds[beside] !== EMPTY) this.#gone[beside]! += change(relieved(s, rival, siege, beside));
      else if (weight > 0) this.#filled[beside]! += change({ ...siege, gaps: siege.gaps - 1 });
      else
        this.#filled[beside]! += change({ ...siege, gaps: siege.gaps - 1, attackers: siege.attackers + 1 });
    }
  }

  /** A warlord's life becomes so much. */
  life(seat: Seat, life: number): number {
    let sum = seat === this.#prey && life < this.#s.life[seat]! ? WEIGHT.completes : 0;
    for (const one of this.#all)
      if (one.seat === seat) sum += one.weight * (fearOf(this.#t, one.siege, life) - one.fear);
    return sum;
  }

  /** The token there goes away. */
  gone = (cell: number): number => this.#gone[cell]!;

  /** An own unit comes to a vacant territory. */
  filled = (cell: number): number => this.#filled[cell]!;
}

/** What the seat's warlord has to fear if it begins there. */
export function shelter(s: Readonly<State>, seat: Seat, at: number): number {
  let sum = 0;
  for (const rival of s.life.keys())
    if (isEnemy(s, seat, rival)) sum += fearOf(tables(s), siegeOf(s, rival, seat, at), s.life[seat]!);
  return sum;
}
