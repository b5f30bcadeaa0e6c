import { fits, matches, type Opening, spotPair } from '@conclave/mechanics/edge-match';
import { tables } from '../data/tables.ts';
import { treeOpenings } from '../rules/tree.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** What Nodus of these colours are worth. */
function nodusWorth(o: Outlook, colours: readonly number[]): number {
  let sum = 0;
  for (const colour of colours) sum += WEIGHT.point * tables(o.s).nodusVp + o.more.nodus[colour]!;
  return sum;
}

/** The open places of the seat's Tree, asked by position. */
export class Places {
  readonly #o: Outlook;
  readonly #open = new Map<string, Opening>();

  constructor(o: Outlook) {
    this.#o = o;
    for (const opening of treeOpenings(o.s, o.seat)) {
      const [x, y] = spotPair(opening.spot);
      this.#open.set(`${x} ${y}`, opening);
    }
  }

  /** What a card is worth at a place which it fits: the Nodus it forms, and the sides that it opens and closes. */
  worth(card: number, x: number, y: number): number {
    const opening = this.#open.get(`${x} ${y}`)!;
    const formed = matches(opening, tables(this.#o.s).sides[card]!);
    const opened = 4 - 2 * formed.length;
    const room = this.#open.size < 2 * WEIGHT.openSides && this.#o.turns > 0 ? 1 : 0;
    return nodusWorth(this.#o, formed) + room * WEIGHT.openSide * opened;
  }

  /** The most that a card is worth anywhere; -Infinity if it fits nowhere. */
  best(card: number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const opening of this.#open.values())
      if (fits(opening, tables(this.#o.s).sides[card]!))
        most = Math.max(most, nodusWorth(this.#o, matches(opening, tables(this.#o.s).sides[card]!)));
    return most;
  }
}

/** What the open places of the seat's Tree are worth for cards to come. */
export const treeRoom = (o: Outlook): number =>
  o.turns === 0 ? 0 : WEIGHT.openSide * Math.min(2 * WEIGHT.openSides, treeOpenings(o.s, o.seat).length);
