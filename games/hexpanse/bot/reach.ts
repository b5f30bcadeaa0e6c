import type { Seat } from '@conclave/kernel';
import { neighboursOf } from '../rules/board.ts';
import { sideOf } from '../rules/sides.ts';
import type { State } from '../rules/types.ts';
import { OBSTACLE, type Outlook } from './outlook.ts';
import { type Lay, type Tools, toolsOf } from './tools.ts';

/** A formation that a seat can complete within some actions. */
export interface Completion {
  readonly cells: readonly number[];
  readonly missing: readonly number[];
  /** How the first action's move begins. */
  readonly first: string;
}

/** One action that holds some of the missing cells, as bits; `used` are the cards it takes, by their bits. */
interface Cover {
  readonly mask: number;
  readonly used: number;
  readonly first: string;
}

const bitsOf = (mask: number): number => {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
};

/** More candidates and covers than these are hardly ever looked at in vain. */
const CANDIDATES = 10;
const COVERS = 160;

/** The most cells that a seat could hold by so many actions, without a look at where they lie. */
function mostCells(tools: Tools, actions: number): number {
  const starts = tools.patterns.flatMap(({ first, lay }) =>
    first === 'ability' ? [lay.places.length, lay.places.length] : [lay.places.length],
  );
  starts.push(...new Array<number>(actions).fill(1));
  starts.sort((a, b) => b - a);
  let most = 0;
  for (let i = 0; i < actions; i++) most += starts[i]!;
  for (const { lay } of tools.mercenaries) most += lay === null ? 0 : lay.places.length;
  const tokens = tools.units + tools.mercenaries.length;
  return Math.min(most, tokens + tools.exchanging.length + tools.returning.length);
}

/** One formation that is nearly there. */
class Attempt {
  readonly #s: Readonly<State>;
  readonly #o: Outlook;
  readonly #seat: Seat;
  readonly #side: number;
  readonly #tools: Tools;
  readonly #cells: readonly number[];
  readonly #missing: readonly number[];
  readonly #full: number;
  /** Missing cells on which a unit stands, or a warlord. */
  readonly #blocked: number;
  readonly #held: number;

  constructor(o: Outlook, seat: Seat, tools: Tools, cells: readonly number[]) {
    this.#o = o;
    this.#s = o.s;
    this.#seat = seat;
    this.#side = sideOf(o.s, seat);
    this.#tools = tools;
    this.#cells = cells;
    this.#missing = cells.filter((cell) => o.content[cell] !== this.#side);
    this.#full = (1 << this.#missing.length) - 1;
    let blocked = 0;
    let held = 0;
    for (const [i, cell] of this.#missing.entries()) {
      if (o.content[cell] !== -1) blocked |= 1 << i;
      if (o.content[cell] === OBSTACLE && o.s.warlords.includes(cell)) held |= 1 << i;
    }
    this.#blocked = blocked;
    this.#held = held;
  }

