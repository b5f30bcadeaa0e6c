import type { Seat } from '@conclave/kernel';
import type { Planet } from '../data/boards.ts';
import { type Tables, tables } from '../data/tables.ts';
import { isTarget, planetOf, warlordAt } from '../rules/board.ts';
import { isAlive, isEnemy } from '../rules/sides.ts';
import { isUndying, minorOf } from '../rules/tokens.ts';
import { EMPTY, INERT, MINOR, NORMAL, type State } from '../rules/types.ts';
import { Fears } from './fears.ts';
import { hexilumWorth, reserveWorth, tokenWorth } from './holdings.ts';
import { NOTHING, type Outlook, outlookOf, swingAt } from './outlook.ts';
import { type Completion, completions } from './reach.ts';
import { lifeWorth, WEIGHT } from './weights.ts';

/** Formations of one rival that are looked at for what would break them. */
const THREATS = 6;
/** Own ones for which actions are begun. */
const PLANS = 2;

/** What a seat thinks of territories and tokens at a glance, each worked out once. */
export class Glance {
  readonly s: Readonly<State>;
  readonly t: Tables;
  readonly #planet: Planet;
  readonly seat: Seat;
  readonly o: Outlook;
  readonly fears: Fears;
  /** Tokens that a pattern can place, and what taking one from the reserve costs. */
  readonly tokens: number;
  readonly placing: number;
  readonly #fills: Float64Array;
  readonly #kills: Float64Array;
  readonly #lifts: Float64Array;
  readonly #strikes: Float64Array;
  /** By territory: what it adds to break what a rival could complete. */
  readonly #breaks: Float64Array;
  /** Rivals that could complete a formation, and how soon. */
  readonly #threatening = new Map<Seat, number>();
  /** By territory: what it adds to come nearer to the formation that the seat can complete in this turn. */
  readonly #wanted: Float64Array;
  /** What the seat can complete with the actions that it has left, the one that has begun included. */
  readonly plans: readonly Completion[] = [];

  /** @param isChoosing within an action that has begun */
  constructor(s: Readonly<State>, seat: Seat, isChoosing: boolean) {
    this.s = s;
    this.t = tables(s);
    this.#planet = planetOf(s);
    this.seat = seat;
    this.o = outlookOf(s, seat);
    this.fears = new Fears(s, seat, this.o.weights, isChoosing ? s.actionsLeft + 1 : s.actionsLeft);
    this.tokens = s.reserve[seat]!.reduce((a, b) => a + b, 0) + s.undeployed[seat]!.length;
    this.placing = this.reserve(-1);
    this.#fills = new Float64Array(s.kinds.length).fill(Number.NaN);
    this.#kills = new Float64Array(s.kinds.length).fill(Number.NaN);
    this.#lifts = new Float64Array(s.kinds.length).fill(Number.NaN);
    this.#strikes = new Float64Array(s.kinds.length).fill(Number.NaN);
    this.#breaks = new Float64Array(s.kinds.length);
    this.#wanted = new Float64Array(s.kinds.length);
    if (s.common < 0 || s.phase !== 'action') return;
    this.plans = completions(
      this.o,
      seat,
      Math.min(this.t.actions, s.actionsLeft + (isChoosing ? 1 : 0)),
      PLANS,
    );
    if (isChoosing && this.plans.length > 0)
      for (const cell of this.plans[0]!.cells) this.#wanted[cell] = WEIGHT.wanted;
    for (let rival = 0; rival < s.seats; rival++) {
      if (!isAlive(s, rival) || !isEnemy(s, seat, rival)) continue;
      const threats = completions(this.o, rival, this.t.actions, THREATS);
      const passed = WEIGHT.passedOn ** (((rival - seat + s.seats) % s.seats) - 1);
      if (threats.length > 0) this.#threatening.set(rival, passed);
      for (const { cells } of threats)
        for (const cell of cells) this.#breaks[cell]! += (passed * WEIGHT.breaks) / threats.length;
    }
  }

  /** How much what a seat has counts for this one. */
  weight(seat: Seat): number {
    if (seat === this.seat) return 1;
    return isEnemy(this.s, this.seat, seat)
      ? this.o.weights[this.s.pairs ? seat % 2 : seat]!
      : WEIGHT.partner;
  }

  hexilum(n: number): number {
    const has = this.s.hexilum[this.seat]!;
    return hexilumWorth(this.t, has + n) - hexilumWorth(this.t, has);
  }

  /** What comes to a territory finds hexilum there, or nothing. */
  rich(cell: number): number {
    return this.#planet.hexilum[cell] ? this.hexilum(this.t.territoryHexilum) : 0;
  }

  /** Life that a warlord gains or loses. */
  life(seat: Seat, n: number): number {
    const has = this.s.life[seat]!;
    const after = Math.max(0, Math.min(this.t.life, has + n));
    return this.weight(seat) * (lifeWorth(after) - lifeWorth(has)) + this.fears.life(seat, after);
  }

