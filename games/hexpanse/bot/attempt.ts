import type { Seat } from '@conclave/kernel';
import { canWithdraw, lifeToAct, mayWarlordAct } from '../rules/actions.ts';
import { neighboursOf } from '../rules/board.ts';
import { isEnemy, sideOf } from '../rules/sides.ts';
import { MERCENARY, type State } from '../rules/types.ts';
import { BITS, bitsOf, Covers, NEEDED } from './covers.ts';
import { NOTHING, type Outlook } from './outlook.ts';
import type { Lay, Tools } from './tools.ts';

/** More covers than these are hardly ever looked at in vain. */
const COVERS = 80;

/** Whether a mercenary of an enemy stands there, which can be stolen where it stands (HX-CRD-08). */
const isRivals = (s: Readonly<State>, seat: Seat, cell: number): boolean =>
  s.kinds[cell] === MERCENARY && isEnemy(s, seat, s.owners[cell]!);

/** One formation that is nearly there. */
export class Attempt {
  readonly #s: Readonly<State>;
  readonly #o: Outlook;
  readonly #seat: Seat;
  readonly #tools: Tools;
  readonly #cells: readonly number[];
  readonly #missing: number[] = [];
  readonly #full: number;
  /** Missing cells on which something stands, and those of them on which it is a warlord. */
  #blocked = 0;
  #held = 0;

  constructor(o: Outlook, seat: Seat, side: number, tools: Tools, cells: readonly number[]) {
    this.#o = o;
    this.#s = o.s;
    this.#seat = seat;
    this.#tools = tools;
    this.#cells = cells;
    for (const cell of cells)
      if (o.content[cell] === side) NEEDED[cell] = 1;
      else {
        const bit = 1 << this.#missing.length;
        this.#missing.push(cell);
        BITS[cell] = bit;
        if (o.content[cell] !== -1) this.#blocked |= bit;
        if (o.s.warlords.includes(cell)) this.#held |= bit;
      }
    this.#full = (1 << this.#missing.length) - 1;
  }

  /** Whether a unit that is not needed here is left to exchange. */
  #hasSpare(): boolean {
    const { content } = this.#o;
    const side = sideOf(this.#s, this.#seat);
    for (let cell = 0; cell < content.length; cell++)
      if (content[cell] === side && NEEDED[cell] === 0) return true;
    return false;
  }

  /** What one action can fill. Single vacant cells are left out: whoever has a unit can fill them. */
  #patterns(vacant: number): Covers {
    const covers = new Covers();
    const { content } = this.#o;
    const { patterns, mercenaries } = this.#tools;
    for (let n = 0; n < patterns.length; n++) {
      const { first, at, lay } = patterns[n]!;
      if (!lay.isFree) covers.layAt(lay, at, vacant, 0, first);
      else for (const cell of this.#missing) covers.layThrough(lay, cell, vacant, null, 1 << (n + 8), first);
    }
    for (let n = 0; n < mercenaries.length; n++) {
      const { lay, first } = mercenaries[n]!;
      if (lay === null) continue;
      for (const cell of this.#missing) covers.layThrough(lay, cell, vacant, content, 1 << n, first);
    }
    this.#chain(covers, vacant);
    return covers;
  }

  /** HX-CHN-01: mercenaries among what is placed go on. */
  #chain(covers: Covers, vacant: number): void {
    const { mercenaries } = this.#tools;
    const missing = this.#missing;
    for (let n = 0; n < mercenaries.length; n++) {
      const { lay } = mercenaries[n]!;
      if (lay === null) continue;
      const { masks, used, firsts } = covers;
      for (let i = 0, end = masks.length; i < end && masks.length < COVERS; i++) {
        if ((used[i]! & (1 << n)) !== 0 || masks[i] === this.#full) continue;
        for (let bit = 0; bit < missing.length; bit++)
          if ((masks[i]! & (1 << bit)) !== 0) this.#extend(covers, i, lay, missing[bit]!, vacant, 1 << n);
      }
      if (masks.length >= COVERS || firsts.length === 0) return;
    }
  }

  /** What a cover comes to if a mercenary stands on one of its cells. */
  #extend(covers: Covers, i: number, lay: Lay, cell: number, vacant: number, card: number): void {
    const [mask, turns, places] = [covers.masks[i]!, lay.turns.length, lay.places.length];
    for (let way = cell * turns; way < (cell + 1) * turns; way++) {
      let more = 0;
      for (let at = way * places; at < (way + 1) * places; at++) more |= BITS[lay.placed[at]!]!;
      more &= vacant & ~mask;
      if (more !== 0 && this.#isHarmless(lay, way))
        covers.add(mask | more, covers.used[i]! | card, covers.firsts[i]!);
    }
  }

  #isHarmless({ attacked, attacks }: Lay, way: number): boolean {
    const n = attacks.length;
    for (let i = way * n; i < (way + 1) * n; i++) if (NEEDED[attacked[i]!] === 1) return false;
    return true;
  }

