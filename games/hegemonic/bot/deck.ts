import type { At } from '@conclave/frame/event-parts.ts';
import { type Tables, tables } from '../data/tables.ts';
import { cardsFor, technology } from '../rules/cards.ts';

/** What is to be expected of technology cards that are not known, by the tables. Chances of a power are by its value. */
export interface Deck {
  /** The highest power that a technology card can have. */
  readonly highest: number;
  /** The highest power of a card on average. */
  readonly mean: number;
  /** By size of a hand: the chances of its best card. */
  readonly best: readonly (readonly number[])[];
  /** Chances of a power that is known for certain. */
  readonly exactly: readonly (readonly number[])[];
  /** The chances that an attack wins, by the margin before cards; the first is that of the widest against it. */
  readonly wins: readonly number[];
}

/** Powers are alike for all types (section 2.6), and nearly so in the deck for few players. */
const PLAYERS = 6;

/** Cards in a hand that is not known. */
const USUAL_HAND = 4;

function winsOf(chances: readonly number[]): number[] {
  const widest = chances.length;
  return Array.from({ length: 2 * widest + 1 }, (_, i) => {
    let wins = 0;
    for (let a = 0; a < widest; a++)
      for (let d = 0; d < widest; d++) if (i - widest + a > d) wins += chances[a]! * chances[d]!;
    return wins;
  });
}

function make(rules: number): Deck {
  const at: At = { rules, seats: PLAYERS };
  const cards = cardsFor(at).map((card) => technology(at, card).power);
  const highest = Math.max(...cards.flat());
  const values = Array.from({ length: highest + 1 }, (_, value) => value);
  const single = new Array<number>(values.length).fill(0);
  for (const [power] of cards) single[power]! += 1 / cards.length;
  const exactly = values.map((value) => values.map((other) => (other === value ? 1 : 0)));
  const best = Array.from({ length: tables(at).hand + 1 }, (_, size) => {
    if (size === 0) return exactly[0]!;
    let below = 0;
    let sum = 0;
    return single.map((chance) => {
      sum += chance;
      const upTo = Math.min(1, sum) ** size;
      const chanceHere = upTo - below;
      below = upTo;
      return chanceHere;
    });
  });
  const mean = cards.reduce((sum, power) => sum + Math.max(...power), 0) / cards.length;
  const wins = winsOf(best[Math.min(USUAL_HAND, best.length - 1)]!);
  return { highest, mean, best, exactly, wins };
}

let lastTables: Tables | null = null;
let lastDeck: Deck | null = null;

/** What is to be expected of the technology cards of a game. */
export function deckOf(s: Pick<At, 'rules'>): Deck {
  const t = tables(s);
  if (lastDeck === null || t !== lastTables) {
    lastDeck = make(s.rules);
    lastTables = t;
  }
  return lastDeck;
}