  /** Units that come to the own reserve, or leave it. */
  reserve(n: number): number {
    const has = this.s.reserve[this.seat]!.reduce((a, b) => a + b, 0);
    return reserveWorth(Math.max(0, has + n)) - reserveWorth(has);
  }

  /** An own unit on a vacant territory, what it costs apart. */
  fill(cell: number): number {
    const known = this.#fills[cell]!;
    if (!Number.isNaN(known)) return known;
    const value =
      swingAt(this.o, cell, this.o.side) +
      this.#breaks[cell]! +
      this.#wanted[cell]! +
      this.fears.filled(cell) +
      this.rich(cell);
    this.#fills[cell] = value;
    return value;
  }

  /** The token there is destroyed. */
  kill(cell: number): number {
    const known = this.#kills[cell]!;
    if (!Number.isNaN(known)) return known;
    const value = this.#destroyed(cell);
    this.#kills[cell] = value;
    return value;
  }

  #destroyed(cell: number): number {
    return swingAt(this.o, cell, NOTHING) + this.broken(cell) + this.#lost(cell) + this.fears.gone(cell);
  }

  /** What the owner of a token loses when it is destroyed, formations apart. */
  #lost(cell: number): number {
    const { s } = this;
    if (s.kinds[cell] === INERT) return 0;
    const owner = s.owners[cell]!;
    const kept = s.kinds[cell] === NORMAL ? WEIGHT.onShip : s.kinds[cell] === MINOR ? this.grave(owner) : 0;
    return -this.weight(owner) * (tokenWorth(s, cell) - kept);
  }

  /** A reserve runs out of which a formation could be completed. */
  starved = (owner: Seat): number => (this.#threatening.get(owner) ?? 0) * WEIGHT.breaks;

  /** What it adds to take something from where rivals could complete a formation. */
  broken(cell: number): number {
    return this.o.content[cell] === this.o.side ? 0 : this.#breaks[cell]!;
  }

  /** The token there is destroyed, and an own unit put in its place. */
  seize(cell: number): number {
    const unit =
      this.tokens > 0
        ? swingAt(this.o, cell, this.o.side) + this.rich(cell) + WEIGHT.onBoard + this.placing
        : Number.NEGATIVE_INFINITY;
    return Math.max(this.kill(cell), unit + this.broken(cell) + this.#lost(cell) + this.fears.gone(cell));
  }

  /** What a minor unit that goes to the Recovery Ship is still worth to its owner. */
  grave(owner: Seat): number {
    if (isUndying(this.s, owner, 'minor')) return WEIGHT.undying;
    const effect = minorOf(this.s, owner)?.destruction?.[0];
    if (effect === undefined) return WEIGHT.onShip;
    const life = this.s.life[owner]!;
    const hexilum = this.s.hexilum[owner]!;
    switch (effect.kind) {
      case 'heal':
        return lifeWorth(Math.min(this.t.life, life + effect.life)) - lifeWorth(life);
      case 'gain':
        return hexilumWorth(this.t, hexilum + effect.hexilum) - hexilumWorth(this.t, hexilum);
      case 'recover':
        return WEIGHT.returning * Math.min(effect.units, this.s.ship[owner]![0]! + 1);
      default:
        return WEIGHT.onShip;
    }
  }

  /** An attack on a territory, whatever is there. */
  strike(cell: number): number {
    const known = this.#strikes[cell]!;
    if (!Number.isNaN(known)) return known;
    const warlord = warlordAt(this.s, cell);
    const value =
      warlord >= 0
        ? this.life(warlord, -this.t.attackDamage)
        : this.s.kinds[cell] === EMPTY
          ? 0
          : this.kill(cell);
    this.#strikes[cell] = value;
    return value;
  }

  /** HX-R-44: an attack of M1 on a territory. */
  assault(cell: number, meets: 'units' | 'all'): number {
    return meets === 'units' && warlordAt(this.s, cell) >= 0 ? 0 : this.strike(cell);
  }

  /** Something leaves a territory, without a loss to its owner. */
  lift(cell: number): number {
    const known = this.#lifts[cell]!;
    if (!Number.isNaN(known)) return known;
    const value = swingAt(this.o, cell, NOTHING) + this.broken(cell) + this.fears.gone(cell);
    this.#lifts[cell] = value;
    return value;
  }

  /** A rival's token becomes an own one where it stands. */
  turned(cell: number): number {
    return swingAt(this.o, cell, this.o.side) + this.broken(cell) + tokenWorth(this.s, cell);
  }

  /** Whether an enemy's unit or warlord stands there. */
  isFoe(cell: number): boolean {
    return isTarget(this.s, this.seat, cell);
  }
}