  /** Ways to hold a single cell that do not need it to be vacant, or no unit in the reserve. */
  #singles(covers: Covers): void {
    const { exchanging, returning, replacing, stealing, isReplacingBeside } = this.#tools;
    const hasSpare = exchanging.length > 0 && this.#hasSpare();
    for (const [i, cell] of this.#missing.entries()) {
      const bit = 1 << i;
      if ((this.#held & bit) !== 0) continue;
      if (hasSpare) for (const first of exchanging) covers.add(bit, 0, first);
      if (isRivals(this.#s, this.#seat, cell)) for (const first of stealing) covers.add(bit, 0, first);
      if ((this.#blocked & bit) === 0) for (const first of returning) covers.add(bit, 0, first);
      else {
        for (const first of replacing) covers.add(bit, 0, first);
        if (isReplacingBeside && neighboursOf(this.#s, cell).includes(this.#s.warlords[this.#seat]!))
          covers.add(bit, 0, 'ability');
      }
    }
  }

  /** A unit that is not needed here and can be withdrawn, to be placed by the action after (HX-ACT-02). */
  #withdraws(): string | null {
    for (let cell = 0; cell < this.#s.kinds.length; cell++)
      if (NEEDED[cell] === 0 && canWithdraw(this.#s, this.#seat, cell)) return `withdraw ${cell}`;
    return null;
  }

  /** Whether the only cell that is blocked can be emptied by an action; how that begins. */
  #clears(): string | null {
    if (bitsOf(this.#blocked) !== 1) return null;
    if (this.#held !== 0) return this.#steps();
    if (this.#tools.clearing.length > 0) return this.#tools.clearing[0]!;
    const cell = this.#missing.find((one) => (BITS[one]! & this.#blocked) !== 0)!;
    const attacker = neighboursOf(this.#s, cell).find(
      (beside) => this.#s.owners[beside] === this.#seat && NEEDED[beside] === 0,
    );
    return attacker === undefined ? null : `attack ${attacker} ${cell}`;
  }

  /** HX-ACT-11: the own warlord steps out of the way. */
  #steps(): string | null {
    const at = this.#s.warlords[this.#seat]!;
    const isOwn = this.#held === BITS[at];
    const canGo = isOwn && mayWarlordAct(this.#s) && this.#s.life[this.#seat]! >= lifeToAct(this.#s);
    const to = canGo
      ? neighboursOf(this.#s, at).find((one) => this.#o.content[one] === NOTHING && BITS[one] === 0)
      : undefined;
    return to === undefined ? null : `moveWarlord ${to}`;
  }

  #place(): string | null {
    if (this.#tools.units > 0) return 'place';
    const [mercenary] = this.#tools.mercenaries;
    return mercenary === undefined ? null : mercenary.first;
  }

  /** How the first action begins that leads to the formation; null if nothing does. */
  within(actions: number): string | null {
    const full = this.#full;
    const vacant = full & ~this.#blocked;
    const place = this.#place();
    const isSingle = (mask: number) => place !== null && (mask & ~vacant) === 0 && (mask & (mask - 1)) === 0;
    if (isSingle(full)) return place;
    const covers = this.#patterns(vacant);
    this.#singles(covers);
    const { masks, used, firsts } = covers;
    for (let i = 0; i < masks.length; i++) if (masks[i] === full) return firsts[i]!;
    if (actions < 2) return null;
    if (bitsOf(full) === 2 && this.#blocked === 0 && this.#tools.units > 1) return place;
    if (place === null && bitsOf(vacant) === 1 && vacant === full) {
      const withdraws = this.#withdraws();
      if (withdraws !== null) return withdraws;
    }
    for (let i = 0; i < masks.length; i++) {
      if (isSingle(full & ~masks[i]!)) return firsts[i]!;
      for (let j = i; j < masks.length; j++)
        if ((masks[i]! | masks[j]!) === full && (used[i]! & used[j]!) === 0)
          return bitsOf(masks[i]!) >= bitsOf(masks[j]!) ? firsts[i]! : firsts[j]!;
    }
    const clears = this.#clears();
    if (clears === null) return null;
    if (bitsOf(full) === 1) return place === null ? null : clears;
    return this.#patterns(full).masks.includes(full) ? clears : null;
  }

  /** Leaves the board as it was found. */
  end(): void {
    for (const cell of this.#cells) {
      NEEDED[cell] = 0;
      BITS[cell] = 0;
    }
  }
}
