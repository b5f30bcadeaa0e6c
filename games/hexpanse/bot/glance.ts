import type { Seat } from '@conclave/kernel';
import { mercenaryOf } from '../data/cards.ts';
import { LIFE } from '../data/numbers.ts';
import { isHexilum, isTarget, neighboursOf, warlordAt } from '../rules/board.ts';
import { isAlive, isEnemy } from '../rules/sides.ts';
import { isUndying, minorOf } from '../rules/tokens.ts';
import { EMPTY, INERT, MERCENARY, MINOR, NORMAL, type State, type Token } from '../rules/types.ts';
import { abilityWorth } from './effects.ts';
import { hexilumWorth, reserveWorth, tokenWorth } from './holdings.ts';
import { emptied, filled, type Outlook, outlookOf, swing } from './outlook.ts';
import { type Completion, completions } from './reach.ts';
import { type Lay, layOfAbility } from './tools.ts';
import { CARD_WORTH, LIFE_WORTH, WEIGHT } from './weights.ts';

/** Formations of one rival that are looked at for what would break them. */
const THREATS = 6;

/** What a seat thinks of territories and tokens at a glance, each worked out once. */
export class Glance {
  readonly s: Readonly<State>;
  readonly seat: Seat;
  readonly o: Outlook;
  readonly #fills: Float64Array;
  readonly #kills: Float64Array;
  readonly #lifts: Float64Array;
  #bestSeat: number | undefined;
  /** By territory: what it adds to break what a rival could complete. */
  readonly #breaks: Float64Array;

  constructor(s: Readonly<State>, seat: Seat) {
    this.s = s;
    this.seat = seat;
    this.o = outlookOf(s, seat);
    this.#fills = new Float64Array(s.kinds.length).fill(Number.NaN);
    this.#kills = new Float64Array(s.kinds.length).fill(Number.NaN);
    this.#lifts = new Float64Array(s.kinds.length).fill(Number.NaN);
    this.#breaks = new Float64Array(s.kinds.length);
    if (s.common < 0 || s.phase !== 'action') return;
    for (let rival = 0; rival < s.seats; rival++) {
      if (!isAlive(s, rival) || !isEnemy(s, seat, rival)) continue;
      const threats = completions(this.o, rival, 2, THREATS);
      const passed = WEIGHT.passedOn ** (((rival - seat + s.seats) % s.seats) - 1);
      for (const { cells } of threats)
        for (const cell of cells) this.#breaks[cell]! += (passed * WEIGHT.breaks) / threats.length;
    }
  }

  /** What the seat can complete with the actions that it has left. */
  completions(): Completion[] {
    return completions(this.o, this.seat, this.s.actionsLeft, 2);
  }

  /** How much what a seat has counts for this one. */
  weight(seat: Seat): number {
    if (seat === this.seat) return 1;
    return isEnemy(this.s, this.seat, seat) ? this.o.weights[this.s.pairs ? seat % 2 : seat]! : WEIGHT.partner;
  }

  hexilum(n: number): number {
    const has = this.s.hexilum[this.seat]!;
    return hexilumWorth(has + n) - hexilumWorth(has);
  }

  /** Life that a warlord gains or loses. */
  life(seat: Seat, n: number): number {
    const has = this.s.life[seat]!;
    const after = Math.max(0, Math.min(LIFE, has + n));
    return this.weight(seat) * (LIFE_WORTH[after]! - LIFE_WORTH[has]!);
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
      swing(this.o, filled(cell, this.o.side)) +
      this.#breaks[cell]! +
      (isHexilum(this.s, cell) ? this.hexilum(1) : 0);
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
    return swing(this.o, emptied(cell)) + this.broken(cell) + this.#lost(cell);
  }