  #bit(cell: number): number {
    const i = cell < 0 ? -1 : this.#missing.indexOf(cell);
    return i < 0 ? 0 : 1 << i;
  }

  /** Whether a unit that is not needed here is left to exchange. */
  #hasSpare(): boolean {
    const { content } = this.#o;
    for (let cell = 0; cell < content.length; cell++)
      if (content[cell] === this.#side && !this.#cells.includes(cell)) return true;
    return false;
  }

  /** The missing cells that a pattern fills, 0 if it would hit what is needed. */
  #mask(lay: Lay, anchor: number, k: number, vacant: number): number {
    const cells = lay.cells[anchor]![k]!;
    for (const i of lay.attacks) {
      const cell = cells[i]!;
      if (cell < 0 && lay.isFree) return 0;
      if (cell >= 0 && this.#o.content[cell] === this.#side && this.#cells.includes(cell)) return 0;
    }
    let mask = 0;
    for (const i of lay.places) mask |= this.#bit(cells[i]!) & vacant;
    return mask;
  }

  #covers(vacant: number, canClear: boolean): Cover[] {
    const { patterns, mercenaries, replacing, isReplacingBeside, exchanging } = this.#tools;
    const covers: Cover[] = [];
    for (const [n, { first, at, lay }] of patterns.entries()) {
      const used = first === 'ability' ? 0 : 1 << (n + 12);
      const [from, to] = lay.isFree ? [0, lay.cells.length] : [at, at + 1];
      for (let anchor = from; anchor < to; anchor++)
        for (const k of lay.turns) {
          const mask = this.#mask(lay, anchor, k, vacant);
          if (mask !== 0) covers.push({ mask, used, first });
        }
    }
    for (const [n, { card, lay }] of mercenaries.entries()) {
      if (lay === null) continue;
      for (let anchor = 0; anchor < lay.cells.length; anchor++) {
        if (this.#o.content[anchor] !== -1) continue;
        const own = this.#bit(anchor);
        for (const k of lay.turns) {
          const mask = this.#mask(lay, anchor, k, vacant);
          if (mask !== 0) covers.push({ mask: mask | own, used: 1 << n, first: `deploy ${card}` });
        }
      }
    }
    if (this.#tools.units + mercenaries.length > 0)
      for (let bit = 1; bit <= vacant; bit <<= 1)
        if ((vacant & bit) !== 0)
          covers.push({
            mask: bit,
            used: this.#tools.units > 0 ? 0 : 1,
            first: this.#tools.units > 0 ? 'place' : `deploy ${mercenaries[0]!.card}`,
          });
    this.#chain(covers, vacant);
    if (!canClear) return covers;
    const spare = exchanging.length > 0 && this.#hasSpare();
    for (let bit = 1, i = 0; bit <= this.#full; bit <<= 1, i++) {
      if (spare && (this.#held & bit) === 0)
        for (const first of exchanging) covers.push({ mask: bit, used: 0, first });
      if ((this.#blocked & bit) === 0) {
        for (const first of this.#tools.returning) covers.push({ mask: bit, used: 0, first });
        continue;
      }
      if ((this.#held & bit) !== 0) continue;
      for (const first of replacing) covers.push({ mask: bit, used: 0, first });
      if (isReplacingBeside && this.#isBesideWarlord(this.#missing[i]!))
        covers.push({ mask: bit, used: 0, first: 'ability' });
    }
    return covers;
  }

  #isBesideWarlord(cell: number): boolean {
    return neighboursOf(this.#s, cell).includes(this.#s.warlords[this.#seat]!);
  }

  /** HX-CHN-01: mercenaries among what is placed go on. */
  #chain(covers: Cover[], vacant: number): void {
    const { mercenaries } = this.#tools;
    for (let i = 0; i < covers.length && covers.length < COVERS; i++) {
      const { mask, used, first } = covers[i]!;
      for (const [n, { lay }] of mercenaries.entries()) {
        if (lay === null || (used & (1 << n)) !== 0) continue;
        for (const [bit, cell] of this.#missing.entries()) {
          if ((mask & (1 << bit)) === 0) continue;
          for (const k of lay.turns) {
            const more = mask | this.#mask(lay, cell, k, vacant);
            if (more !== mask) covers.push({ mask: more, used: used | (1 << n), first });
          }
        }
      }
    }
  }

  /** Whether one of the missing cells that is blocked can be emptied by an action; how that begins. */
  #clears(): string | null {
    if (bitsOf(this.#blocked) !== 1 || this.#held !== 0) return null;
    if (this.#tools.clearing.length > 0) return this.#tools.clearing[0]!;
    const cell = this.#missing.find((one) => this.#o.content[one] !== -1)!;
    const attacker = neighboursOf(this.#s, cell).find(
      (beside) => this.#s.owners[beside] === this.#seat && !this.#cells.includes(beside),
    );
    return attacker === undefined ? null : `attack ${attacker} ${cell}`;
  }

  /** How the first action begins that leads to the formation; null if nothing does. */
  within(actions: number): string | null {
    const full = this.#full;
    const covers = this.#covers(full & ~this.#blocked, true);
    for (const cover of covers) if (cover.mask === full) return cover.first;
    if (actions < 2) return null;
    for (const [i, a] of covers.entries())
      for (let j = i; j < covers.length; j++) {
        const b = covers[j]!;
        if ((a.mask | b.mask) === full && (a.used & b.used) === 0)
          return bitsOf(a.mask) >= bitsOf(b.mask) ? a.first : b.first;
      }
    const clears = this.#clears();
    if (clears !== null && this.#covers(full, false).some((cover) => cover.mask === full)) return clears;
    return null;
  }
}

/** Formations that a seat can complete within some of its actions, as far as everybody can see, nearest first. */
export function completions(o: Outlook, seat: Seat, actions: number, most: number): Completion[] {
  const { s } = o;
  const tools = toolsOf(s, seat);
  const cells = mostCells(tools, actions);
  const side = sideOf(s, seat);
  const found: Completion[] = [];
  for (const goal of o.goals) {
    if (goal.side !== side) continue;
    const candidates: { place: number; rank: number }[] = [];
    const { sets } = goal.places;
    const least = sets[0]!.length - cells;
    for (let place = 0; place < sets.length; place++) {
      const count = goal.counts[place]!;
      if ((count & 15) >= least && count >> 4 <= 2)
        candidates.push({ place, rank: (count & 15) - (count >> 4) });
    }
    candidates.sort((a, b) => b.rank - a.rank);
    for (const { place } of candidates.slice(0, CANDIDATES)) {
      const set = sets[place]!;
      const first = new Attempt(o, seat, tools, set).within(actions);
      if (first === null) continue;
      found.push({ cells: set, missing: set.filter((cell) => o.content[cell] !== side), first });
      if (found.length === most) return found;
    }
  }
  return found;
}