  /** What the owner of a token loses when it is destroyed, formations apart. */
  #lost(cell: number): number {
    const { s } = this;
    if (s.kinds[cell] === INERT) return 0;
    const owner = s.owners[cell]!;
    const kept =
      s.kinds[cell] === NORMAL ? WEIGHT.onShip : s.kinds[cell] === MINOR ? this.#grave(owner) : 0;
    return -this.weight(owner) * (tokenWorth(s, cell) - kept);
  }

  /** What it adds to take something from where rivals could complete a formation. */
  broken(cell: number): number {
    return this.o.content[cell] === this.o.side ? 0 : this.#breaks[cell]!;
  }

  /** The token there is destroyed, and an own unit put in its place. */
  seize(cell: number): number {
    const rich = isHexilum(this.s, cell) ? this.hexilum(1) : 0;
    const unit = this.tokens > 0 ? swing(this.o, filled(cell, this.o.side)) + rich + WEIGHT.onBoard + this.placing : Number.NEGATIVE_INFINITY;
    return Math.max(this.kill(cell), unit + this.broken(cell) + this.#lost(cell));
  }

  /** What a minor unit that goes to the Recovery Ship is still worth to its owner. */
  #grave(owner: Seat): number {
    if (isUndying(this.s, owner, 'minor')) return 70;
    const effect = minorOf(this.s, owner)?.destruction?.[0];
    if (effect === undefined) return WEIGHT.onShip;
    switch (effect.kind) {
      case 'heal':
        return LIFE_WORTH[Math.min(LIFE, this.s.life[owner]! + 4)]! - LIFE_WORTH[this.s.life[owner]!]!;
      case 'gain':
        return hexilumWorth(this.s.hexilum[owner]! + 4) - hexilumWorth(this.s.hexilum[owner]!);
      default:
        return 60 * Math.min(4, this.s.ship[owner]![0]! + 1);
    }
  }

  /** An attack on a territory, whatever is there. */
  strike(cell: number): number {
    const warlord = warlordAt(this.s, cell);
    if (warlord >= 0) return this.life(warlord, -1);
    return this.s.kinds[cell] === EMPTY ? 0 : this.kill(cell);
  }

  /** A token comes to a vacant territory. */
  put(cell: number, token: Token): number {
    const value = this.fill(cell);
    if (typeof token === 'number')
      return value + WEIGHT.onBoard + this.#arrival(cell, token) - CARD_WORTH[token]!;
    const cost = WEIGHT.onBoard + this.reserve(-1);
    if (token !== 'minor') return value + cost;
    return value + cost + this.#minorArrival(cell);
  }

  /** A mercenary's ability when it comes to a territory; one that is reusable also stays. */
  #arrival(cell: number, card: number): number {
    const { ability, reusable } = mercenaryOf(card);
    const lay = layOfAbility(this.s, ability);
    if (lay !== null) return this.bestLay(lay, cell, cell).value;
    return abilityWorth(this, ability, cell) + (reusable ? WEIGHT.reusable : 0);
  }

  #minorArrival(cell: number): number {
    const minor = minorOf(this.s, this.seat);
    if (minor === undefined) return 0;
    if (minor.mining && isHexilum(this.s, cell)) return this.hexilum(minor.mining + 1) - this.hexilum(1);
    return minor.arrival ? abilityWorth(this, minor.arrival, cell) - WEIGHT.minorUnit : -WEIGHT.minorUnit;
  }

  /** What a pattern does in one place. `taken` is a territory that something else has come to. */
  lay(lay: Lay, anchor: number, k: number, taken: number): number {
    const cells = lay.cells[anchor]![k]!;
    let sum = 0;
    for (const i of lay.attacks) if (cells[i]! >= 0) sum += this.strike(cells[i]!);
    let left = this.tokens;
    for (const i of lay.places) {
      const cell = cells[i]!;
      if (cell < 0 || cell === taken || left === 0 || this.o.content[cell] !== -1) continue;
      const value = this.fill(cell) + WEIGHT.onBoard + this.placing;
      if (value <= 0) continue;
      sum += value;
      left--;
    }
    return sum;
  }

  /** The best place of a pattern: anchored where it acts, or anywhere (`at` -1). */
  bestLay(lay: Lay, at: number, taken = -1): { value: number; anchor: number; k: number } {
    const best = { value: Number.NEGATIVE_INFINITY, anchor: -1, k: 0 };
    const [from, to] = lay.isFree ? [0, lay.cells.length] : [at, at + 1];
    const needed = lay.attacks.length === 0 ? 0 : lay.isFree ? lay.attacks.length : this.#mostAttacks(lay, at);
    for (let anchor = from; anchor < to; anchor++)
      for (const k of lay.turns) {
        if (needed > 0 && this.#attacksOn(lay, anchor, k) < needed) continue;
        const value = this.lay(lay, anchor, k, taken);
        if (value > best.value) Object.assign(best, { value, anchor, k });
      }
    return best;
  }

  #attacksOn(lay: Lay, anchor: number, k: number): number {
    let n = 0;
    for (const i of lay.attacks) if (lay.cells[anchor]![k]![i]! >= 0) n++;
    return n;
  }

  #mostAttacks(lay: Lay, at: number): number {
    let most = 0;
    for (const k of lay.turns) most = Math.max(most, this.#attacksOn(lay, at, k));
    return most;
  }

  /** Tokens that a pattern can place, and what taking one from the reserve costs. */
  get tokens(): number {
    return this.s.reserve[this.seat]!.reduce((a, b) => a + b, 0) + this.s.undeployed[this.seat]!.length;
  }
  get placing(): number {
    return this.reserve(-1);
  }

  /** The territory where a token does most. */
  bestPut(token: Token): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let cell = 0; cell < this.o.content.length; cell++)
      if (this.o.content[cell] === -1) best = Math.max(best, this.put(cell, token));
    return best;
  }

  bestFill(): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let cell = 0; cell < this.o.content.length; cell++)
      if (this.o.content[cell] === -1) best = Math.max(best, this.fill(cell));
    return best;
  }

  /** The best unit to destroy, next to a territory or anywhere; never what acts. None: 0. */
  bestKill(at: number, where: 'adjacent' | 'anywhere', isSeized: boolean): number {
    let best = Number.NEGATIVE_INFINITY;
    const cells = where === 'adjacent' ? neighboursOf(this.s, at) : this.s.kinds.keys();
    for (const cell of cells)
      if (cell !== at && this.s.kinds[cell] !== EMPTY)
        best = Math.max(best, isSeized ? this.seize(cell) : this.kill(cell));
    return best === Number.NEGATIVE_INFINITY ? 0 : best;
  }

  /** Two territories exchange what stands there, or one unit moves. */
  exchange(unit: number, to: number): number {
    const { content, side } = this.o;
    const [a, b] = [content[unit]!, content[to]!];
    const gains = (from: number, at: number) =>
      content[from] === side && this.s.owners[from] === this.seat && isHexilum(this.s, at) && !isHexilum(this.s, from)
        ? this.hexilum(1)
        : 0;
    const swung = swing(this.o, [unit, b], [to, a]);
    return swung + this.broken(unit) + (b === side || a === side ? this.broken(to) : 0) + gains(unit, to) + gains(to, unit);
  }

  /** What a unit can do at best by moving, or changing places; roughly. */
  moving(unit: number): number {
    const { content, side } = this.o;
    const lifted = this.lift(unit);
    if (content[unit] !== side) return lifted;
    return lifted + this.bestSeat();
  }

  /** Something leaves a territory, without a loss to its owner. */
  lift(cell: number): number {
    const known = this.#lifts[cell]!;
    if (!Number.isNaN(known)) return known;
    const value = swing(this.o, emptied(cell)) + this.broken(cell);
    this.#lifts[cell] = value;
    return value;
  }

  /** A rival's token becomes an own one where it stands. */
  turned(cell: number): number {
    return swing(this.o, filled(cell, this.o.side)) + this.broken(cell) + tokenWorth(this.s, cell);
  }

  /** Whether an enemy's unit or warlord stands there. */
  isFoe(cell: number): boolean {
    return isTarget(this.s, this.seat, cell);
  }

  /** The best territory for an own unit that comes without cost, taken ones with the rival's unit moved away. */
  bestSeat(): number {
    if (this.#bestSeat !== undefined) return this.#bestSeat;
    let best = this.bestFill();
    const { content, side } = this.o;
    for (let cell = 0; cell < content.length; cell++)
      if (content[cell]! >= 0 && content[cell] !== side)
        best = Math.max(best, swing(this.o, filled(cell, side)) + this.broken(cell));
    this.#bestSeat = best;
    return best;
  }

  /** The best exchange; `self` must be part of it if it is not -1. */
  bestExchange(self: number): number {
    if (self >= 0) return this.moving(self);
    let best = Number.NEGATIVE_INFINITY;
    for (let cell = 0; cell < this.s.kinds.length; cell++)
      if (this.s.kinds[cell] !== EMPTY) best = Math.max(best, this.moving(cell));
    return best === Number.NEGATIVE_INFINITY ? 0 : best;
  }
}
